/** Liquidar goes on: 'Guardar y liquidar' ticks and saves, 'y siguiente' opens the next pending one of the same search. */
import { act, waitFor } from '@testing-library/react'
import type { LiquidacionDetalle, LiquidacionFila } from '../../../src/contract/liquidaciones'
import { pendingAfter } from '../../../src/features/liquidaciones/next'
import { valuesOf } from '../../../src/records/settlement/values'
import { tableChanged } from '../../../src/ui/tableState/tableSlice'
import type { TestApp } from '../../setup/page'
import { openList, storedLiquidacion, aCompany, clearLiquidaciones, type Dialog } from './listScreen'
import { toast, rowOf } from '../../setup/screen'

let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
})
beforeEach(() => clearLiquidaciones(testApp))
afterAll(() => testApp.close())

const liquidadas = async () =>
  (
    await testApp.db
      .selectFrom('liquidaciones')
      .select('busNumero')
      .where('liquidada', '=', 1)
      .orderBy('busNumero')
      .execute()
  ).map(({ busNumero }) => busNumero)

const waitForBus = (dialog: Dialog, bus: string) =>
  waitFor(() => {
    expect(dialog.field('Bus')).toHaveValue(bus)
    expect(dialog.field('Viajes')).toHaveFocus()
  })

test('the next pending one is the first after it that is not settled, round from the end', () => {
  const row = (uuid: string, liquidada: boolean) => ({ uuid, liquidada }) as LiquidacionFila
  const rows = [row('a', false), row('b', true), row('c', false), row('d', false)]
  const after = (current: string) => pendingAfter(rows, current).map(({ uuid }) => uuid)
  expect(after('c')).toEqual(['d', 'a'])
  expect(after('d')).toEqual(['a', 'c'])
  expect(after('of another search')).toEqual(['a', 'c', 'd'])
})

test("'Guardar y liquidar' ticks, saves what was typed and closes", async () => {
  await storedLiquidacion(testApp)
  const { openLiquidar, chooseRow } = await openList(testApp)
  await chooseRow('12')
  const dialog = await openLiquidar()
  await dialog.fill({ Viajes: '7' })
  await dialog.press('Guardar y liquidar')
  await dialog.closed()
  await toast('Creado exitosamente')
  expect(rowOf('12')).not.toHaveClass('pendiente')
  expect(
    await testApp.db.selectFrom('liquidaciones').select(['viajes', 'liquidada']).executeTakeFirst(),
  ).toEqual({ viajes: 7, liquidada: 1 })
})

test('a refused one stays open, ticked, with its message; one that is settled offers neither', async () => {
  await storedLiquidacion(testApp, { busNumero: '15', conductorDocumento: '1002', liquidada: true })
  await storedLiquidacion(testApp)
  const { openLiquidar, chooseRow } = await openList(testApp)
  await chooseRow('12')
  const dialog = await openLiquidar()
  await dialog.fill({ Viajes: '' })
  await dialog.press('Guardar y liquidar')
  await dialog.press('Guardar y liquidar')
  await waitFor(() => expect(dialog.field('Viajes')).toBeInvalid())
  expect(dialog.field('Liquidada')).toBeChecked()
  expect(await liquidadas()).toEqual(['15'])
  await dialog.fill({ Viajes: '6' })
  await dialog.press('Aceptar')
  await dialog.closed()

  await chooseRow('15')
  const other = await openLiquidar()
  expect(() => other.button('Guardar y liquidar')).toThrow()
  expect(() => other.button('y siguiente')).toThrow()
})

test("'y siguiente' goes through the pending ones of the search and closes after the last", async () => {
  await storedLiquidacion(testApp, { fecha: '2026-03-05', busNumero: '12' })
  await storedLiquidacion(testApp, {
    fecha: '2026-03-05',
    busNumero: '15',
    conductorDocumento: '1002',
    liquidada: true,
  })
  await storedLiquidacion(testApp, { fecha: '2026-03-05', busNumero: '17' })
  await storedLiquidacion(testApp, {
    fecha: '2026-03-06',
    busNumero: '15',
    conductorDocumento: '1002',
    viajes: 9,
  })
  // Another day, which the search does not find.
  await storedLiquidacion(testApp, { fecha: '2026-04-01', busNumero: '12' })
  const { openLiquidar, chooseRow } = await openList(
    testApp,
    '/?fechaInicial=2026-03-05&fechaFinal=2026-03-06&liquidada=false',
  )
  // From the top: 15 of the 6th, 17, 12.
  await chooseRow('17')
  const dialog = await openLiquidar()
  await dialog.press('Desbloquear Campos')
  await dialog.press('y siguiente')
  await waitForBus(dialog, '12')
  expect(dialog.field('Liquidada')).not.toBeChecked()
  expect(dialog.field('Fecha')).toBeDisabled()
  expect(dialog.dialog).toHaveTextContent('Liquidada la del bus 17. Sigue la del 12, del 5 de marzo de 2026.')
  expect(dialog.banner()).toBeNull()
  expect(await liquidadas()).toEqual(['15', '17'])
  await dialog.press('y siguiente')
  await waitForBus(dialog, '15')
  expect(dialog.field('Viajes')).toHaveValue('9')
  await dialog.press('y siguiente')
  await dialog.closed()
  expect(await liquidadas()).toEqual(['12', '15', '15', '17'])
  expect(testApp.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(3)
})

test('a draft that is kept of the next one is found in it, and not lost', async () => {
  await storedLiquidacion(testApp, { fecha: '2026-03-05', busNumero: '12' })
  await storedLiquidacion(testApp, { fecha: '2026-03-05', busNumero: '15', conductorDocumento: '1002' })
  const { uuid } = await testApp.db
    .selectFrom('liquidaciones')
    .select('uuid')
    .where('busNumero', '=', '12')
    .executeTakeFirstOrThrow()
  const url = `/api/liquidaciones/detalle?uuid=${uuid}`
  const detalle = (await testApp.ask('admin', { method: 'GET', url })).json<LiquidacionDetalle>()
  const values = { ...valuesOf(detalle), viajes: 11 }
  const { openLiquidar, chooseRow } = await openList(testApp)
  sessionStorage.setItem(
    `borradores/admin/liquidar-${uuid}`,
    JSON.stringify({ valores: values, clave: null, keptAt: '2030-03-20T16:00:00Z' }),
  )
  await chooseRow('15')
  const dialog = await openLiquidar()
  await dialog.press('y siguiente')
  await waitForBus(dialog, '12')
  expect(dialog.field('Viajes')).toHaveValue('11')
  expect(dialog.dialog).toHaveTextContent(/Borrador recuperado del/)
  await dialog.press('Guardar y liquidar')
  await dialog.closed()
  const viajes = await testApp.db.selectFrom('liquidaciones').select(['busNumero', 'viajes']).execute()
  expect(viajes).toContainEqual({ busNumero: '12', viajes: 11 })
})

test('goes by what is sought in the table, and past one that a colleague has settled meanwhile', async () => {
  const ofAna = { conductorDocumento: '1001' }
  const theirs = await storedLiquidacion(testApp, { ...ofAna, fecha: '2026-03-02' })
  await storedLiquidacion(testApp, { ...ofAna, fecha: '2026-03-01' })
  await storedLiquidacion(testApp, { busNumero: '15', conductorDocumento: '1002', fecha: '2026-03-03' })
  await storedLiquidacion(testApp, { ...ofAna, fecha: '2026-03-04' })
  const { openLiquidar, chooseRow, store } = await openList(testApp)
  act(
    () =>
      void store.dispatch(
        tableChanged({ table: 'liquidaciones', filter: { items: [], quickFilterValues: ['ana'] } }),
      ),
  )
  await chooseRow('1 de marzo de 2026')
  const dialog = await openLiquidar()
  await storedLiquidacion(testApp, { ...ofAna, uuid: theirs.uuid, fecha: '2026-03-02', liquidada: true })
  await dialog.press('y siguiente')
  await waitFor(() => expect(dialog.field('Fecha')).toHaveValue('04/03/26'))
  await dialog.press('Cancelar')
  await dialog.closed()
  // The table follows: the row that was open is the selected one.
  await waitFor(() => expect(rowOf('4 de marzo de 2026')).toHaveAttribute('aria-selected', 'true'))
})

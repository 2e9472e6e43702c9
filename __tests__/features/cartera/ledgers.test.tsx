import { act, screen, waitFor, within } from '@testing-library/react'
import { api } from '../../../src/api/client/api'
import type { AbonoFila, TablaAbonos } from '../../../src/contract/abonos'
import type { DeudaFila, TablaDeudas } from '../../../src/contract/deudas'
import { fechaLarga, hoyEn } from '../../../src/contract/fechas'
import type { LiquidacionDetalle } from '../../../src/contract/liquidaciones'
import { changesHeard } from '../../../src/records/remoteChanges/remoteChangesSlice'
import { fechaCorta } from '../../../src/ui/texts/formats'
import { aDeuda, anAbono, aLiquidacion, aBus, aConductor } from '../../server/builders'
import { openTable } from '../../setup/fleet'
import { openTestApp, type TestApp } from '../../setup/page'
import {
  buttonOf,
  chooseRow,
  columnTexts,
  field,
  fillIn,
  hands,
  openDialog,
  toasts,
  totals,
  waitForColumn,
} from '../../setup/screen'

/** The drivers' debts and what they have paid back, by the words of each. */
const LEDGERS = [
  {
    noun: 'deudas',
    one: 'Deuda',
    text: 'Razón',
    texts: ['Préstamo', 'Faltante', 'Multa'],
    // Ana has paid 50.000 back.
    sums: (total: string, balance: string) => ({ 'Total de deudas': total, 'Balance de deuda': balance }),
    question: '¿Estás seguro que deseas eliminar la deuda?',
    deleted: 'Deuda eliminada exitosamente.',
    edited: 'POST /api/deudas',
  },
  {
    noun: 'abonos',
    one: 'Abono',
    text: 'Origen',
    texts: ['Prima', 'Liquidación', 'Cesantías'],
    sums: (total: string) => ({ 'Total de abonos': total }),
    question: '¿Estás seguro que deseas eliminar el abono?',
    deleted: 'Abono eliminado exitosamente.',
    edited: 'PUT /api/abonos',
  },
] as const

const VALUES = ['$ 200.000', '$ 100.000', '$ 80.000']

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestApp()
})
beforeEach(async () => {
  for (const table of ['abonos', 'deudas', 'liquidaciones', 'buses', 'conductores'] as const)
    await testApp.db.deleteFrom(table).execute()
})
afterAll(() => testApp.close())

/** Ana's 300.000 in two rows, one of them of a settlement; of Beto, retired, 80.000. */
async function someRows(noun: 'deudas' | 'abonos') {
  const { db } = testApp
  const ana = await aConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  const beto = await aConductor(db, { documento: '1002', nombre: 'Beto Bernal', valido: 0 })
  await aBus(db, { numero: '12' })
  const { uuid: liquidacionUuid } = await aLiquidacion(db, {
    conductorUuid: ana.uuid,
    busNumero: '12',
    fecha: '2026-03-02',
  })
  const add = (of: { uuid: string }, text: string, changes: object) =>
    noun === 'deudas'
      ? aDeuda(db, of.uuid, { razon: text, ...changes })
      : anAbono(db, of.uuid, { origen: text, ...changes })
  const [own, linked, retired] = LEDGERS.find((ledger) => ledger.noun === noun)!.texts
  await add(beto, retired, { valor: 80_000, fecha: '2026-03-01' })
  await add(ana, linked, { valor: 100_000, fecha: '2026-03-02', liquidacionUuid })
  await add(ana, own, { valor: 200_000, fecha: '2026-03-03' })
  if (noun === 'deudas') await anAbono(db, ana.uuid, { valor: 50_000 })
  return liquidacionUuid
}

/** The stored row that says this, as a colleague reads it. */
async function storedRow(noun: 'deudas' | 'abonos', text: string) {
  const answer = await testApp.ask('admin', { method: 'GET', url: `/api/${noun}` })
  const table = answer.json<Partial<TablaDeudas & TablaAbonos>>()
  const rows: (DeudaFila | AbonoFila)[] = table.deudas ?? table.abonos ?? []
  return rows.find((row) => Object.values(row).includes(text))!
}

describe.each(LEDGERS)('$noun', ({ noun, one, text, texts, sums, question, deleted, edited }) => {
  const [own, linked, retired] = texts

  test('is searched by driver, retired ones too, in the address', async () => {
    await someRows(noun)
    const { router } = await openTable(testApp, `/${noun}`, 'consulta')
    await waitForColumn('Valor', VALUES)
    expect(columnTexts('Conductor')).toEqual(['Ana Álvarez', 'Ana Álvarez', 'Beto Bernal'])
    expect(columnTexts('Fecha')[0]).toBe('3 de marzo de 2026')
    expect(totals()).toEqual(sums('$ 380.000', '$ 330.000'))
    await fillIn(user, field('Conductor'), 'beto')
    await user.click(buttonOf('Buscar'))
    await waitForColumn(text, [retired])
    expect(totals()).toEqual(sums('$ 80.000', '$ 80.000'))
    expect(testApp.calls.at(-1)).toBe(`GET /api/${noun}/conductor?documento=1002`)
    expect(router.state.location.search).toBe('?documento=1002')
    await user.click(buttonOf('Limpiar'))
    await waitForColumn('Valor', VALUES)
    expect(router.state.location.search).toBe('')
  })

  test('one is created, edited and deleted; none is of a settlement', async () => {
    await aConductor(testApp.db, { documento: '1001', nombre: 'Ana Álvarez' })
    await openTable(testApp, `/${noun}`)
    await screen.findByText(`No hay ${noun}.`)
    await waitFor(() => expect(totals()).toEqual(sums('$ 0', '$ 0')))

    const create = await openDialog(user, 'Crear', `Crear ${one}`)
    await create.fill({ Conductor: 'ana', Valor: '150000', [text]: own })
    // A name that is nobody's does not leave the one before.
    await user.type(create.field('Conductor'), ' nadie')
    await create.press('Crear')
    await waitFor(() => expect(create.errors()).toEqual({ Conductor: 'Sin coincidencias.' }))
    await create.fill({ Conductor: 'ana' })
    const today = hoyEn('America/Bogota')
    if (noun === 'abonos') {
      expect(create.field('Origen')).toHaveAttribute('placeholder', 'prima, cesantías, vacaciones, etc.')
      expect(create.field('Fecha')).toHaveValue(fechaCorta(today))
    }
    await create.press('Crear')
    await create.closed()
    await waitForColumn('Valor', ['$ 150.000'])
    expect(columnTexts('Fecha')).toEqual([fechaLarga(today)])
    expect(totals()).toEqual(sums('$ 150.000', '$ 150.000'))

    await chooseRow(user, own)
    const edit = await openDialog(user, 'Editar', `Editar ${one}`)
    await waitFor(() => expect(edit.field('Conductor')).toHaveValue('Ana Álvarez'))
    expect(edit.field('Conductor')).toBeEnabled()
    expect(screen.queryByText(/Está en la liquidación/)).not.toBeInTheDocument()
    expect(edit.field('Valor')).toHaveValue('150.000')
    await edit.fill({ Valor: '120000', [text]: retired, ...(noun === 'abonos' && { Fecha: '05/03/26' }) })
    await edit.press('Aceptar')
    await edit.closed()
    await waitForColumn(text, [retired])
    const day = noun === 'abonos' ? '5 de marzo de 2026' : fechaLarga(today)
    expect(columnTexts('Fecha')).toEqual([day])
    expect(totals()).toEqual(sums('$ 120.000', '$ 120.000'))
    // Section 8: creating and editing show no success toast.
    expect(toasts()).toEqual([])
    expect(testApp.calls.filter((call) => !call.startsWith('GET'))).toEqual([`POST /api/${noun}`, edited])

    const remove = await openDialog(user, 'Eliminar', `Eliminar ${one}`)
    expect(remove.dialog).toHaveAccessibleDescription(`Ana Álvarez, ${day}, $\u00a0120.000 ${question}`)
    await remove.press('Eliminar')
    await screen.findByText(`No hay ${noun}.`)
    await waitFor(() => expect(toasts()).toEqual([deleted]))
    await waitFor(() => expect(totals()).toEqual(sums('$ 0', '$ 0')))
  })

  test('what a colleague has changed since it was opened is told from what was typed', async () => {
    await someRows(noun)
    await openTable(testApp, `/${noun}`)
    await chooseRow(user, own)
    const edit = await openDialog(user, 'Editar', `Editar ${one}`)
    await edit.fill({ [text]: 'Otro texto' })
    const theirs = { valor: 20_000, conductorDocumento: '1002', fecha: '2026-03-09' }
    const payload = { ...(await storedRow(noun, own)), ...theirs }
    const [method, url] = edited.split(' ') as ['PUT', string]
    await testApp.ask('admin', { method, url, payload })
    await edit.press('Aceptar')
    await waitFor(() =>
      expect(edit.differences()).toEqual({
        Conductor: 'Ahora: Beto Bernal · Usted: Ana Álvarez',
        Valor: 'Ahora: $ 20.000 · Usted: $ 200.000',
        [text]: `Ahora: ${own} · Usted: Otro texto`,
        ...(noun === 'abonos' && { Fecha: 'Ahora: 9 de marzo de 2026 · Usted: 3 de marzo de 2026' }),
      }),
    )
    expect(edit.banner()).toHaveTextContent(/^Otra persona cambió (esta deuda|este abono)/)
    expect(toasts()).toEqual([expect.stringMatching(/^Otra persona cambió/)])
    await waitFor(() => expect(Object.values(totals())[0]).toBe('$ 200.000'))
    for (const label of Object.keys(edit.differences()))
      if (label !== text) await edit.press(`Usar lo de ahora en ${label}`)
    if (noun === 'abonos') expect(edit.field('Fecha')).toHaveValue('09/03/26')
    await edit.press('Aceptar')
    await edit.closed()
    await waitFor(() => expect(columnTexts(text)).toContain('Otro texto'))
    expect(await storedRow(noun, 'Otro texto')).toMatchObject({ valor: 20_000, conductorDocumento: '1002' })
  })

  test('one of a settlement is edited and deleted here too: one record in two places', async () => {
    const liquidacionUuid = await someRows(noun)
    const inItsLiquidacion = async () => {
      const url = `/api/liquidaciones/detalle?uuid=${liquidacionUuid}`
      const answer = await testApp.ask('consulta', { method: 'GET', url })
      return answer.json<LiquidacionDetalle>()[noun === 'deudas' ? 'deudaDto' : 'abonoDto']
    }
    await openTable(testApp, `/${noun}`)
    await chooseRow(user, `${linked}De liquidación`)
    const edit = await openDialog(user, 'Editar', `Editar ${one}`)
    const where = 'Está en la liquidación del bus 12 del 2 de marzo de 2026.'
    expect(screen.getByText(`${where} Su conductor y su fecha se cambian allí.`)).toBeInTheDocument()
    expect(edit.field('Conductor')).toBeDisabled()
    if (noun === 'abonos') expect(edit.field('Fecha')).toBeDisabled()
    await edit.fill({ Valor: '90000' })
    await edit.press('Aceptar')
    await edit.closed()
    await waitForColumn('Valor', ['$ 200.000', '$ 90.000', '$ 80.000'])
    expect(await inItsLiquidacion()).toMatchObject({ valor: 90_000, fecha: '2026-03-02' })

    const remove = await openDialog(user, 'Eliminar', `Eliminar ${one}`)
    expect(remove.dialog).toHaveAccessibleDescription(
      `Ana Álvarez, 2 de marzo de 2026, $\u00a090.000 ${question} ${where}`,
    )
    await remove.press('Eliminar')
    await waitForColumn('Valor', ['$ 200.000', '$ 80.000'])
    expect(await inItsLiquidacion()).toBeNull()
  })
})

test('what a colleague saves while one edits is told at once, and no attempt passes over it unseen', async () => {
  await someRows('abonos')
  const { store } = await openTable(testApp, '/abonos')
  await chooseRow(user, 'Prima')
  const edit = await openDialog(user, 'Editar', 'Editar Abono')
  await edit.fill({ Origen: 'Prima de junio' })
  const theirs = await storedRow('abonos', 'Prima')
  const payload = { ...theirs, conductorDocumento: '1001', valor: 250_000 }
  await testApp.ask('editor', { method: 'PUT', url: '/api/abonos', payload })
  act(() => {
    const event = { sustantivo: 'abonos', tipo: 'editado', usuario: 'Editor', solicitud: null } as const
    store.dispatch(
      changesHeard([{ ...event, identificador: theirs.uuid, liquidacionUuid: null, secuencia: 1 }]),
    )
    store.dispatch(api.util.invalidateTags(['abonos']))
  })
  await within(edit.dialog).findByText('Editor acaba de guardar este registro. Revise las diferencias.')
  const differences = {
    Valor: 'Ahora: $ 250.000 · Usted: $ 200.000',
    Origen: 'Ahora: Prima · Usted: Prima de junio',
  }
  expect(edit.differences()).toEqual(differences)
  expect(edit.field('Origen')).toHaveValue('Prima de junio')

  await edit.press('Aceptar')
  await within(edit.dialog).findByText(/^Otra persona cambió/)
  expect(edit.differences()).toEqual(differences)
  await edit.press('Usar lo de ahora en Valor')
  await edit.press('Aceptar')
  await edit.closed()
  await waitForColumn('Valor', ['$ 250.000', '$ 100.000', '$ 80.000'])
})

test('a failed deletion keeps the row and toasts what the server says', async () => {
  await someRows('deudas')
  await openTable(testApp, '/deudas')
  await chooseRow(user, 'Préstamo')
  const remove = await openDialog(user, 'Eliminar', 'Eliminar Deuda')
  // Meanwhile somebody takes the role away.
  const roles = (list: string) =>
    testApp.db.updateTable('usuarios').set({ roles: list }).where('username', '=', 'admin').execute()
  await roles('EDITOR')
  try {
    await remove.press('Eliminar')
    await waitFor(() => expect(toasts()).toEqual(['No tiene permiso para realizar esta acción.']))
  } finally {
    await roles('ADMIN,EDITOR')
  }
  await waitForColumn('Razón', ['Préstamo', 'FaltanteDe liquidación', 'Multa'])
  expect(totals()).toMatchObject({ 'Total de deudas': '$ 380.000' })
})

test('zero in a settled settlement is refused to EDITOR, who is told in the form', async () => {
  await someRows('deudas')
  await testApp.db.updateTable('liquidaciones').set({ liquidada: 1 }).execute()
  await openTable(testApp, '/deudas', 'editor')
  await chooseRow(user, 'FaltanteDe liquidación')
  const edit = await openDialog(user, 'Editar', 'Editar Deuda')
  await edit.fill({ Valor: '0' })
  await edit.press('Aceptar')
  const message =
    'La liquidación del bus 12 del 2 de marzo de 2026 ya está liquidada: solo un administrador puede quitar su deuda o dejarla en cero. No se guardó nada.'
  await waitFor(() => expect(edit.banner()).toHaveTextContent(message))
  expect(edit.field('Valor')).toHaveValue('0')
  expect(toasts()).toEqual([message])
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { api } from '../../../src/api/client/api'
import type { TablaAbonos } from '../../../src/contract/abonos'
import { fechaLarga, hoyEn } from '../../../src/contract/fechas'
import type { LiquidacionDetalle } from '../../../src/contract/liquidaciones'
import { changesHeard } from '../../../src/records/remoteChanges/remoteChangesSlice'
import { fechaCorta } from '../../../src/ui/texts/formats'
import { anAbono, aLiquidacion, aBus, aConductor } from '../../server/builders'
import { openOffice, type Office } from '../../setup/page'
import {
  openDialog,
  toasts,
  field,
  columnTexts,
  differencesIn,
  chooseRow,
  fillIn,
  waitForColumn,
  hands,
  totals,
} from '../../setup/screen'

let office: Office
const user = hands()

beforeAll(async () => {
  office = await openOffice()
})
beforeEach(async () => {
  for (const table of ['abonos', 'liquidaciones', 'buses', 'conductores'] as const)
    await office.db.deleteFrom(table).execute()
})
afterAll(() => office.close())

/** Ana has paid 300.000 in two repayments, one of them of a settlement; Beto, retired, 80.000. */
async function somePayments() {
  const { db } = office
  const ana = await aConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  const beto = await aConductor(db, { documento: '1002', nombre: 'Beto Bernal', valido: 0 })
  const { numero: busNumero } = await aBus(db, { numero: '12' })
  const { uuid: liquidacionUuid } = await aLiquidacion(db, {
    conductorUuid: ana.uuid,
    busNumero,
    fecha: '2026-03-02',
  })
  await anAbono(db, beto.uuid, { valor: 80_000, origen: 'Cesantías', fecha: '2026-03-01' })
  await anAbono(db, ana.uuid, { valor: 100_000, origen: 'Liquidación', fecha: '2026-03-02', liquidacionUuid })
  await anAbono(db, ana.uuid, { valor: 200_000, origen: 'Prima', fecha: '2026-03-03' })
  return liquidacionUuid
}

const button = (name: string) => screen.getByRole('button', { name })

test('where there are no repayments nothing is paid back', async () => {
  await office.open('/abonos')
  await screen.findByText('No hay abonos.')
  await waitFor(() => expect(totals()).toEqual({ 'Total de abonos': '$ 0' }))
})

test('shows the repayments of everybody, and their total', async () => {
  await somePayments()
  await office.open('/abonos', 'consulta')
  await waitForColumn('Valor', ['$ 200.000', '$ 100.000', '$ 80.000'])
  expect(columnTexts('Conductor')).toEqual(['Ana Álvarez', 'Ana Álvarez', 'Beto Bernal'])
  expect(columnTexts('Fecha')[0]).toBe('3 de marzo de 2026')
  expect(totals()).toEqual({ 'Total de abonos': '$ 380.000' })
})

test('is searched by driver, retired ones too, in the address', async () => {
  await somePayments()
  const { router } = await office.open('/abonos')
  await waitForColumn('Valor', ['$ 200.000', '$ 100.000', '$ 80.000'])
  await fillIn(user, field('Conductor'), 'beto')
  await user.click(button('Buscar'))
  await waitForColumn('Origen', ['Cesantías'])
  expect(totals()).toEqual({ 'Total de abonos': '$ 80.000' })
  expect(office.calls.at(-1)).toBe('GET /api/abonos/conductor?documento=1002')
  expect(router.state.location.search).toBe('?documento=1002')
  await user.click(button('Limpiar'))
  await waitForColumn('Valor', ['$ 200.000', '$ 100.000', '$ 80.000'])
  expect(router.state.location.search).toBe('')
})

test('a repayment is created, edited and deleted', async () => {
  await aConductor(office.db, { documento: '1001', nombre: 'Ana Álvarez' })
  await office.open('/abonos')
  await screen.findByText('No hay abonos.')

  const create = await openDialog(user, 'Crear', 'Crear Abono')
  await fillIn(user, create.field('Conductor'), 'ana')
  await fillIn(user, create.field('Valor'), '150000')
  expect(create.field('Origen')).toHaveAttribute('placeholder', 'prima, cesantías, vacaciones, etc.')
  await fillIn(user, create.field('Origen'), 'Prima')
  expect(create.field('Fecha')).toHaveValue(fechaCorta(hoyEn('America/Bogota')))
  await create.press('Crear')
  await create.closed()
  await waitForColumn('Valor', ['$ 150.000'])
  expect(columnTexts('Fecha')).toEqual([fechaLarga(hoyEn('America/Bogota'))])
  expect(totals()).toEqual({ 'Total de abonos': '$ 150.000' })

  await chooseRow(user, 'Prima')
  const edit = await openDialog(user, 'Editar', 'Editar Abono')
  await waitFor(() => expect(edit.field('Conductor')).toHaveValue('Ana Álvarez'))
  expect(edit.field('Valor')).toHaveValue('150.000')
  await fillIn(user, edit.field('Valor'), '120000')
  await fillIn(user, edit.field('Origen'), 'Cesantías')
  await fillIn(user, edit.field('Fecha'), '05/03/26')
  await edit.press('Aceptar')
  await edit.closed()
  await waitForColumn('Origen', ['Cesantías'])
  expect(columnTexts('Fecha')).toEqual(['5 de marzo de 2026'])
  expect(totals()).toEqual({ 'Total de abonos': '$ 120.000' })
  // Section 8: creating and editing show no success toast.
  expect(toasts()).toEqual([])
  expect(office.calls.filter((call) => !call.startsWith('GET'))).toEqual([
    'POST /api/abonos',
    'PUT /api/abonos',
  ])

  const remove = await openDialog(user, 'Eliminar', 'Eliminar Abono')
  await remove.press('Eliminar')
  await screen.findByText('No hay abonos.')
  await waitFor(() => expect(toasts()).toEqual(['Abono eliminado exitosamente.']))
  await waitFor(() => expect(totals()).toEqual({ 'Total de abonos': '$ 0' }))
})

test('what a colleague has changed since it was opened is told from what was typed', async () => {
  await somePayments()
  await office.open('/abonos')
  await chooseRow(user, 'Prima')
  const edit = await openDialog(user, 'Editar', 'Editar Abono')
  await fillIn(user, edit.field('Origen'), 'Prima de junio')
  const { abonos } = (await office.ask('admin', { method: 'GET', url: '/api/abonos' })).json<TablaAbonos>()
  const theirs = abonos.find(({ origen }) => origen === 'Prima')
  const payload = { ...theirs, conductorDocumento: '1002', fecha: '2026-03-09' }
  await office.ask('admin', { method: 'PUT', url: '/api/abonos', payload })
  await edit.press('Aceptar')
  const dialog = screen.getByRole('dialog')
  await waitFor(() =>
    expect(differencesIn(dialog)).toEqual({
      Conductor: 'Ahora: Beto Bernal · Usted: Ana Álvarez',
      Origen: 'Ahora: Prima · Usted: Prima de junio',
      Fecha: 'Ahora: 9 de marzo de 2026 · Usted: 3 de marzo de 2026',
    }),
  )
  expect(toasts()).toEqual([expect.stringMatching(/^Otra persona cambió/)])
  await edit.press('Usar lo de ahora en Conductor')
  await edit.press('Usar lo de ahora en Fecha')
  expect(edit.field('Fecha')).toHaveValue('09/03/26')
  await edit.press('Aceptar')
  await edit.closed()
  await waitForColumn('Origen', ['Prima de junio', 'LiquidaciónDe liquidación', 'Cesantías'])
  expect(columnTexts('Conductor')[0]).toBe('Beto Bernal')
})

test('what a colleague saves while one edits is told at once, and no attempt passes over it unseen', async () => {
  await somePayments()
  const { store } = await office.open('/abonos')
  await chooseRow(user, 'Prima')
  const edit = await openDialog(user, 'Editar', 'Editar Abono')
  await fillIn(user, edit.field('Origen'), 'Prima de junio')
  const { abonos } = (await office.ask('admin', { method: 'GET', url: '/api/abonos' })).json<TablaAbonos>()
  const theirs = abonos.find(({ origen }) => origen === 'Prima')
  const payload = { ...theirs, conductorDocumento: '1001', valor: 250_000 }
  await office.ask('editor', { method: 'PUT', url: '/api/abonos', payload })
  act(() => {
    const event = { sustantivo: 'abonos', tipo: 'editado', usuario: 'Editor', solicitud: null } as const
    const identificador = theirs?.uuid ?? ''
    store.dispatch(changesHeard([{ ...event, identificador, liquidacionUuid: null, secuencia: 1 }]))
    store.dispatch(api.util.invalidateTags(['Abono']))
  })
  const dialog = screen.getByRole('dialog')
  await within(dialog).findByText('Editor acaba de guardar este registro. Revise las diferencias.')
  const differences = {
    Valor: 'Ahora: $ 250.000 · Usted: $ 200.000',
    Origen: 'Ahora: Prima · Usted: Prima de junio',
  }
  expect(differencesIn(dialog)).toEqual(differences)
  expect(edit.field('Origen')).toHaveValue('Prima de junio')

  await edit.press('Aceptar')
  await within(dialog).findByText(/^Otra persona cambió/)
  expect(differencesIn(dialog)).toEqual(differences)
  await edit.press('Usar lo de ahora en Valor')
  await edit.press('Aceptar')
  await edit.closed()
  await waitForColumn('Valor', ['$ 250.000', '$ 100.000', '$ 80.000'])
})

test('a failed deletion keeps the row and toasts what the server says', async () => {
  await somePayments()
  await office.open('/abonos')
  await chooseRow(user, 'Prima')
  const remove = await openDialog(user, 'Eliminar', 'Eliminar Abono')
  // Meanwhile somebody takes the role away.
  const roles = (list: string) =>
    office.db.updateTable('usuarios').set({ roles: list }).where('username', '=', 'admin').execute()
  await roles('EDITOR')
  try {
    await remove.press('Eliminar')
    await waitFor(() => expect(toasts()).toEqual(['No tiene permiso para realizar esta acción.']))
  } finally {
    await roles('ADMIN,EDITOR')
  }
  await waitForColumn('Origen', ['Prima', 'LiquidaciónDe liquidación', 'Cesantías'])
  expect(totals()).toMatchObject({ 'Total de abonos': '$ 380.000' })
})

test('a repayment of a settlement is edited and deleted here too: one record in two places', async () => {
  const liquidacionUuid = await somePayments()
  const inItsLiquidacion = async () => {
    const url = `/api/liquidaciones/detalle?uuid=${liquidacionUuid}`
    return (await office.ask('consulta', { method: 'GET', url })).json<LiquidacionDetalle>().abonoDto
  }
  await office.open('/abonos')
  await chooseRow(user, 'LiquidaciónDe liquidación')
  const edit = await openDialog(user, 'Editar', 'Editar Abono')
  const where = 'Está en la liquidación del bus 12 del 2 de marzo de 2026.'
  expect(screen.getByText(`${where} Su conductor y su fecha se cambian allí.`)).toBeInTheDocument()
  expect(edit.field('Conductor')).toBeDisabled()
  expect(edit.field('Fecha')).toBeDisabled()
  await fillIn(user, edit.field('Valor'), '90000')
  await edit.press('Aceptar')
  await edit.closed()
  await waitForColumn('Valor', ['$ 200.000', '$ 90.000', '$ 80.000'])
  expect(await inItsLiquidacion()).toMatchObject({ valor: 90_000, fecha: '2026-03-02' })

  const remove = await openDialog(user, 'Eliminar', 'Eliminar Abono')
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    `Ana Álvarez, 2 de marzo de 2026, $\u00a090.000 ¿Estás seguro que deseas eliminar el abono? ${where}`,
  )
  await remove.press('Eliminar')
  await waitForColumn('Valor', ['$ 200.000', '$ 80.000'])
  expect(await inItsLiquidacion()).toBeNull()
})

test('one that no settlement has is locked nowhere', async () => {
  await somePayments()
  await office.open('/abonos')
  await chooseRow(user, 'Prima')
  const edit = await openDialog(user, 'Editar', 'Editar Abono')
  expect(screen.queryByText(/Está en la liquidación/)).not.toBeInTheDocument()
  await waitFor(() => expect(edit.field('Conductor')).toBeEnabled())
  await edit.press('Cancelar')
  await edit.closed()
  await openDialog(user, 'Eliminar', 'Eliminar Abono')
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    'Ana Álvarez, 3 de marzo de 2026, $\u00a0200.000 ¿Estás seguro que deseas eliminar el abono?',
  )
})

test('zero in a settled settlement is refused to EDITOR, who is told in the form', async () => {
  const liquidacionUuid = await somePayments()
  await office.db
    .updateTable('liquidaciones')
    .set({ liquidada: 1 })
    .where('uuid', '=', liquidacionUuid)
    .execute()
  await office.open('/abonos', 'editor')
  await chooseRow(user, 'LiquidaciónDe liquidación')
  const edit = await openDialog(user, 'Editar', 'Editar Abono')
  await fillIn(user, edit.field('Valor'), '0')
  await edit.press('Aceptar')
  const message =
    'La liquidación del bus 12 del 2 de marzo de 2026 ya está liquidada: solo un administrador puede quitar su abono o dejarlo en cero. No se guardó nada.'
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(message)
  expect(edit.field('Valor')).toHaveValue('0')
  expect(toasts()).toEqual([message])
})

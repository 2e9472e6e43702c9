import { screen, waitFor, within } from '@testing-library/react'
import type { TablaDeudas } from '../../../src/contract/deudas'
import type { LiquidacionDetalle } from '../../../src/contract/liquidaciones'
import { aDeuda, aLiquidacion, anAbono, aBus, aConductor } from '../../server/builders'
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
  office = await openOffice({ now: '2030-03-20T17:00:00Z' })
})
beforeEach(async () => {
  for (const table of ['abonos', 'deudas', 'liquidaciones', 'buses', 'conductores'] as const)
    await office.db.deleteFrom(table).execute()
})
afterAll(() => office.close())

/** Ana owes 300.000 in two debts, one of them of a settlement, and has paid 50.000; Beto, retired, owes 80.000. */
async function someDebtors() {
  const { db } = office
  const ana = await aConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  const beto = await aConductor(db, { documento: '1002', nombre: 'Beto Bernal', valido: 0 })
  const { numero: busNumero } = await aBus(db, { numero: '12' })
  const { uuid: liquidacionUuid } = await aLiquidacion(db, {
    conductorUuid: ana.uuid,
    busNumero,
    fecha: '2026-03-02',
  })
  await aDeuda(db, beto.uuid, { valor: 80_000, razon: 'Multa', fecha: '2026-03-01' })
  await aDeuda(db, ana.uuid, { valor: 100_000, razon: 'Faltante', fecha: '2026-03-02', liquidacionUuid })
  await aDeuda(db, ana.uuid, { valor: 200_000, razon: 'Préstamo', fecha: '2026-03-03' })
  await anAbono(db, ana.uuid, { valor: 50_000 })
  return liquidacionUuid
}

const button = (name: string) => screen.getByRole('button', { name })

test('where there are no debts nothing is owed', async () => {
  await office.open('/deudas')
  await screen.findByText('No hay deudas.')
  await waitFor(() => expect(totals()).toEqual({ 'Total de deudas': '$ 0', 'Balance de deuda': '$ 0' }))
})

test('shows the debts of everybody, their total and what is left of it', async () => {
  await someDebtors()
  await office.open('/deudas', 'consulta')
  await waitForColumn('Valor', ['$ 200.000', '$ 100.000', '$ 80.000'])
  expect(columnTexts('Conductor')).toEqual(['Ana Álvarez', 'Ana Álvarez', 'Beto Bernal'])
  expect(columnTexts('Fecha')[0]).toBe('3 de marzo de 2026')
  expect(totals()).toEqual({ 'Total de deudas': '$ 380.000', 'Balance de deuda': '$ 330.000' })
})

test('is searched by driver, retired ones too, in the address', async () => {
  await someDebtors()
  const { router } = await office.open('/deudas')
  await waitForColumn('Valor', ['$ 200.000', '$ 100.000', '$ 80.000'])
  await fillIn(user, field('Conductor'), 'beto')
  await user.click(button('Buscar'))
  await waitForColumn('Razón', ['Multa'])
  expect(totals()).toEqual({ 'Total de deudas': '$ 80.000', 'Balance de deuda': '$ 80.000' })
  expect(office.calls.at(-1)).toBe('GET /api/deudas/conductor?documento=1002')
  expect(router.state.location.search).toBe('?documento=1002')
  await user.click(button('Limpiar'))
  await waitForColumn('Valor', ['$ 200.000', '$ 100.000', '$ 80.000'])
  expect(router.state.location.search).toBe('')
})

test('a debt is created, edited and deleted', async () => {
  await aConductor(office.db, { documento: '1001', nombre: 'Ana Álvarez' })
  await office.open('/deudas')
  await screen.findByText('No hay deudas.')

  const create = await openDialog(user, 'Crear', 'Crear Deuda')
  await fillIn(user, create.field('Conductor'), 'ana')
  await fillIn(user, create.field('Valor'), '150000')
  await fillIn(user, create.field('Razón'), 'Préstamo')
  await create.press('Crear')
  await create.closed()
  await waitForColumn('Valor', ['$ 150.000'])
  expect(columnTexts('Fecha')).toEqual(['20 de marzo de 2030'])
  expect(totals()).toEqual({ 'Total de deudas': '$ 150.000', 'Balance de deuda': '$ 150.000' })

  await chooseRow(user, 'Préstamo')
  const edit = await openDialog(user, 'Editar', 'Editar Deuda')
  await waitFor(() => expect(edit.field('Conductor')).toHaveValue('Ana Álvarez'))
  expect(edit.field('Valor')).toHaveValue('150.000')
  await fillIn(user, edit.field('Valor'), '120000')
  await fillIn(user, edit.field('Razón'), 'Multa')
  await edit.press('Aceptar')
  await edit.closed()
  await waitForColumn('Razón', ['Multa'])
  expect(totals()).toEqual({ 'Total de deudas': '$ 120.000', 'Balance de deuda': '$ 120.000' })
  // Section 8: creating and editing show no success toast.
  expect(toasts()).toEqual([])
  expect(office.calls.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /api/deudas',
    'POST /api/deudas',
  ])

  const remove = await openDialog(user, 'Eliminar', 'Eliminar Deuda')
  await remove.press('Eliminar')
  await screen.findByText('No hay deudas.')
  await waitFor(() => expect(toasts()).toEqual(['Deuda eliminada exitosamente.']))
  await waitFor(() => expect(totals()).toEqual({ 'Total de deudas': '$ 0', 'Balance de deuda': '$ 0' }))
})

test('a sum that a colleague has corrected since the list was fetched does not come back', async () => {
  await someDebtors()
  await office.open('/deudas')
  await chooseRow(user, 'Préstamo')
  const edit = await openDialog(user, 'Editar', 'Editar Deuda')
  await fillIn(user, edit.field('Razón'), 'Préstamo de enero')
  const deudas = await office.ask('admin', { method: 'GET', url: '/api/deudas' })
  const theirs = deudas.json<TablaDeudas>().deudas.find(({ razon }) => razon === 'Préstamo')
  await office.ask('admin', { method: 'POST', url: '/api/deudas', payload: { ...theirs, valor: 20_000 } })
  await edit.press('Aceptar')
  const dialog = screen.getByRole('dialog')
  await waitFor(() =>
    expect(differencesIn(dialog)).toEqual({
      Valor: 'Ahora: $ 20.000 · Usted: $ 200.000',
      Razón: 'Ahora: Préstamo · Usted: Préstamo de enero',
    }),
  )
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Otra persona cambió esta deuda')
  expect(toasts()).toEqual([expect.stringMatching(/^Otra persona cambió/)])
  await waitFor(() => expect(totals()).toMatchObject({ 'Total de deudas': '$ 200.000' }))
  await edit.press('Usar lo de ahora en Valor')
  await edit.press('Aceptar')
  await edit.closed()
  await waitForColumn('Razón', ['Préstamo de enero', 'FaltanteDe liquidación', 'Multa'])
  expect(totals()).toMatchObject({ 'Total de deudas': '$ 200.000' })
})

test('a failed deletion keeps the row and toasts what the server says', async () => {
  await someDebtors()
  await office.open('/deudas')
  await chooseRow(user, 'Préstamo')
  const remove = await openDialog(user, 'Eliminar', 'Eliminar Deuda')
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
  await waitForColumn('Razón', ['Préstamo', 'FaltanteDe liquidación', 'Multa'])
  expect(totals()).toMatchObject({ 'Total de deudas': '$ 380.000' })
})

test('a debt of a settlement is edited and deleted here too: one record in two places', async () => {
  const liquidacionUuid = await someDebtors()
  const inItsLiquidacion = async () => {
    const url = `/api/liquidaciones/detalle?uuid=${liquidacionUuid}`
    return (await office.ask('consulta', { method: 'GET', url })).json<LiquidacionDetalle>().deudaDto
  }
  await office.open('/deudas')
  await chooseRow(user, 'FaltanteDe liquidación')
  const edit = await openDialog(user, 'Editar', 'Editar Deuda')
  const where = 'Está en la liquidación del bus 12 del 2 de marzo de 2026.'
  expect(screen.getByText(`${where} Su conductor y su fecha se cambian allí.`)).toBeInTheDocument()
  expect(edit.field('Conductor')).toBeDisabled()
  await fillIn(user, edit.field('Valor'), '90000')
  await edit.press('Aceptar')
  await edit.closed()
  await waitForColumn('Valor', ['$ 200.000', '$ 90.000', '$ 80.000'])
  expect(await inItsLiquidacion()).toMatchObject({ valor: 90_000, fecha: '2026-03-02' })

  const remove = await openDialog(user, 'Eliminar', 'Eliminar Deuda')
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    `Ana Álvarez, 2 de marzo de 2026, $\u00a090.000 ¿Estás seguro que deseas eliminar la deuda? ${where}`,
  )
  await remove.press('Eliminar')
  await waitForColumn('Valor', ['$ 200.000', '$ 80.000'])
  expect(await inItsLiquidacion()).toBeNull()
})

test('one that no settlement has is locked nowhere', async () => {
  await someDebtors()
  await office.open('/deudas')
  await chooseRow(user, 'Préstamo')
  const edit = await openDialog(user, 'Editar', 'Editar Deuda')
  expect(screen.queryByText(/Está en la liquidación/)).not.toBeInTheDocument()
  await waitFor(() => expect(edit.field('Conductor')).toBeEnabled())
  await edit.press('Cancelar')
  await edit.closed()
  await openDialog(user, 'Eliminar', 'Eliminar Deuda')
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    'Ana Álvarez, 3 de marzo de 2026, $\u00a0200.000 ¿Estás seguro que deseas eliminar la deuda?',
  )
})

test('zero in a settled settlement is refused to EDITOR, who is told in the form', async () => {
  const liquidacionUuid = await someDebtors()
  await office.db
    .updateTable('liquidaciones')
    .set({ liquidada: 1 })
    .where('uuid', '=', liquidacionUuid)
    .execute()
  await office.open('/deudas', 'editor')
  await chooseRow(user, 'FaltanteDe liquidación')
  const edit = await openDialog(user, 'Editar', 'Editar Deuda')
  await fillIn(user, edit.field('Valor'), '0')
  await edit.press('Aceptar')
  const message =
    'La liquidación del bus 12 del 2 de marzo de 2026 ya está liquidada: solo un administrador puede quitar su deuda o dejarla en cero. No se guardó nada.'
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(message)
  expect(edit.field('Valor')).toHaveValue('0')
  expect(toasts()).toEqual([message])
})

import { waitFor, within } from '@testing-library/react'
import type { PasajeFila } from '../../../src/contract/pasajes'
import { aPasaje } from '../../server/builders'
import { openTable, openTestAppAt, clearFleet } from '../../setup/fleet'
import {
  buttonOf,
  chooseRow,
  columnTexts,
  hands,
  openForm,
  openQuestion,
  reasons,
  rows,
  toasts,
  waitForColumn,
} from '../../setup/screen'
import type { TestApp } from '../../setup/page'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestAppAt('/pasajes')
})
beforeEach(() => clearFleet(testApp))
afterAll(() => testApp.close())

const stored = async () =>
  (await testApp.ask('admin', { method: 'GET', url: '/api/pasajes' })).json<PasajeFila[]>()

test('a fare is created with cents and decimals, edited and invalidated', async () => {
  await openTable(testApp, '/pasajes')
  const create = await openForm(user, 'Crear', 'Crear Pasaje')
  await create.fill({
    Ruta: 'Calasanz Boston',
    Valor: '2650,5',
    'Porcentaje pasajero': '12,805',
    'Porcentaje festivos': '120',
    'Límite bonificación': '2.650',
    'Pasajeros por viaje': '2,123456',
    'Fecha inicio': '01/01/26',
    'Fecha final': '31/12/26',
  })
  expect(create.field('Porcentaje festivos')).toHaveAccessibleDescription('Es más del 100 %.')
  await create.press('Crear')
  await create.closed()
  await waitForColumn('Valor', ['$ 2.650,50'])
  await waitFor(() => expect(toasts()).toEqual(['Pasaje creado existosamente!']))
  expect(columnTexts('Porcentaje pasajero')).toEqual(['12,805 %'])
  expect(columnTexts('Límite bonificación')).toEqual(['2.650'])
  expect(columnTexts('Pasajeros por viaje')).toEqual(['2,123456'])

  await chooseRow(user, 'Calasanz Boston')
  const edit = await openForm(user, 'Editar', 'Editar Pasaje')
  expect(edit.field('Valor')).toHaveValue('2.650,5')
  await edit.fill({ Valor: '2650,555', 'Límite bonificación': '1,000' })
  await edit.press('Confirmar')
  await waitFor(() =>
    expect(edit.errors()).toEqual({ Valor: '¿2.650.555 o 2.650?', 'Límite bonificación': '¿1.000 o 1?' }),
  )
  await edit.fill({ Valor: '2.650,55', 'Límite bonificación': '2.650' })
  await edit.press('Confirmar')
  await edit.closed()
  await waitForColumn('Valor', ['$ 2.650,55'])
  await waitFor(() => expect(toasts()).toContain('Pasaje editado existosamente!'))

  const invalidate = await openQuestion(user, 'Invalidar', 'Invalidar Pasaje')
  await invalidate.press('Invalidar')
  await invalidate.closed()
  await waitFor(() => expect(rows()[0]).toHaveClass('invalida'))
  expect(toasts()).toContain('Pasaje invalidado exitosamente.')
  // There is no way back from it, which is the server's to say.
  expect(reasons(['Editar', 'Invalidar'])).toEqual({ Editar: null, Invalidar: null })
})

test('a fare is copied for the year after it, with what has been raised', async () => {
  await aPasaje(testApp.db, { ruta: 'CBOS', valor: 3200, fechaFinal: '2027-12-31' })
  await openTable(testApp, '/pasajes')
  await chooseRow(user, 'Calasanz Boston')
  const copy = await openForm(user, 'Duplicar', 'Crear Pasaje')
  expect(copy.field('Fecha inicio')).toHaveValue('01/01/28')
  expect(copy.field('Fecha final')).toHaveValue('31/12/28')
  await copy.fill({ Valor: '3400' })
  await copy.press('Crear')
  await copy.closed()
  await waitFor(() => expect(columnTexts('Valor').toSorted()).toEqual(['$ 3.200', '$ 3.400']))
})

test('a holiday rate below the law’s surcharge is said beside it, and refuses nothing', async () => {
  await aPasaje(testApp.db, { ruta: 'CBOS', porcentajeFestivos: 14.5, fechaFinal: '2026-12-31' })
  await openTable(testApp, '/pasajes')
  await chooseRow(user, 'Calasanz Boston')
  const edit = await openForm(user, 'Editar', 'Editar Pasaje')
  const line = 'El recargo legal de un día festivo desde el 1 jul 2026 es 90 %: 24,32 %'
  expect(within(edit.dialog).getByText(line)).toBeVisible()
  await edit.fill({ 'Porcentaje festivos': '24,32' })
  await waitFor(() => expect(within(edit.dialog).queryByText(line)).not.toBeInTheDocument())
  await edit.fill({ 'Porcentaje festivos': '20' })
  await edit.press('Confirmar')
  await edit.closed()
})

test('a colleague’s edits since it was opened are told field by field, as often as there are any, and settled by keys', async () => {
  const ofAnother = async (changes: Partial<PasajeFila>) => {
    const [row] = await stored()
    const payload = { ...row, ...changes }
    expect((await testApp.ask('admin', { method: 'PUT', url: '/api/pasajes', payload })).statusCode).toBe(200)
  }
  await aPasaje(testApp.db, { ruta: 'CBOS', valor: 3300, pasajerosPorViaje: 2 })
  await openTable(testApp, '/pasajes')
  await chooseRow(user, 'Calasanz Boston')
  const edit = await openForm(user, 'Editar', 'Editar Pasaje')
  await edit.fill({ 'Pasajeros por viaje': '3' })
  await ofAnother({ pasajerosPorViaje: 4 })
  await edit.press('Confirmar')
  await waitFor(() => expect(edit.differences()).toEqual({ 'Pasajeros por viaje': 'Ahora: 4 · Usted: 3' }))
  expect(edit.banner()).toHaveTextContent(/^Otra persona cambió este pasaje/)
  // Section 8: a failed mutation toasts what the server says, whatever the dialog shows beside.
  expect(toasts()).toEqual([expect.stringMatching(/^Otra persona cambió/)])
  await ofAnother({ pasajerosPorViaje: 2, fechaFinal: '2027-12-31' })
  await edit.press('Confirmar')
  await waitFor(() =>
    expect(edit.differences()).toEqual({
      'Pasajeros por viaje': 'Ahora: 2 · Usted: 3',
      'Fecha final': 'Ahora: 31 de diciembre de 2027 · Usted: 31 de diciembre de 2099',
    }),
  )
  await edit.useCurrent('Fecha final')
  expect(edit.field('Fecha final')).toHaveValue('31/12/27')
  // The keyboard goes on to the next one.
  expect(document.activeElement).toHaveAccessibleName('Usar lo de ahora en Pasajeros por viaje')
  // The value from before the key that was typed.
  await edit.useCurrent('Pasajeros por viaje')
  expect(edit.field('Pasajeros por viaje')).toHaveValue('2')
  expect(edit.differences()).toEqual({})
  expect(edit.button('Confirmar')).toHaveFocus()
  await edit.fill({ 'Pasajeros por viaje': '5' })
  await edit.press('Confirmar')
  await edit.closed()
  expect(await stored()).toMatchObject([{ pasajerosPorViaje: 5, fechaFinal: '2027-12-31', version: 4 }])
})

test('fares are invalidated together', async () => {
  for (const ruta of ['CCNT', 'CBOS']) await aPasaje(testApp.db, { ruta })
  await openTable(testApp, '/pasajes')
  await user.click(buttonOf('Varias'))
  for (const row of rows()) await user.click(within(row).getByLabelText('Seleccionar fila'))
  const question = await openQuestion(user, 'Invalidar', 'Invalidar pasajes')
  await question.press('Invalidar')
  await waitFor(() => expect(toasts()).toEqual(['2 pasajes invalidados.']))
  expect((await stored()).map(({ valido }) => valido)).toEqual([false, false])
})

import { screen, waitFor } from '@testing-library/react'
import { aBus, aConductor } from '../../server/builders'
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
import { openTable, openTestAppAt, clearFleet } from '../../setup/fleet'
import type { TestApp } from '../../setup/page'
import { anotherHost } from '../../setup/head'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestAppAt('/conductores')
})
beforeEach(() => clearFleet(testApp))
afterAll(() => testApp.close())

const ANA = {
  Nombre: 'Ana Álvarez',
  Empresa: 'Coonatra',
  'Fecha de nacimiento': '17/05/1955',
  'Tipo de documento': 'Cédula de Extranjería',
  Documento: '1001',
}

test('a driver is created, edited, retired and taken back', async () => {
  const { db } = testApp
  await openTable(testApp, '/conductores')
  expect(screen.getByText('No hay conductores.')).toBeVisible()

  const create = await openForm(user, 'Crear', 'Crear Conductor')
  await create.fill(ANA)
  await create.press('Crear')
  await create.closed()
  await waitForColumn('Nombre', ['Ana Álvarez'])
  expect(columnTexts('Fecha de último ingreso')).toEqual(['20 de marzo de 2090'])
  expect(columnTexts('Fecha de último retiro')).toEqual([''])
  expect(toasts()).toEqual([])
  const stored = await db.selectFrom('conductores').selectAll().executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ fechaNacimiento: '1955-05-17', tipoDocumento: 'C.E.', valido: 1 })
  await aBus(db, { numero: '12', conductorUuid: stored.uuid })

  // Who was just created is the selected row.
  const edit = await openForm(user, 'Editar', 'Editar Conductor')
  expect(edit.field('Fecha de nacimiento')).toHaveValue('17/05/1955')
  await edit.fill({ Nombre: 'Ana María Álvarez', Documento: '1009' })
  await edit.press('Aceptar')
  await edit.closed()
  await waitForColumn('Documento', ['1009'])
  expect(testApp.calls).toContain('PUT /api/conductores/conductor?documento=1001')
  expect(toasts()).toEqual([])

  await chooseRow(user, '1009')
  const retire = await openQuestion(user, 'Retirar', 'Retirar Conductor')
  await retire.press('Retirar')
  await retire.closed()
  await waitForColumn('Fecha de último retiro', ['20 de marzo de 2090'])
  expect(toasts()).toEqual(['Conductor retirado exitosamente.'])
  expect(await db.selectFrom('buses').select('conductorUuid').executeTakeFirst()).toEqual({
    conductorUuid: null,
  })

  const signIn = await openQuestion(user, 'Ingresar', 'Ingresar Conductor')
  await signIn.press('Ingresar')
  await signIn.closed()
  await waitFor(() => expect(rows()[0]).not.toHaveClass('invalida'))
  expect(toasts()).toContain('Conductor ingresado exitosamente.')
})

test('of another host nothing is said that it might do besides', async () => {
  await aConductor(testApp.db, { nombre: 'Ana Álvarez' })
  await openTable(testApp, '/conductores')
  await chooseRow(user, 'Ana Álvarez')
  const asked = async () => {
    const question = await openQuestion(user, 'Retirar', 'Retirar Conductor')
    const text = question.dialog.textContent
    await question.press('Cancelar')
    await question.closed()
    return text
  }
  expect(await asked()).toContain('retirar a Ana Álvarez? Sus buses quedan sin conductor.')
  anotherHost()
  expect(await asked()).toMatch(/¿Estás seguro que deseas retirar a Ana Álvarez\?(?! Sus buses)/)
})

test('shows long dates, and the document type by its full name', async () => {
  await aConductor(testApp.db, {
    documento: '1001',
    tipoDocumento: 'C.C.',
    fechaNacimiento: '1955-05-17',
    fechaUltimoIngreso: '2020-01-15',
    fechaUltimoRetiro: '2019-12-31',
  })
  await openTable(testApp, '/conductores')
  expect(columnTexts('Fecha de último ingreso')).toEqual(['15 de enero de 2020'])
  expect(columnTexts('Fecha de último retiro')).toEqual(['31 de diciembre de 2019'])

  await user.click(buttonOf('Columnas'))
  await user.click(await screen.findByRole('checkbox', { name: 'Tipo de documento' }))
  await user.click(screen.getByRole('checkbox', { name: 'Fecha de nacimiento' }))
  await waitForColumn('Tipo de documento', ['Cédula de Ciudadanía'])
  expect(columnTexts('Fecha de nacimiento')).toEqual(['17 de mayo de 1955'])
})

test('filters the drivers by documento', async () => {
  await aConductor(testApp.db, { documento: '1001', nombre: 'Ana' })
  await aConductor(testApp.db, { documento: '2002', nombre: 'Beto' })
  await openTable(testApp, '/conductores')
  await user.click(buttonOf('Filtros'))
  await user.click(await screen.findByRole('combobox', { name: 'Columna' }))
  await user.click(screen.getByRole('option', { name: 'Documento' }))
  await user.type(screen.getByPlaceholderText('Valor buscado'), '200')
  await waitForColumn('Nombre', ['Beto'])
})

test('a retired driver is marked and explained; that he is retired already, or active, is the server’s to say', async () => {
  await aConductor(testApp.db, { documento: '1001', nombre: 'Ana' })
  await aConductor(testApp.db, { documento: '2002', nombre: 'Beto', valido: 0 })
  await openTable(testApp, '/conductores')
  const [ana, beto] = rows()
  expect(ana).not.toHaveClass('invalida')
  expect(beto).toHaveClass('invalida')
  expect(screen.getByText('Retirado')).toBeVisible()

  const free = { Retirar: null, Ingresar: null, Editar: null }
  await chooseRow(user, '2002')
  expect(reasons(Object.keys(free))).toEqual(free)
  const retire = await openQuestion(user, 'Retirar', 'Retirar Conductor')
  await retire.press('Retirar')
  await waitFor(() => expect(toasts()).toEqual(['El conductor ya está retirado.']))
  await retire.press('Cancelar')
  await retire.closed()

  await chooseRow(user, '1001')
  expect(reasons(Object.keys(free))).toEqual(free)
  const signIn = await openQuestion(user, 'Ingresar', 'Ingresar Conductor')
  await signIn.press('Ingresar')
  await waitFor(() => expect(toasts()).toContain('El conductor ya está ingresado.'))
})

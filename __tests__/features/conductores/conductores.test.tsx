import { act, screen, waitFor, within } from '@testing-library/react'
import { aBus, aConductor } from '../../server/builders'
import { delayCall } from '../../setup/calls'
import { openTable, openTestAppAt, clearFleet } from '../../setup/fleet'
import { anotherHost } from '../../setup/head'
import type { TestApp } from '../../setup/page'
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

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestAppAt('/conductores')
})
beforeEach(() => clearFleet(testApp))
afterAll(() => testApp.close())

test('a driver is created, edited, retired and taken back', async () => {
  const { db } = testApp
  await openTable(testApp, '/conductores')
  const create = await openForm(user, 'Crear', 'Crear Conductor')
  await create.fill({
    'Fecha de nacimiento': '17/05/55',
    Nombre: 'Ana Álvarez',
    Empresa: 'Coonatra',
    'Tipo de documento': 'Cédula de Extranjería',
    Documento: '1001',
  })
  // Completes a birth with the latest such year that is past.
  expect(create.field('Fecha de nacimiento')).toHaveValue('17/05/1955')
  await create.press('Crear')
  await create.closed()
  await waitForColumn('Nombre', ['Ana Álvarez'])
  expect(columnTexts('Fecha de último ingreso')).toEqual(['20 de marzo de 2090'])
  expect(columnTexts('Fecha de último retiro')).toEqual([''])
  const stored = await db.selectFrom('conductores').selectAll().executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ fechaNacimiento: '1955-05-17', tipoDocumento: 'C.E.', valido: 1 })

  // Who was just created is the selected row.
  const edit = await openForm(user, 'Editar', 'Editar Conductor')
  await edit.fill({ Nombre: 'Ana María Álvarez', Documento: '1009' })
  await edit.press('Aceptar')
  await edit.closed()
  await waitForColumn('Documento', ['1009'])
  expect(testApp.calls).toContain('PUT /api/conductores/conductor?documento=1001')
  expect(toasts()).toEqual([])

  await chooseRow(user, '1009')
  const retire = await openQuestion(user, 'Retirar', 'Retirar Conductor')
  expect(retire.dialog).toHaveTextContent('Ana María Álvarez? Sus buses quedan sin conductor.')
  await retire.press('Retirar')
  await retire.closed()
  await waitForColumn('Fecha de último retiro', ['20 de marzo de 2090'])
  expect(toasts()).toEqual(['Conductor retirado exitosamente.'])
  expect(rows()[0]).toHaveClass('retirada')
  expect(screen.getByText('Retirado')).toBeVisible()

  // That a driver is retired already is the server's to say.
  const free = { Retirar: null, Ingresar: null, Editar: null }
  expect(reasons(Object.keys(free))).toEqual(free)
  const again = await openQuestion(user, 'Retirar', 'Retirar Conductor')
  await again.press('Retirar')
  await waitFor(() => expect(toasts()).toContain('El conductor ya está retirado.'))
  await again.press('Cancelar')
  await again.closed()

  const signIn = await openQuestion(user, 'Ingresar', 'Ingresar Conductor')
  await signIn.press('Ingresar')
  await signIn.closed()
  await waitFor(() => expect(rows()[0]).not.toHaveClass('retirada'))
  expect(toasts()).toContain('Conductor ingresado exitosamente.')
})

test('of another host nothing is said that it might do besides', async () => {
  await aConductor(testApp.db, { nombre: 'Ana Álvarez' })
  await openTable(testApp, '/conductores')
  await chooseRow(user, 'Ana Álvarez')
  anotherHost()
  const { dialog } = await openQuestion(user, 'Retirar', 'Retirar Conductor')
  expect(dialog).toHaveTextContent(/retirar a Ana Álvarez\?(?! Sus buses)/)
})

test('a screen that nothing has changed asks for nothing again', async () => {
  await aConductor(testApp.db)
  const { router } = await openTable(testApp, '/conductores')
  await act(() => router.navigate('/buses'))
  await screen.findByText('No hay buses.')
  testApp.calls.length = 0
  await act(() => router.navigate('/conductores'))
  await screen.findByText('1–1 de 1')
  expect(testApp.calls).toEqual([])
})

const chooseAll = async () => {
  await user.click(buttonOf('Varias'))
  for (const row of rows()) await user.click(within(row).getByLabelText('Seleccionar fila'))
}

test('several drivers are retired in one go, and come back with their buses', async () => {
  const { db } = testApp
  const ana = await aConductor(db, { documento: '1001', nombre: 'Ana' })
  await aConductor(db, { documento: '1002', nombre: 'Beto' })
  await aConductor(db, { documento: '1003', nombre: 'Carla', valido: 0 })
  await aBus(db, { numero: '12', conductorUuid: ana.uuid })
  await openTable(testApp, '/conductores')
  await chooseAll()
  const question = await openQuestion(user, 'Retirar', 'Retirar conductores')
  expect(question.dialog).toHaveTextContent(
    '¿Retirar 2 conductores? Se salta 1 ya retirado: Carla. Sus buses quedan sin conductor.',
  )
  await question.press('Retirar')
  await waitFor(() => expect(toasts()).toEqual(['2 conductores retirados.']))
  await user.click(buttonOf('Deshacer'))
  await waitFor(() => expect(toasts()).toEqual(['Se deshizo en 3 registros.']))
  expect(await db.selectFrom('buses').select('conductorUuid').executeTakeFirst()).toEqual({
    conductorUuid: ana.uuid,
  })
})

test('leaving the screen ends it after the driver that is under way', async () => {
  for (const documento of ['1001', '1002']) await aConductor(testApp.db, { documento })
  const { router } = await openTable(testApp, '/conductores')
  await chooseAll()
  const question = await openQuestion(user, 'Retirar', 'Retirar conductores')
  const release = delayCall('PUT /api/conductores/conductor/retirar')
  await question.press('Retirar')
  await act(() => router.navigate('/buses'))
  await user.click(await screen.findByText('Salir sin guardar', { selector: 'button' }))
  await screen.findByText('No hay buses.')
  release()
  const active = () =>
    testApp.db.selectFrom('conductores').select('documento').where('valido', '=', 1).execute()
  await waitFor(async () => expect(await active()).toHaveLength(1))
  await act(() => router.navigate('/conductores'))
  await screen.findByText('1–2 de 2')
  expect(await active()).toHaveLength(1)
})

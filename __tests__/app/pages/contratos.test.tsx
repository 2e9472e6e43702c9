import { act, screen, waitFor } from '@testing-library/react'
import { aConductor, aContrato } from '../../server/builders'
import { clearCompany } from '../../server/testServer'
import { openTestAppAt } from '../../setup/fleet'
import type { TestApp } from '../../setup/page'
import {
  columns,
  hands,
  NO_PERMISSION,
  openForm,
  openQuestion,
  reasons,
  waitForColumn,
} from '../../setup/screen'

let testApp: TestApp
const user = hands()
const PAGE = '/conductores/1001?seccion=contratos'

beforeAll(async () => void (testApp = await openTestAppAt('/conductores')))
beforeEach(() => clearCompany(testApp.db))
afterAll(() => testApp.close())

const ana = () => aConductor(testApp.db, { documento: '1001', nombre: 'Ana Álvarez' })
const PROPOSED = 'Contrato sin confirmar. Se propone: Coonatra, desde el 15 de enero de 2020.'

test('the proposed contract is confirmed, edited and deleted, and comes back', async () => {
  await ana()
  await testApp.open(PAGE)
  await screen.findByText(PROPOSED)
  const confirm = await openForm(user, 'Confirmar', 'Confirmar contrato')
  expect(confirm.field('Empresa')).toHaveFocus()
  expect(confirm.field('Empresa')).toHaveValue('Coonatra')
  expect(confirm.field('Desde')).toHaveValue('15/01/20')
  expect(confirm.field('Hasta')).toHaveValue('')
  await confirm.fill({ 'Vacaciones previas': '7,5', 'Cesantías desde': '01/01/26' })
  await confirm.press('Confirmar')
  await confirm.closed()
  await waitForColumn('Desde', ['15 de enero de 2020'])
  await waitForColumn('Vacaciones previas', ['7,5'])
  expect(screen.queryByRole('button', { name: 'Confirmar' })).not.toBeInTheDocument()
  expect(screen.queryByText(PROPOSED)).not.toBeInTheDocument()
  expect(columns()).toEqual(['Empresa', 'Desde', 'Hasta', 'Vacaciones previas', 'Cesantías desde'])

  // The one that was created is selected.
  await waitFor(() => expect(reasons(['Editar'])).toEqual({ Editar: null }))
  const edit = await openForm(user, 'Editar', 'Editar Contrato')
  await edit.fill({ Hasta: '14/01/20' })
  await edit.press('Aceptar')
  await waitFor(() => expect(edit.errors()).toEqual({ Hasta: 'No puede ser antes de Desde.' }))
  await edit.fill({ Hasta: '30/06/89', 'Vacaciones previas': '' })
  await edit.press('Aceptar')
  await edit.closed()
  await waitForColumn('Hasta', ['30 de junio de 2089'])
  await waitForColumn('Vacaciones previas', ['0'])

  const create = await openForm(user, 'Crear', 'Crear Contrato')
  expect(create.field('Desde')).toHaveValue('')
  await create.fill({ Desde: '30/06/89' })
  await create.press('Crear')
  const refusal = 'El periodo se cruza con el contrato que empieza el 15 de enero de 2020.'
  await waitFor(() => expect(create.errors()).toEqual({ Desde: refusal }))
  await create.fill({ Desde: '01/07/89' })
  await create.press('Crear')
  await create.closed()
  await waitForColumn('Desde', ['1 de julio de 2089', '15 de enero de 2020'])

  const remove = await openQuestion(user, 'Eliminar', 'Eliminar Contrato')
  expect(remove.dialog).toHaveTextContent('Coonatra, desde el 1 de julio de 2089')
  await remove.press('Eliminar')
  await remove.closed()
  await waitForColumn('Desde', ['15 de enero de 2020'])
})

test('of who left and came back the end of the former contract is confirmed, then the present one', async () => {
  const { uuid } = await aConductor(testApp.db, {
    documento: '1001',
    servicioDesde: '2026-09-01',
    fechaUltimoIngreso: '2026-09-01',
    fechaUltimoRetiro: '2026-06-15',
  })
  await aContrato(testApp.db, uuid)
  await testApp.open(PAGE)
  const end =
    'El contrato del 1 de enero de 2026 termina el 15 de junio de 2026 por su retiro: confírmelo con Editar.'
  const proposed = 'Contrato sin confirmar. Se propone: Coonatra, desde el 1 de septiembre de 2026.'
  await screen.findByText(end)
  expect(screen.getByText(proposed)).toBeVisible()
  await waitForColumn('Hasta', [''])
  await user.click(screen.getByText('1 de enero de 2026'))
  const edit = await openForm(user, 'Editar', 'Editar Contrato')
  expect(edit.field('Hasta')).toHaveValue('15/06/26')
  expect(edit.field('Hasta')).toHaveAccessibleDescription('El de su retiro: confírmelo.')
  await edit.press('Aceptar')
  await edit.closed()
  await waitForColumn('Hasta', ['15 de junio de 2026'])
  expect(screen.queryByText(end)).not.toBeInTheDocument()

  const confirm = await openForm(user, 'Confirmar', 'Confirmar contrato')
  await confirm.press('Confirmar')
  await confirm.closed()
  await waitForColumn('Desde', ['1 de septiembre de 2026', '1 de enero de 2026'])
  expect(screen.queryByText(proposed)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Crear' })).toBeVisible()
})

test('each driver has a form and rows of their own', async () => {
  const { uuid } = await ana()
  await aContrato(testApp.db, uuid)
  await aConductor(testApp.db, { documento: '1002', nombre: 'Beto Bernal', empresa: 'Conducciones' })
  const { router } = await testApp.open(PAGE)
  await waitForColumn('Empresa', ['Coonatra'])
  await act(() => router.navigate('/conductores/1002?seccion=contratos'))
  await screen.findByText(/Se propone: Conducciones/)
  const create = await openForm(user, 'Confirmar', 'Confirmar contrato')
  expect(create.field('Empresa')).toHaveValue('Conducciones')
  await create.press('Confirmar')
  await create.closed()
  await waitForColumn('Empresa', ['Conducciones'])
})

test('who may only look finds the contracts and no way to change them', async () => {
  await aContrato(testApp.db, (await ana()).uuid)
  await testApp.open(PAGE, 'consulta')
  await waitForColumn('Empresa', ['Coonatra'])
  expect(reasons(['Crear', 'Editar', 'Eliminar'])).toEqual({
    Crear: NO_PERMISSION,
    Editar: NO_PERMISSION,
    Eliminar: NO_PERMISSION,
  })
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { api } from '../../../src/api/client/api'
import { openPlanilla, cells, stored } from '../../features/asistencias/planilla'
import { openList, aCompany, clearLiquidaciones } from '../../features/liquidaciones/listScreen'
import { resume, signInAgain, expireSessions } from '../../setup/session'
import type { TestApp } from '../../setup/page'
import { buttonOf, dialogTitled, hands } from '../../setup/screen'

const NOTICE = 'Su sesión terminó. Inicie sesión de nuevo; lo que estaba escribiendo se conserva.'
const DRAFT = /^Borrador recuperado del \d\d\/\d\d a las \d\d:\d\d$/
const ANA = 'Ana Álvarez'

let testApp: TestApp
beforeAll(async () => {
  testApp = await aCompany()
})
beforeEach(async () => {
  await clearLiquidaciones(testApp)
  await testApp.db.deleteFrom('asistencias').execute()
})
afterAll(() => testApp.close())

const FULL = { Fecha: '050326', Bus: '12', Viajes: '6', 'Registradora final': '350', Sensor: '350' }

/** A settlement that is being created when its session ends, at the very moment of sending it. */
async function interrupted() {
  const { user, openCreate, ...rest } = await openList(testApp, '/', 'editor')
  const create = await openCreate()
  await create.fill(FULL)
  await expireSessions(testApp)
  await create.press('Crear')
  expect(await screen.findByText(NOTICE, undefined, { timeout: 10_000 })).toBeVisible()
  return { user, ...rest }
}

const fieldOf = (dialog: HTMLElement, labelText: string) => {
  const label = [...dialog.querySelectorAll('label')].find(({ textContent }) => textContent === labelText)
  return document.getElementById(label?.htmlFor ?? '')
}
const drafts = () => Object.keys(sessionStorage).filter((password) => password.startsWith('borradores'))

test('a settlement is found as it was by the same person, and can be sent', async () => {
  const { user } = await interrupted()
  expect(JSON.stringify(sessionStorage)).not.toContain('token')
  await signInAgain(user, 'editor')

  const dialog = await dialogTitled('Crear Liquidación')
  await waitFor(() => expect(fieldOf(dialog, 'Sensor')).toHaveValue('350'))
  expect(fieldOf(dialog, 'Fecha')).toHaveValue('05/03/26')
  expect(fieldOf(dialog, 'Viajes')).toHaveValue('6')
  const send = [...dialog.querySelectorAll('button')].find(({ type }) => type === 'submit')!
  await user.click(send)
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(await testApp.db.selectFrom('liquidaciones').select('busNumero').execute()).toEqual([
    { busNumero: '12' },
  ])
  expect(drafts()).toEqual([])
})

test('a recovered settlement says since when it waits, and can be discarded', async () => {
  const { user } = await interrupted()
  await signInAgain(user, 'editor')
  const dialog = await dialogTitled('Crear Liquidación')
  await waitFor(() => expect(fieldOf(dialog, 'Sensor')).toHaveValue('350'))
  expect(within(dialog).getByText(DRAFT)).toBeVisible()
  await user.click(within(dialog).getByText('Descartar'))
  await waitFor(() => expect(fieldOf(dialog, 'Sensor')).toHaveValue(''))
  expect(fieldOf(dialog, 'Bus')).toHaveValue('')
  expect(fieldOf(dialog, 'Fecha')).toHaveFocus()
  expect(within(dialog).queryByText(DRAFT)).not.toBeInTheDocument()

  // Nothing of it is left to ask about, nor to find again.
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await user.click(buttonOf('Crear'))
  expect(within(await dialogTitled('Crear Liquidación')).queryByText(DRAFT)).not.toBeInTheDocument()
})

test('a settlement is found as it was when Buscar found the session over', async () => {
  const { user, openCreate } = await openList(testApp, '/', 'editor')
  const create = await openCreate()
  await create.fill(FULL)
  await expireSessions(testApp)
  await create.press('Buscar')
  await signInAgain(user, 'editor')
  const dialog = await dialogTitled('Crear Liquidación')
  await waitFor(() => expect(fieldOf(dialog, 'Viajes')).toHaveValue('6'))
})

test('a settlement is not seen by another person, and waits for its own', async () => {
  const { user } = await interrupted()
  await signInAgain(user, 'admin')
  expect(await screen.findByText('No hay liquidaciones.')).toBeVisible()
  expect(document.querySelector('[role="dialog"]')).not.toBeInTheDocument()
  await user.click(buttonOf('Crear'))
  const dialog = await dialogTitled('Crear Liquidación')
  expect(fieldOf(dialog, 'Sensor')).toHaveValue('')
  expect(drafts().every((password) => password.startsWith('borradores/editor/'))).toBe(true)
})

test('the attendance rows are found as they were by the same person, and by nobody else', async () => {
  await openPlanilla(testApp, 'editor')
  const user = hands()
  await user.click(cells(ANA).asistio)
  await user.click(cells(ANA).justificacion)
  await user.paste('Llegó tarde')
  await user.click(screen.getByLabelText('Guardado Automático?'))
  await expireSessions(testApp)
  await user.click(buttonOf('Completar Asistencia'))
  expect(await screen.findByText(NOTICE)).toBeVisible()

  await signInAgain(user, 'admin')
  await resume(user)
  await screen.findByRole('grid')
  expect(cells(ANA).asistio).not.toBeChecked()
  expect(cells(ANA).justificacion).toHaveValue('')
  await expireSessions(testApp)
  await user.click(buttonOf('Completar Asistencia'))
  expect(await screen.findByText(NOTICE)).toBeVisible()

  await signInAgain(user, 'editor')
  await resume(user)
  await screen.findByRole('grid')
  expect(screen.getByText(DRAFT)).toBeVisible()
  expect(cells(ANA).asistio).toBeChecked()
  expect(cells(ANA).justificacion).toHaveValue('Llegó tarde')
  expect(screen.getByLabelText('Guardado Automático?')).toBeChecked()
  await user.click(buttonOf('Completar Asistencia'))
  await screen.findByText(/Último guardado/)
  expect(screen.queryByText(DRAFT)).not.toBeInTheDocument()
  expect(await stored(testApp)).toMatchObject([
    { nombre: ANA, asistio: 1, justificacion: 'Llegó tarde' },
    { nombre: 'Beto Bernal', asistio: 0 },
  ])
  expect(drafts()).toEqual([])
})

test('a dialog about a row is found open when a call behind it finds the session over', async () => {
  const { store } = await testApp.open('/conductores', 'editor')
  const user = hands()
  await user.click((await screen.findByText(ANA)).closest('[role="gridcell"]')!)
  await user.click(buttonOf('Editar'))
  const dialog = await dialogTitled('Editar Conductor')
  await user.type(fieldOf(dialog, 'Nombre')!, ' Mejía')
  await expireSessions(testApp)
  act(() => void store.dispatch(api.util.invalidateTags(['conductores'])))
  expect(await screen.findByText(NOTICE)).toBeVisible()

  await signInAgain(user, 'editor')
  await resume(user)
  const again = await dialogTitled('Editar Conductor')
  expect(fieldOf(again, 'Nombre')).toHaveValue(`${ANA} Mejía`)
})

test('attendance rows that are discarded are gone, and the first cell of the sheet has the focus', async () => {
  await openPlanilla(testApp, 'editor')
  const user = hands()
  await user.click(cells(ANA).asistio)
  await expireSessions(testApp)
  await user.click(buttonOf('Completar Asistencia'))
  await signInAgain(user, 'editor')
  await resume(user)
  expect(await screen.findByText(DRAFT)).toBeVisible()
  await screen.findByRole('grid')
  expect(cells(ANA).asistio).toBeChecked()
  await user.click(buttonOf('Descartar'))
  expect(cells(ANA).asistio).not.toBeChecked()
  expect(cells(ANA).bus).toHaveFocus()
})

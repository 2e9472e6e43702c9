import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { connectToBrowser } from '../../../src/app/store'
import { SESSION_KEY } from '../../../src/session/storedSession'
import { abrirPlanilla, boton, celdas } from '../../features/asistencias/planilla'
import { unConductor } from '../../server/builders'
import { retener } from '../../setup/calls'
import { abrirFormulario, manos } from '../../setup/screen'
import { continuar, ingresarDeNuevo } from '../../setup/session'
import { unaOficina, type Oficina } from '../../setup/page'

const ANA = 'Ana Álvarez'
const PREGUNTA = 'Cambios sin guardar'

let oficina: Oficina
const user = manos()
beforeAll(async () => {
  oficina = await unaOficina()
  await unConductor(oficina.db, { nombre: ANA })
})
afterAll(() => oficina.cerrar())

async function conCambios() {
  const vista = await abrirPlanilla(oficina)
  await user.click(celdas(ANA).asistio)
  return vista
}
const ir = (nombre: string) => user.click(screen.getByText(nombre))
const cerrarPestania = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('leaving the screen asks first, and staying keeps the work', async () => {
  const { router } = await conCambios()
  await ir('Consultar')
  expect(await screen.findByText(PREGUNTA)).toBeVisible()
  await user.click(boton('Seguir editando'))
  await waitFor(() => expect(screen.queryByText(PREGUNTA)).not.toBeInTheDocument())
  expect(router.state.location.pathname).toBe('/asistencias/crear')
  expect(celdas(ANA).asistio).toBeChecked()

  await ir('Consultar')
  await user.click(await screen.findByText('Salir sin guardar', { selector: 'button' }))
  expect(await screen.findByText('No hay asistencias.')).toBeVisible()
  expect(router.state.location.pathname).toBe('/asistencias')
  await act(() => router.navigate('/asistencias/crear'))
  await screen.findByRole('grid')
  expect(celdas(ANA).asistio).not.toBeChecked()
})

test('with nothing unsaved nobody is asked', async () => {
  const { router } = await abrirPlanilla(oficina)
  expect(cerrarPestania()).toBe(false)
  await ir('Consultar')
  await waitFor(() => expect(router.state.location.pathname).toBe('/asistencias'))
})

test('what is saved while one is asked is not said to be lost: the way is free', async () => {
  await unConductor(oficina.db, { documento: '1001' })
  const { router } = await oficina.abrir('/deudas')
  await screen.findByText('No hay deudas.')
  const crear = await abrirFormulario(user, 'Crear', 'Crear Deuda')
  await crear.llenar({ Conductor: '1001', Valor: '5000', Razón: 'Multa' })
  const soltar = retener('POST /api/deudas')
  await crear.pulsar('Crear')
  await act(() => router.navigate('/buses'))
  expect(await screen.findByText(PREGUNTA)).toBeVisible()
  soltar()
  await screen.findByText('No hay buses.')
  expect(screen.queryByText(PREGUNTA)).not.toBeInTheDocument()
  expect(await oficina.db.selectFrom('deudas').select('valor').execute()).toEqual([{ valor: 5_000 }])
})

test('closing the tab asks in the browser’s words', async () => {
  await conCambios()
  expect(cerrarPestania()).toBe(true)
})

test('signing out asks first, and then leaves nothing behind', async () => {
  await conCambios()
  const salir = async () => {
    await user.click(screen.getByText('Editor'))
    await user.click(await screen.findByText('Cerrar sesión'))
    expect(await screen.findByText(PREGUNTA)).toBeVisible()
  }
  await salir()
  await user.click(boton('Seguir editando'))
  expect(celdas(ANA).asistio).toBeChecked()
  await salir()
  await user.click(boton('Salir sin guardar'))
  expect(await screen.findByLabelText('Usuario')).toBeVisible()
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('a page that is hidden keeps its work for when it is loaded again', async () => {
  const { unmount } = await conCambios()
  fireEvent(window, new Event('pagehide'))
  const guardado = { ...sessionStorage }
  expect(Object.keys(guardado)).toEqual(['borradores/editor/crear-asistencias'])
  unmount()
})

test('signing out in another tab keeps what is typed in this one', async () => {
  const { store } = await conCambios()
  const soltar = connectToBrowser(store)
  localStorage.removeItem(SESSION_KEY)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY })))
  await ingresarDeNuevo(user, 'editor')
  await continuar(user)
  await screen.findByRole('grid')
  expect(celdas(ANA).asistio).toBeChecked()
  soltar()
})

import { viajeEnElTiempo } from '../setup/devtools-extension'
import { act, screen, waitFor } from '@testing-library/react'
import { screens } from '../../src/app/screens'
import { abrirLista, buses, registrada, unaEmpresa } from '../features/liquidaciones/pantalla'
import type { Oficina } from '../setup/page'

/** Whoever jumps between the recorded states in Redux DevTools sees the screen of each, and can go on working. */
let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
  await registrada(oficina)
  await registrada(oficina, { busNumero: '15', conductorDocumento: '1002' })
})
afterAll(() => oficina.cerrar())

/** The place of the last action of a type. */
const ultima = (tipo: string) => viajeEnElTiempo().acciones().lastIndexOf(tipo)
const cuantas = () => viajeEnElTiempo().acciones().length
// As in a browser, where what a jump starts is over before the next click.
const saltar = (accion: number) => act(async () => Promise.resolve(viajeEnElTiempo().saltar(accion)))
const volver = () => act(async () => Promise.resolve(viajeEnElTiempo().volver()))

/** Forth through all moments, back to the first at once, and to the present. */
async function recorrer() {
  const fin = cuantas()
  for (let accion = 0; accion < fin; accion += 1) await saltar(accion)
  await saltar(0)
  await volver()
}

const APLICADO = 'filtroLiquidaciones/filterApplied'
const LEIDA = 'api/executeQuery/fulfilled'

test('a jump to an earlier search shows its rows, its fields and its address, and adds no search to the history', async () => {
  const { busqueda, router } = await abrirLista(oficina)
  const sinBusqueda = ultima(LEIDA)
  const buscar = async (bus: string) => {
    await busqueda().llenar({ Bus: bus })
    await busqueda().pulsar('Buscar')
    await waitFor(() => expect(buses()).toEqual([bus]))
  }
  const ve = async (filas: string[], direccion: string, campo: string) => {
    await waitFor(() => expect(buses().sort()).toEqual(filas))
    await waitFor(() => expect(router.state.location.search).toBe(direccion))
    expect(busqueda().campo('Bus')).toHaveValue(campo)
  }
  await buscar('12')
  const por12 = ultima(LEIDA)
  await buscar('15')
  const busquedas = viajeEnElTiempo()
    .acciones()
    .filter((tipo) => tipo === APLICADO)

  await saltar(por12)
  await ve(['12'], '?numero=12', '12')
  await saltar(sinBusqueda)
  await ve(['12', '15'], '', '')
  await saltar(por12)
  await ve(['12'], '?numero=12', '12')
  await volver()
  await ve(['15'], '?numero=15', '15')
  expect(
    viajeEnElTiempo()
      .acciones()
      .filter((tipo) => tipo === APLICADO),
  ).toEqual(busquedas)

  // The present goes on from where it was.
  await busqueda().pulsar('Limpiar')
  await ve(['12', '15'], '', '')
})

test('what is typed in an open dialog outlives a walk through every state, and can then be sent', async () => {
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar({ Fecha: '06/03/26', Bus: '12', Viajes: '4', Sensor: '120' })
  await dialogo.llenar({ 'Registradora inicial': '1300', 'Registradora final': '1400' })
  await recorrer()
  expect(dialogo.campo('Conductor')).toHaveValue('Ana Álvarez')
  expect(dialogo.campo('Sensor')).toHaveValue('120')
  await dialogo.pulsar('Crear')
  await dialogo.cerrado()
  await waitFor(() => expect(buses()).toEqual(['12', '15', '12']))
})

test('an open detail stands again after a walk through every state', async () => {
  const { abrirDetalle, elegirFila } = await abrirLista(oficina)
  await elegirFila('Beto Bernal')
  const { dialogo } = await abrirDetalle()
  await waitFor(() => expect(dialogo).toHaveTextContent('Beto Bernal'))
  await recorrer()
  await waitFor(() => expect(dialogo).toHaveTextContent('Beto Bernal'))
  expect(screen.queryByText('Algo salió mal')).not.toBeInTheDocument()
})

test('a jump to before the sign-out shows the screen as it was, and the return the login', async () => {
  const { user, router } = await abrirLista(oficina)
  const abierta = cuantas() - 1
  await user.click(await screen.findByRole('button', { name: /Admin/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cerrar sesión' }))
  await screen.findByRole('heading', { name: 'Inicio de Sesión' })

  await saltar(abierta)
  await waitFor(() => expect(buses()).toHaveLength(3))
  expect(router.state.location.pathname).toBe('/')
  await volver()
  expect(await screen.findByRole('heading', { name: 'Inicio de Sesión' })).toBeVisible()
  await recorrer()
  expect(await screen.findByRole('heading', { name: 'Inicio de Sesión' })).toBeVisible()
})

test('every screen outlives the first moment, before any answer and before its own part of the state', async () => {
  const { router } = await abrirLista(oficina)
  const titulo = () => document.querySelector('h1')?.textContent
  for (const { path, title } of screens) {
    await act(() => router.navigate(`/${path}`))
    await waitFor(() => expect(titulo()).toBe(title), { timeout: 25_000 })
    await saltar(0)
    await volver()
    expect(titulo()).toBe(title)
  }
})

import { act, screen, waitFor } from '@testing-library/react'
import { MIN_ABSENCE_MS } from '../../src/app/connection'
import { connectToBrowser } from '../../src/app/store'
import { abrirPlanilla, boton, celdas, envios } from '../features/asistencias/planilla'
import { unConductor } from '../server/builders'
import { unaOficina, type Oficina } from '../setup/page'
import { manos } from '../setup/screen'

const ANA = 'Ana Álvarez'
const AVISO = /^Sin conexión\. Lo que escriba se conserva/

let oficina: Oficina
let soltar: () => void
const user = manos()
const enLinea = jest.spyOn(navigator, 'onLine', 'get')

beforeEach(async () => {
  oficina = await unaOficina()
  await unConductor(oficina.db, { nombre: ANA })
  enLinea.mockReturnValue(true)
  const { store } = await abrirPlanilla(oficina)
  soltar = connectToBrowser(store)
})
afterEach(async () => {
  soltar()
  await oficina.cerrar()
})

/** The network goes away: nothing reaches the server until what this answers is called. */
function cortar() {
  const enviar = globalThis.fetch
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  enLinea.mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  return () => {
    globalThis.fetch = enviar
    enLinea.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
  }
}
const consultas = () => oficina.llamadas.filter((llamada) => llamada.includes('crear=true')).length

test('while the network is away a banner says so, and what sends waits and says why', async () => {
  await user.click(celdas(ANA).asistio)
  const restablecer = cortar()
  expect(await screen.findByText(AVISO)).toBeVisible()
  expect(boton('Completar Asistencia')).toBeDisabled()
  expect(screen.getByText(/Sin conexión: podrá enviar cuando vuelva/)).toBeVisible()
  await user.click(boton('Completar Asistencia'))
  expect(envios(oficina)).toBe(0)

  const antes = consultas()
  restablecer()
  await waitFor(() => expect(screen.queryByText(AVISO)).not.toBeInTheDocument())
  // What is on screen is fetched anew; what was marked stays.
  await waitFor(() => expect(consultas()).toBe(antes + 1))
  expect(celdas(ANA).asistio).toBeChecked()
  await user.click(boton('Completar Asistencia'))
  expect(await screen.findByText(/Último guardado/)).toBeVisible()
})

test('a machine without network whose server answers all the same is not offline', async () => {
  enLinea.mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await waitFor(() => expect(oficina.llamadas).toContain('HEAD /api/salud'))
  expect(screen.queryByText(AVISO)).not.toBeInTheDocument()
  expect(boton('Completar Asistencia')).toBeEnabled()
})

test('coming back after a minute fetches what is on screen, after a glance elsewhere nothing', async () => {
  const ausentarse = (milisegundos: number) => {
    const inicio = Date.now()
    const ahora = jest.spyOn(Date, 'now').mockReturnValue(inicio)
    act(() => void window.dispatchEvent(new Event('blur')))
    ahora.mockReturnValue(inicio + milisegundos)
    act(() => void window.dispatchEvent(new Event('focus')))
    ahora.mockRestore()
  }
  const antes = consultas()
  ausentarse(MIN_ABSENCE_MS - 1)
  expect(consultas()).toBe(antes)
  ausentarse(MIN_ABSENCE_MS)
  await waitFor(() => expect(consultas()).toBe(antes + 1))
})

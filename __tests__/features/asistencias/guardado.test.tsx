import { act, screen, waitFor } from '@testing-library/react'
import { INTERVALO } from '../../../src/features/asistencias/useGuardadoAutomatico'
import { unConductor } from '../../server/constructores'
import { observarLlamadas, retener } from '../../setup/calls'
import { unaOficina, type Oficina } from '../../setup/page'
import { manos } from '../../setup/table-screen'
import { abrirPlanilla, boton, celdas, envios, esperarEnvios, guardadas } from './planilla'

const ANA = 'Ana Álvarez'

let oficina: Oficina
const user = manos()

beforeEach(async () => {
  oficina = await unaOficina()
  await unConductor(oficina.db, { nombre: ANA })
  // Only what the automatic save waits with: the page and its server go on in their own time.
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
    ],
  })
})
afterEach(async () => {
  jest.useRealTimers()
  await oficina.cerrar()
})

const pasan = (milisegundos: number) => act(() => jest.advanceTimersByTime(milisegundos))
const activar = () => user.click(screen.getByLabelText('Guardado Automático?'))

test('saves by itself every five minutes, only while it is on and something is unsaved', async () => {
  await abrirPlanilla(oficina)
  await user.click(celdas(ANA).asistio)
  pasan(INTERVALO * 2)
  expect(envios(oficina)).toBe(0)

  await activar()
  pasan(INTERVALO - 1)
  expect(envios(oficina)).toBe(0)
  pasan(1)
  await screen.findByText(/Último guardado/)
  expect(envios(oficina)).toBe(1)
  expect(await guardadas(oficina)).toMatchObject([{ nombre: ANA, asistio: 1 }])

  pasan(INTERVALO)
  expect(envios(oficina)).toBe(1)
  await user.click(celdas(ANA).alDia)
  pasan(INTERVALO)
  await esperarEnvios(oficina, 2)
  await waitFor(async () => expect(await guardadas(oficina)).toMatchObject([{ entregoAlDia: 1 }]))

  await activar()
  await user.click(celdas(ANA).presencial)
  pasan(INTERVALO * 3)
  expect(envios(oficina)).toBe(2)
})

test('is never on its way twice, and keeps what is marked meanwhile', async () => {
  await abrirPlanilla(oficina)
  await activar()
  await user.click(celdas(ANA).asistio)
  const pedidos = observarLlamadas()
  const soltar = retener('POST /api/asistencias')
  const enviados = () => pedidos.filter(({ method }) => method === 'POST')
  pasan(INTERVALO)
  await screen.findByText('Guardando...')
  pasan(INTERVALO * 2)
  await user.click(boton('Guardando...'))
  await user.click(celdas(ANA).presencial)
  soltar()
  await screen.findByText(/Último guardado/)
  expect(enviados()).toHaveLength(1)
  expect(screen.getByText(/1 fila sin guardar/)).toBeVisible()
  expect(celdas(ANA).presencial).toBeChecked()
})

test('a save without an answer keeps the rows, and is repeated under the same key', async () => {
  await abrirPlanilla(oficina)
  await user.click(celdas(ANA).asistio)
  const enviar = globalThis.fetch
  const claves: (string | null)[] = []
  globalThis.fetch = async (input, init) => {
    const pedido = new Request(input, init)
    if (pedido.method !== 'POST') return enviar(pedido)
    claves.push(pedido.headers.get('Idempotency-Key'))
    const respuesta = await enviar(pedido)
    if (claves.length === 1) throw new TypeError('Failed to fetch')
    return respuesta
  }
  await user.click(boton('Completar Asistencia'))
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión con el servidor.')
  expect(celdas(ANA).asistio).toBeChecked()
  expect(screen.getByText(/1 fila sin guardar/)).toBeVisible()

  await user.click(boton('Completar Asistencia'))
  await screen.findByText(/Último guardado/)
  expect(claves).toEqual([claves[0], claves[0]])
  expect(claves[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(await guardadas(oficina)).toHaveLength(1)
})

import { screen, waitFor } from '@testing-library/react'
import { today } from '../../../src/api/client/today'
import { fechaLarga } from '../../../src/contract/fechas'
import { INTERVAL_MS } from '../../../src/features/asistencias/useAutoSave'
import { unConductor } from '../../server/builders'
import { observarLlamadas, retener } from '../../setup/calls'
import { unaOficina, type Oficina } from '../../setup/page'
import { manos } from '../../setup/screen'
import {
  abrirPlanilla,
  boton,
  celdas,
  completarAsi,
  envios,
  esperarEnvios,
  guardadas,
  pasan,
  soloElReloj,
} from './planilla'

const ANA = 'Ana Álvarez'

let oficina: Oficina
let restaurar: () => void
const user = manos()

beforeEach(async () => {
  oficina = await unaOficina()
  await unConductor(oficina.db, { nombre: ANA })
  restaurar = soloElReloj()
})
afterEach(async () => {
  restaurar()
  await oficina.cerrar()
})

const activar = () => user.click(screen.getByLabelText('Guardado Automático?'))

test('submits the rows every five minutes while it is on, and not while it is off, as it is at first', async () => {
  await abrirPlanilla(oficina)
  pasan(INTERVAL_MS * 2)
  expect(envios(oficina)).toBe(0)

  await activar()
  pasan(INTERVAL_MS - 1)
  expect(envios(oficina)).toBe(0)
  pasan(1)
  await screen.findByText(/Último guardado/)
  expect(envios(oficina)).toBe(1)
  // Whatever was changed: a proposal that nobody has touched is a row too.
  expect(await guardadas(oficina)).toMatchObject([{ nombre: ANA, asistio: 0 }])

  await user.click(celdas(ANA).alDia)
  pasan(INTERVAL_MS)
  await esperarEnvios(oficina, 2)
  await waitFor(async () => expect(await guardadas(oficina)).toMatchObject([{ entregoAlDia: 1 }]))
  pasan(INTERVAL_MS)
  await esperarEnvios(oficina, 3)

  await activar()
  await user.click(celdas(ANA).presencial)
  pasan(INTERVAL_MS * 3)
  expect(envios(oficina)).toBe(3)
})

test('a sheet that is left open overnight becomes the next day’s, which nobody has opened: it is off', async () => {
  const zona = Object.assign(document.createElement('meta'), { name: 'zona-horaria' })
  document.head.append(zona)
  // Whatever the hour, it is a later day there than here.
  zona.content = 'Etc/GMT+12'
  await abrirPlanilla(oficina)
  await activar()
  zona.content = 'Pacific/Kiritimati'
  pasan(60_000)
  expect(await screen.findByText(fechaLarga(today()))).toBeVisible()
  expect(screen.getByLabelText('Guardado Automático?')).not.toBeChecked()
  pasan(INTERVAL_MS * 2)
  expect(envios(oficina)).toBe(0)
  zona.remove()
})

test('is never on its way twice, and keeps what is marked meanwhile', async () => {
  await abrirPlanilla(oficina)
  await activar()
  await user.click(celdas(ANA).asistio)
  const pedidos = observarLlamadas()
  const soltar = retener('POST /api/asistencias')
  const enviados = () => pedidos.filter(({ method }) => method === 'POST')
  pasan(INTERVAL_MS)
  await screen.findByText('Guardando...')
  pasan(INTERVAL_MS * 2)
  await user.click(boton('Guardando...'))
  await user.click(celdas(ANA).presencial)
  soltar()
  await screen.findByText(/Último guardado/)
  expect(enviados()).toHaveLength(1)
  expect(screen.getByText(/1 fila sin guardar/)).toBeVisible()
  expect(celdas(ANA).presencial).toBeChecked()
})

test('a save without an answer keeps the rows, and its repetition stores them once', async () => {
  await abrirPlanilla(oficina)
  await user.click(celdas(ANA).asistio)
  const enviar = globalThis.fetch
  let perdidas = 0
  globalThis.fetch = async (input, init) => {
    const pedido = new Request(input, init)
    const respuesta = await enviar(pedido)
    if (pedido.method !== 'POST' || perdidas > 0) return respuesta
    perdidas += 1
    throw new TypeError('Failed to fetch')
  }
  await user.click(boton('Completar Asistencia'))
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión con el servidor.')
  expect(celdas(ANA).asistio).toBeChecked()

  await user.click(boton('Completar Asistencia'))
  await screen.findByText(/Último guardado/)
  expect(envios(oficina)).toBe(2)
  expect(await guardadas(oficina)).toMatchObject([{ nombre: ANA, asistio: 1 }])
})

test('what a colleague has saved since the sheet was opened is not sent back as it was', async () => {
  const { uuid: conductorUuid } = await unConductor(oficina.db, { nombre: 'Beto Bernal' })
  await abrirPlanilla(oficina)
  await user.click(celdas(ANA).asistio)
  const payload = [{ fecha: today(), conductorUuid, justificacion: 'Vacaciones' }]
  await oficina.pedir('admin', { method: 'POST', url: '/api/asistencias', payload })
  await completarAsi(user)
  await screen.findByText(/Último guardado/)
  expect(await guardadas(oficina)).toMatchObject([
    { nombre: ANA, asistio: 1 },
    { nombre: 'Beto Bernal', justificacion: 'Vacaciones' },
  ])
})

test('what was marked of a driver who has been retired meanwhile is saved too', async () => {
  await unConductor(oficina.db, { nombre: 'Beto Bernal' })
  await abrirPlanilla(oficina)
  await user.click(celdas(ANA).asistio)
  await oficina.db.updateTable('conductores').set({ valido: 0 }).where('nombre', '=', ANA).execute()
  await completarAsi(user)
  await screen.findByText(/Último guardado/)
  expect((await guardadas(oficina)).map(({ nombre, asistio }) => [nombre, asistio])).toEqual([
    [ANA, 1],
    ['Beto Bernal', 0],
  ])
})

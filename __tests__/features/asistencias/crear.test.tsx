import { act, screen, waitFor } from '@testing-library/react'
import { api } from '../../../src/api/client/api'
import { today } from '../../../src/api/client/today'
import { unBus, unConductor } from '../../server/builders'
import { observarLlamadas, responderCon } from '../../setup/calls'
import { unaOficina, type Oficina } from '../../setup/page'
import { manos } from '../../setup/screen'
import { abrirPlanilla, boton, celdas, completarAsi, esperarEnvios, guardadas } from './planilla'

const ANA = 'Ana Álvarez'
const BETO = 'Beto Bernal'

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unaOficina()
  const ana = await unConductor(oficina.db, { nombre: ANA })
  await unConductor(oficina.db, { nombre: BETO })
  await unBus(oficina.db, { numero: '12', conductorUuid: ana.uuid })
  await unBus(oficina.db, { numero: '15' })
})
beforeEach(async () => {
  await oficina.db.deleteFrom('asistencias').execute()
})
afterAll(() => oficina.cerrar())

const foco = () => document.activeElement
const progreso = () => screen.getByText(/con asistencia o justificación/).textContent

test('opens with a proposal for every driver, which nobody has stored yet', async () => {
  await abrirPlanilla(oficina)
  expect(celdas(ANA).bus).toHaveValue('12')
  expect(celdas(BETO).bus).toHaveValue('')
  expect(progreso()).toBe('0 de 2 con asistencia o justificación.')
  expect(await guardadas(oficina)).toEqual([])
})

test('is filled in with the keyboard alone', async () => {
  await abrirPlanilla(oficina)
  // One stop of Tab after the button, at the first cell.
  act(() => boton('Completar Asistencia').focus())
  await user.tab()
  expect(foco()).toBe(celdas(ANA).bus)

  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(foco()).toBe(celdas(ANA).asistio)
  await user.keyboard(' {ArrowRight} {ArrowRight} {ArrowDown}')
  expect(foco()).toBe(celdas(BETO).presencial)
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(foco()).toBe(celdas(BETO).justificacion)
  // Typing finds a suggestion; Enter takes it and goes down, here to the same row, which is the last.
  await user.keyboard('enf{ArrowDown}{Enter}')
  expect(celdas(BETO).justificacion).toHaveValue('Enfermo')
  await user.keyboard('{ArrowLeft}{ArrowUp}')
  expect(foco()).toBe(celdas(ANA).bus)
  // What is typed replaces the cell; any text will do.
  await user.keyboard('Moto 3{Enter}')
  expect(foco()).toBe(celdas(BETO).bus)
  await user.keyboard('{Enter}{Enter}')

  expect(celdas(ANA)).toMatchObject({
    bus: { value: 'Moto 3' },
    asistio: { checked: true },
    alDia: { checked: true },
    presencial: { checked: true },
  })
  expect(progreso()).toBe('2 de 2 con asistencia o justificación.')
  expect(screen.getByText(/2 filas sin guardar/)).toBeVisible()
})

test('Completar Asistencia stores every row and says when', async () => {
  await abrirPlanilla(oficina)
  await user.click(celdas(ANA).asistio)
  await completarAsi(user)
  expect(await screen.findByText(/Último guardado: \d/)).toBeVisible()
  expect(screen.queryByText(/sin guardar/)).not.toBeInTheDocument()
  expect(await guardadas(oficina)).toEqual([
    { nombre: ANA, bus: '12', justificacion: '', asistio: 1, entregoAlDia: 0, entregoPresencial: 0 },
    { nombre: BETO, bus: '', justificacion: '', asistio: 0, entregoAlDia: 0, entregoPresencial: 0 },
  ])
})

test('rows that come anew do not overwrite what was typed', async () => {
  const { store } = await abrirPlanilla(oficina)
  await user.click(celdas(ANA).asistio)
  const ana = await oficina.db
    .selectFrom('conductores')
    .select('uuid')
    .where('nombre', '=', ANA)
    .executeTakeFirstOrThrow()
  const beto = await oficina.db
    .selectFrom('conductores')
    .select('uuid')
    .where('nombre', '=', BETO)
    .executeTakeFirstOrThrow()
  await oficina.pedir('admin', {
    method: 'POST',
    url: '/api/asistencias',
    payload: [
      { fecha: today(), conductorUuid: ana.uuid, asistio: false },
      { fecha: today(), conductorUuid: beto.uuid, justificacion: 'Vacaciones' },
    ],
  })
  act(() => void store.dispatch(api.util.invalidateTags(['Asistencia'])))
  await waitFor(() => expect(celdas(BETO).justificacion).toHaveValue('Vacaciones'))
  expect(celdas(ANA).asistio).toBeChecked()
})

test('a refused save keeps everything, names the row and can be repeated', async () => {
  await abrirPlanilla(oficina)
  await user.click(celdas(ANA).asistio)
  const enviar = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const pedido = new Request(input, init)
    const negativa = { mensaje: 'Fila 2: No.', errores: { '1.bus': 'El bus no circula hoy.' } }
    return pedido.method === 'POST' ? Response.json(negativa, { status: 400 }) : enviar(pedido)
  }
  await completarAsi(user)
  await waitFor(() =>
    expect(celdas(BETO).bus.closest('[role="row"]')).toHaveTextContent('El bus no circula hoy.'),
  )
  expect(screen.getByText('Fila 2: No.', { selector: '[role="alert"] *' })).toBeVisible()
  expect(celdas(ANA).asistio).toBeChecked()
  expect(screen.getByText(/1 fila sin guardar/)).toBeVisible()

  globalThis.fetch = enviar
  await completarAsi(user)
  expect(await screen.findByText(/Último guardado/)).toBeVisible()
})

test('says so when there are no drivers', async () => {
  await oficina.db.updateTable('conductores').set({ valido: 0 }).execute()
  await oficina.abrir('/asistencias/crear', 'editor')
  expect(await screen.findByText('No hay asistencias.')).toBeVisible()
  await oficina.db.updateTable('conductores').set({ valido: 1 }).execute()
})

test('thirty rows to a page, and the arrow below the last goes on to the next', async () => {
  for (let numero = 10; numero < 40; numero += 1)
    await unConductor(oficina.db, { nombre: `Conductor ${numero}` })
  await abrirPlanilla(oficina)
  expect(document.querySelectorAll('[role="row"][data-id]')).toHaveLength(30)
  act(() => celdas('Conductor 37').asistio.focus())
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(foco()).toBe(celdas('Conductor 38').asistio))
  expect(document.querySelectorAll('[role="row"][data-id]')).toHaveLength(2)
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(foco()).toBe(celdas('Conductor 37').asistio))
  await completarAsi(user)
  await esperarEnvios(oficina, 1)
  await waitFor(async () => expect(await guardadas(oficina)).toHaveLength(32))
})

test('the identifiers of another host are sent back as they came, whatever they look like', async () => {
  const fila = {
    uuid: '12',
    fecha: today(),
    conductorUuid: '7',
    conductorNombre: 'Ana Álvarez',
    bus: '301',
    justificacion: '',
    asistio: true,
    entregoAlDia: true,
    entregoPresencial: false,
  }
  const devolver = responderCon('GET /api/asistencias/fecha', [fila])
  const enviadas = observarLlamadas()
  await abrirPlanilla(oficina)
  await user.click(boton('Completar Asistencia'))
  await waitFor(() => expect(enviadas.at(-1)?.method).toBe('POST'))
  expect(await enviadas.at(-1)?.json()).toEqual([fila])
  devolver()
})

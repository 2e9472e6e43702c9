import { act, screen, waitFor } from '@testing-library/react'
import { api } from '../../../src/api/client/api'
import { today } from '../../../src/api/client/today'
import { aBus, aConductor } from '../../server/builders'
import { watchCalls, answerWith } from '../../setup/calls'
import { openTestApp, type TestApp } from '../../setup/page'
import { buttonOf, hands } from '../../setup/screen'
import { openPlanilla, cells, waitForSubmissions, stored } from './planilla'

const ANA = 'Ana Álvarez'
const BETO = 'Beto Bernal'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestApp()
  const ana = await aConductor(testApp.db, { nombre: ANA })
  await aConductor(testApp.db, { nombre: BETO })
  await aBus(testApp.db, { numero: '12', conductorUuid: ana.uuid })
  await aBus(testApp.db, { numero: '15' })
})
beforeEach(async () => {
  await testApp.db.deleteFrom('asistencias').execute()
})
afterAll(() => testApp.close())

const focus = () => document.activeElement
const progress = () => screen.getByText(/con asistencia o justificación/).textContent

test('opens with a proposal for every driver, which nobody has stored yet', async () => {
  await openPlanilla(testApp)
  expect(cells(ANA).bus).toHaveValue('12')
  expect(cells(BETO).bus).toHaveValue('')
  expect(progress()).toBe('0 de 2 con asistencia o justificación.')
  expect(await stored(testApp)).toEqual([])
})

test('is filled in with the keyboard alone', async () => {
  await openPlanilla(testApp)
  // One stop of Tab after the button, at the first cell.
  act(() => buttonOf('Completar Asistencia').focus())
  await user.tab()
  expect(focus()).toBe(cells(ANA).bus)

  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(focus()).toBe(cells(ANA).asistio)
  await user.keyboard(' {ArrowRight} {ArrowRight} {ArrowDown}')
  expect(focus()).toBe(cells(BETO).presencial)
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(focus()).toBe(cells(BETO).justificacion)
  // Enter completes the beginning of one suggestion and goes down, here to the same row, which is the last.
  await user.keyboard('enf{Enter}')
  expect(cells(BETO).justificacion).toHaveValue('Enfermo')
  await user.keyboard('{ArrowLeft}{ArrowUp}')
  expect(focus()).toBe(cells(ANA).bus)
  // Typing replaces the cell; any text will do.
  await user.keyboard('Moto 3{Enter}')
  expect(focus()).toBe(cells(BETO).bus)
  await user.keyboard('{Enter}{Enter}')

  expect(cells(ANA)).toMatchObject({
    bus: { value: 'Moto 3' },
    asistio: { checked: true },
    alDia: { checked: true },
    presencial: { checked: true },
  })
  expect(progress()).toBe('2 de 2 con asistencia o justificación.')
  expect(screen.getByText(/2 filas sin guardar/)).toBeVisible()
})

test('Completar Asistencia stores every row and says when', async () => {
  await openPlanilla(testApp)
  await user.click(cells(ANA).asistio)
  await user.click(buttonOf('Completar Asistencia'))
  expect(await screen.findByText(/Último guardado: \d/)).toBeVisible()
  expect(screen.queryByText(/sin guardar/)).not.toBeInTheDocument()
  expect(await stored(testApp)).toEqual([
    { nombre: ANA, bus: '12', justificacion: '', asistio: 1, entregoAlDia: 0, entregoPresencial: 0 },
    { nombre: BETO, bus: '', justificacion: '', asistio: 0, entregoAlDia: 0, entregoPresencial: 0 },
  ])
})

test('rows that come anew do not overwrite what was typed', async () => {
  const { store } = await openPlanilla(testApp)
  await user.click(cells(ANA).asistio)
  const ana = await testApp.db
    .selectFrom('conductores')
    .select('uuid')
    .where('nombre', '=', ANA)
    .executeTakeFirstOrThrow()
  const beto = await testApp.db
    .selectFrom('conductores')
    .select('uuid')
    .where('nombre', '=', BETO)
    .executeTakeFirstOrThrow()
  await testApp.ask('admin', {
    method: 'POST',
    url: '/api/asistencias',
    payload: [
      { fecha: today(), conductorUuid: ana.uuid, asistio: false },
      { fecha: today(), conductorUuid: beto.uuid, justificacion: 'Vacaciones' },
    ],
  })
  act(() => void store.dispatch(api.util.invalidateTags(['asistencias'])))
  await waitFor(() => expect(cells(BETO).justificacion).toHaveValue('Vacaciones'))
  expect(cells(ANA).asistio).toBeChecked()
})

test('a refused save keeps everything, names the row and can be repeated', async () => {
  await openPlanilla(testApp)
  await user.click(cells(ANA).asistio)
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const refusal = { mensaje: 'Fila 2: No.', errores: { '1.bus': 'El bus no circula hoy.' } }
    return request.method === 'POST' ? Response.json(refusal, { status: 400 }) : send(request)
  }
  await user.click(buttonOf('Completar Asistencia'))
  await waitFor(() =>
    expect(cells(BETO).bus.closest('[role="row"]')).toHaveTextContent('El bus no circula hoy.'),
  )
  expect(screen.getByText('Fila 2: No.', { selector: '[role="alert"] *' })).toBeVisible()
  expect(cells(ANA).asistio).toBeChecked()
  expect(screen.getByText(/1 fila sin guardar/)).toBeVisible()

  globalThis.fetch = send
  await user.click(buttonOf('Completar Asistencia'))
  expect(await screen.findByText(/Último guardado/)).toBeVisible()
})

test('says so when there are no drivers', async () => {
  await testApp.db.updateTable('conductores').set({ valido: 0 }).execute()
  await testApp.open('/asistencias/crear', 'editor')
  expect(await screen.findByText('No hay asistencias.')).toBeVisible()
  await testApp.db.updateTable('conductores').set({ valido: 1 }).execute()
})

test('thirty rows to a page, and the arrow below the last goes on to the next', async () => {
  for (let numero = 10; numero < 40; numero += 1)
    await aConductor(testApp.db, { nombre: `Conductor ${numero}` })
  await openPlanilla(testApp)
  expect(document.querySelectorAll('[role="row"][data-id]')).toHaveLength(30)
  act(() => cells('Conductor 37').asistio.focus())
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(focus()).toBe(cells('Conductor 38').asistio))
  expect(document.querySelectorAll('[role="row"][data-id]')).toHaveLength(2)
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(focus()).toBe(cells('Conductor 37').asistio))
  await user.click(buttonOf('Completar Asistencia'))
  await waitForSubmissions(testApp, 1)
  await waitFor(async () => expect(await stored(testApp)).toHaveLength(32))
})

test('the identifiers of another host are sent back as they came, whatever they look like', async () => {
  const row = {
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
  const giveBack = answerWith('GET /api/asistencias/fecha', [row])
  const sent = watchCalls()
  await openPlanilla(testApp)
  await user.click(buttonOf('Completar Asistencia'))
  await waitFor(() => expect(sent.at(-1)?.method).toBe('POST'))
  expect(await sent.at(-1)?.json()).toEqual([row])
  giveBack()
})

test('two drivers of one name are told apart by their documento', async () => {
  for (const documento of ['2001', '2002']) await aConductor(testApp.db, { documento, nombre: 'Aída Díaz' })
  await openPlanilla(testApp)
  await user.click(cells('Aída Díaz (2002)').asistio)
  expect(cells('Aída Díaz (2001)').asistio).not.toBeChecked()
})

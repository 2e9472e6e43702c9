import { act, screen, waitFor } from '@testing-library/react'
import { api } from '../../../src/api/client/api'
import { today } from '../../../src/api/client/today'
import { aBus, aConductor } from '../../server/builders'
import { answerWith, delayCall, watchCalls } from '../../setup/calls'
import { openTestApp, type TestApp } from '../../setup/page'
import { buttonOf, hands } from '../../setup/screen'
import { openPlanilla, cells, stored } from './planilla'

const ANA = 'Ana Álvarez'
const BETO = 'Beto Bernal'

let testApp: TestApp
let ana: string
let beto: string
const user = hands()

beforeAll(async () => {
  testApp = await openTestApp()
  ana = (await aConductor(testApp.db, { nombre: ANA })).uuid
  beto = (await aConductor(testApp.db, { nombre: BETO })).uuid
  await aBus(testApp.db, { numero: '12', conductorUuid: ana })
  await aBus(testApp.db, { numero: '15' })
})
beforeEach(async () => {
  await testApp.db.deleteFrom('asistencias').execute()
})
afterAll(() => testApp.close())

const focus = () => document.activeElement
const progress = () => screen.getByText(/con asistencia o justificación/).textContent

test('is filled in with the keyboard alone, over what is proposed and nobody has stored', async () => {
  await openPlanilla(testApp)
  expect([cells(ANA).bus.value, cells(BETO).bus.value]).toEqual(['12', ''])
  expect(progress()).toBe('0 de 2 con asistencia o justificación.')
  expect(await stored(testApp)).toEqual([])
  // The first cell has the focus; it is the sheet's one stop of Tab, after what stands above.
  expect(focus()).toBe(cells(ANA).bus)
  act(() => buttonOf('Teclas ?').focus())
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

test('rows that come anew do not overwrite what was typed', async () => {
  const { store } = await openPlanilla(testApp)
  await user.click(cells(ANA).asistio)
  const payload = [
    { fecha: today(), conductorUuid: ana, asistio: false },
    { fecha: today(), conductorUuid: beto, justificacion: 'Vacaciones' },
  ]
  await testApp.ask('admin', { method: 'POST', url: '/api/asistencias', payload })
  act(() => void store.dispatch(api.util.invalidateTags(['asistencias'])))
  await waitFor(() => expect(cells(BETO).justificacion).toHaveValue('Vacaciones'))
  expect(cells(ANA).asistio).toBeChecked()
})

test('a refused save keeps everything, names the row and can be repeated', async () => {
  await openPlanilla(testApp)
  await user.click(cells(ANA).asistio)
  const send = globalThis.fetch
  globalThis.fetch = async () =>
    Response.json({ mensaje: 'Fila 2: No.', errores: { '1.bus': 'El bus no circula hoy.' } }, { status: 400 })
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

const all = (column: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `${column}: todos` })

test('one press ticks a column for everybody, and touches only the rows that change', async () => {
  await openPlanilla(testApp)
  await user.click(cells(ANA).asistio)
  await user.click(buttonOf('Completar Asistencia'))
  await screen.findByText(/Último guardado/)
  expect(all('Asistió')).toBePartiallyChecked()
  expect(all('Al día')).not.toBePartiallyChecked()

  await user.click(all('Asistió'))
  expect(all('Asistió')).toBeChecked()
  expect(all('Asistió')).not.toBePartiallyChecked()
  expect([cells(ANA).asistio.checked, cells(BETO).asistio.checked]).toEqual([true, true])
  expect(screen.getByText('1 fila sin guardar.')).toBeVisible()
  const calls = watchCalls()
  await user.click(buttonOf('Completar Asistencia'))
  await screen.findByText('2 de 2 con asistencia o justificación.')
  expect(await calls.find(({ method }) => method === 'POST')?.json()).toMatchObject([
    { conductorNombre: ANA, version: 1, sinTocar: true },
    { conductorNombre: BETO, version: 0 },
  ])

  await user.click(all('Asistió'))
  expect([cells(ANA).asistio.checked, cells(BETO).asistio.checked]).toEqual([false, false])
})

test('the arrow above the first row goes to it, and those below and beside leave it', async () => {
  await openPlanilla(testApp)
  const title = (column: string) => all(column).closest('[role="columnheader"]')
  act(() => cells(ANA).alDia.focus())
  await user.keyboard('{ArrowUp} ')
  expect(focus()).toBe(title('Al día'))
  expect([cells(ANA).alDia.checked, cells(BETO).alDia.checked]).toEqual([true, true])
  await user.keyboard('{ArrowRight}')
  expect(focus()).toBe(title('Presencial'))
  await user.click(all('Al día'))
  expect([cells(ANA).alDia.checked, cells(BETO).alDia.checked]).toEqual([false, false])
  await user.keyboard('{ArrowLeft}')
  expect(focus()).toBe(title('Asistió'))
  await user.keyboard('{ArrowDown}')
  expect(focus()).toBe(cells(ANA).asistio)
})

test('completing saves at once, with drivers unmarked; Deshacer takes back what the last save stored, and no automatic save stores it', async () => {
  await openPlanilla(testApp)
  const asistio = async () => (await stored(testApp)).map((row) => row.asistio)
  await user.click(screen.getByLabelText('Guardado Automático?'))
  await user.click(cells(ANA).asistio)
  await user.click(buttonOf('Completar Asistencia'))
  await screen.findByText(/Último guardado/)
  expect(await asistio()).toEqual([1, 0])

  await user.click(buttonOf('Deshacer'))
  await waitFor(() => expect(cells(ANA).asistio).not.toBeChecked())
  expect(screen.queryByText(/sin guardar/)).toBeNull()
  expect(await asistio()).toEqual([])
  expect(screen.queryByText('Deshacer')).toBeNull()
  expect(screen.queryByText(/Último guardado/)).toBeNull()
  expect(cells(ANA).bus).toHaveFocus()
  expect(screen.getByLabelText('Guardado Automático?')).not.toBeChecked()

  // Undoes the second save alone.
  await user.click(cells(ANA).asistio)
  await user.click(buttonOf('Completar Asistencia'))
  await screen.findByText('Deshacer')
  await user.click(cells(BETO).asistio)
  await user.click(buttonOf('Completar Asistencia'))
  await waitFor(async () => expect(await asistio()).toEqual([1, 1]))
  await user.click(await screen.findByText('Deshacer'))
  await waitFor(() => expect(cells(BETO).asistio).not.toBeChecked())
  expect(await asistio()).toEqual([1, 0])
})

test('what is typed while a save is being undone stays', async () => {
  await openPlanilla(testApp)
  await user.click(cells(ANA).asistio)
  await user.click(buttonOf('Completar Asistencia'))
  const undo = await screen.findByRole('button', { name: 'Deshacer' })
  const release = delayCall('POST /api/historial/deshacer')
  await user.click(undo)
  await user.click(cells(BETO).asistio)
  release()
  await waitFor(() => expect(cells(ANA).asistio).not.toBeChecked())
  expect(cells(BETO).asistio).toBeChecked()
  expect(screen.getByText('1 fila sin guardar.')).toBeVisible()
})

test('those who are missing can be shown alone, each until they are asked for anew', async () => {
  await openPlanilla(testApp)
  await user.click(cells(ANA).asistio)
  await user.click(buttonOf('Faltan 1'))
  expect(screen.queryByText(ANA)).toBeNull()
  await user.click(cells(BETO).asistio)
  expect(progress()).toBe('2 de 2 con asistencia o justificación.')
  expect(cells(BETO).asistio).toHaveFocus()
  await user.click(buttonOf('Todos'))
  await user.click(buttonOf('Faltan 0'))
  expect(screen.getByText('No falta nadie.')).toBeVisible()
})

test('thirty rows to a page, and the arrow below the last goes on to the next; two drivers of one name are told apart', async () => {
  for (let numero = 10; numero < 40; numero += 1)
    await aConductor(testApp.db, {
      uuid: `00000000-0000-4000-8000-0000000000${numero}`,
      documento: String(numero),
      nombre: `Conductor ${Math.min(numero, 38)}`,
    })
  await openPlanilla(testApp)
  expect(document.querySelectorAll('[role="row"][data-id]')).toHaveLength(30)
  act(() => cells('Conductor 37').asistio.focus())
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(focus()).toBe(cells('Conductor 38 (38)').asistio))
  await user.keyboard(' ')
  expect(cells('Conductor 38 (39)').asistio).not.toBeChecked()
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(focus()).toBe(cells('Conductor 37').asistio))
  await user.click(buttonOf('Completar Asistencia'))
  await waitFor(async () => expect(await stored(testApp)).toHaveLength(32))
})

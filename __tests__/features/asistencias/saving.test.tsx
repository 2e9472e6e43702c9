import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { today } from '../../../src/api/client/today'
import { fechaLarga } from '../../../src/contract/fechas'
import { INTERVAL_MS } from '../../../src/features/asistencias/useAutoSave'
import { aConductor } from '../../server/builders'
import { watchCalls, delayCall } from '../../setup/calls'
import { openTestApp, type TestApp } from '../../setup/page'
import { buttonOf, hands } from '../../setup/screen'
import { openPlanilla, cells, submissions, stored } from './planilla'

const ANA = 'Ana Álvarez'

const BETO = 'Beto Bernal'
/** The page's day, with its weekday. */
const dayOf = (day: string) => new RegExp(`^\\S+ ${fechaLarga(day)}$`)
const PAUSE = /El guardado automático está en pausa hasta entonces\./

let testApp: TestApp
let ana: string
let beto: string
const user = hands()

beforeAll(async () => {
  testApp = await openTestApp()
  ana = (await aConductor(testApp.db, { nombre: ANA })).uuid
  beto = (await aConductor(testApp.db, { nombre: BETO })).uuid
})
beforeEach(async () => {
  // The intervals alone stand still: the page and its server go on in their own time.
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
  await testApp.db.deleteFrom('asistencias').execute()
})
afterEach(() => {
  document.querySelector('meta[name="zona-horaria"]')?.remove()
  cleanup()
  jest.useRealTimers()
})
afterAll(() => testApp.close())

const colleague = async (conductorUuid: string, changes: object) => {
  const payload = [{ fecha: today(), conductorUuid, ...changes }]
  const { statusCode } = await testApp.ask('admin', { method: 'POST', url: '/api/asistencias', payload })
  expect(statusCode).toBe(200)
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const activate = () => user.click(screen.getByLabelText('Guardado Automático?'))

test('submits the rows every five minutes while it is on, and not while it is off, as it is at first', async () => {
  await openPlanilla(testApp)
  pass(INTERVAL_MS * 2)
  expect(submissions(testApp)).toBe(0)

  await activate()
  pass(INTERVAL_MS - 1)
  expect(submissions(testApp)).toBe(0)
  pass(1)
  await screen.findByText(/Último guardado/)
  expect(submissions(testApp)).toBe(1)
  // Whatever was changed: a proposal that nobody has touched is a row too.
  expect(await stored(testApp)).toMatchObject([
    { nombre: ANA, asistio: 0 },
    { nombre: BETO, asistio: 0 },
  ])

  await user.click(cells(ANA).alDia)
  pass(INTERVAL_MS)
  await waitFor(async () => expect((await stored(testApp))[0]).toMatchObject({ entregoAlDia: 1 }))
  pass(INTERVAL_MS)
  await waitFor(() => expect(submissions(testApp)).toBe(3))

  await activate()
  await user.click(cells(ANA).presencial)
  pass(INTERVAL_MS * 3)
  expect(submissions(testApp)).toBe(3)
})

/** Opens the sheet where, whatever the hour, it is an earlier day than at the other end of the world. @returns what moves there. */
async function openBeforeMidnight() {
  const zone = Object.assign(document.createElement('meta'), { name: 'zona-horaria' })
  document.head.append(zone)
  zone.content = 'Etc/GMT+12'
  await openPlanilla(testApp)
  return () => {
    zone.content = 'Pacific/Kiritimati'
    pass(60_000)
  }
}

test('a sheet with something unsaved keeps its day over midnight, until it is saved', async () => {
  const passMidnight = await openBeforeMidnight()
  const day = today()
  await user.click(cells(ANA).asistio)
  passMidnight()
  expect(screen.getByText(dayOf(day))).toBeVisible()
  await user.click(buttonOf('Completar Asistencia'))
  expect(await screen.findByText(dayOf(today()))).toBeVisible()
  const days = await testApp.db.selectFrom('asistencias').select('fecha').distinct().execute()
  expect(days).toEqual([{ fecha: day }])
})

test('a sheet that is left open overnight becomes the next day’s, which nobody has opened: it is off', async () => {
  const passMidnight = await openBeforeMidnight()
  await activate()
  passMidnight()
  expect(await screen.findByText(dayOf(today()))).toBeVisible()
  expect(screen.getByLabelText('Guardado Automático?')).not.toBeChecked()
  pass(INTERVAL_MS * 2)
  expect(submissions(testApp)).toBe(0)
})

test('is never on its way twice', async () => {
  await openPlanilla(testApp)
  await activate()
  const release = delayCall('POST /api/asistencias')
  const sent = watchCalls()
  pass(INTERVAL_MS)
  await screen.findByText('Guardando...')
  pass(INTERVAL_MS * 2)
  await user.click(buttonOf('Guardando...'))
  release()
  await screen.findByText(/Último guardado/)
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('a save without an answer keeps the rows, and its repetition stores them once', async () => {
  await openPlanilla(testApp)
  await user.click(cells(ANA).asistio)
  const send = globalThis.fetch
  let lost = 0
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const answer = await send(request)
    if (request.method !== 'POST' || lost > 0) return answer
    lost += 1
    throw new TypeError('Failed to fetch')
  }
  await user.click(buttonOf('Completar Asistencia'))
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión con el servidor.')
  expect(cells(ANA).asistio).toBeChecked()

  await user.click(buttonOf('Completar Asistencia'))
  await screen.findByText(/Último guardado/)
  expect(submissions(testApp)).toBe(2)
  expect((await stored(testApp)).map(({ asistio }) => asistio)).toEqual([1, 0])
})

test('a save is one call: what is there is asked for only where the answer is not what was sent', async () => {
  await openPlanilla(testApp)
  const calls = async (after: string) => {
    const seen = testApp.calls.length
    await user.click(cells(ANA).asistio)
    await user.click(buttonOf('Completar Asistencia'))
    await waitFor(() => expect(screen.queryByText(/sin guardar/)).not.toBeInTheDocument())
    await waitFor(() =>
      expect(
        testApp.calls
          .slice(seen)
          .filter((call) => call.includes('asistencias'))
          .join(),
      ).toBe(after),
    )
  }
  const post = 'POST /api/asistencias'
  await calls(post)
  await calls(post)
  await colleague(beto, { justificacion: 'Vacaciones' })
  await calls(`${post},GET /api/asistencias/fecha?fecha=${today()}&crear=true`)
  expect(cells(BETO).justificacion).toHaveValue('Vacaciones')
})

test('what was marked of a driver who has been retired meanwhile is saved too', async () => {
  await openPlanilla(testApp)
  await user.click(cells(ANA).asistio)
  const retire = (valido: 0 | 1) =>
    testApp.db.updateTable('conductores').set({ valido }).where('nombre', '=', ANA).execute()
  await retire(0)
  await user.click(buttonOf('Completar Asistencia'))
  await screen.findByText(/Último guardado/)
  await retire(1)
  expect((await stored(testApp)).map(({ asistio }) => asistio)).toEqual([1, 0])
})

const theConflict = () => screen.findByRole('group', { name: `Dos versiones: ${ANA}` })
const leaveTheirs = () => user.click(screen.getByRole('button', { name: `Dejar la guardada: ${ANA}` }))
/** Messages on the screen, beside the toast of every call that failed. */
const messages = () =>
  within(screen.getByRole('main')).queryAllByText(
    /Otra persona cambió mientras tanto la asistencia de Ana Álvarez y ahí/,
  )
const justifications = async () =>
  Object.fromEntries((await stored(testApp)).map(({ nombre, justificacion }) => [nombre, justificacion]))

test('a row that a colleague has changed too says who did and what differs; the others are stored', async () => {
  await openPlanilla(testApp)
  await user.type(cells(ANA).justificacion, 'Enfermo')
  await user.click(cells(ANA).presencial)
  await user.type(cells(BETO).justificacion, 'Reserva')
  await colleague(ana, { justificacion: 'Vacaciones', bus: '15' })
  await user.click(buttonOf('Completar Asistencia'))

  const conflict = await theConflict()
  await waitFor(() => expect(conflict).toHaveTextContent(/Admin la guardó a las/))
  expect(conflict).toHaveTextContent('Justificación: Vacaciones, usted Enfermo. Presencial: No, usted Sí.')
  expect(messages()).toHaveLength(1)
  // Untouched cells take the colleague's values; typed ones stay.
  expect(cells(ANA)).toMatchObject({ bus: { value: '15' }, justificacion: { value: 'Enfermo' } })
  expect(screen.getByText('1 fila sin guardar.')).toBeVisible()
  expect(await justifications()).toEqual({ [ANA]: 'Vacaciones', [BETO]: 'Reserva' })

  await leaveTheirs()
  expect(cells(ANA)).toMatchObject({ justificacion: { value: 'Vacaciones' }, presencial: { checked: false } })
  expect(cells(ANA).bus).toHaveFocus()
  expect(messages()).toEqual([])
  expect(screen.queryByText(/sin guardar/)).not.toBeInTheDocument()
})

test('the own row is saved over the colleague’s, and no other with it', async () => {
  await openPlanilla(testApp)
  await user.type(cells(ANA).justificacion, 'Enfermo')
  await colleague(ana, { justificacion: 'Vacaciones', bus: '15' })
  await user.click(buttonOf('Completar Asistencia'))
  await theConflict()
  await user.type(cells(BETO).justificacion, 'Reserva')
  await user.click(screen.getByRole('button', { name: `Guardar la mía: ${ANA}` }))
  await waitFor(async () => expect(await justifications()).toEqual({ [ANA]: 'Enfermo', [BETO]: '' }))
  expect(await stored(testApp)).toMatchObject([{ nombre: ANA, bus: '15' }, { nombre: BETO }])
  expect(await screen.findByText('1 fila sin guardar.')).toBeVisible()
  expect(messages()).toEqual([])
})

test('what is marked while a save is on its way is not late by that save', async () => {
  await openPlanilla(testApp)
  await user.type(cells(ANA).justificacion, 'Enfermo')
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'POST') {
      // Types in the row that is being sent, and in one that is sent untouched.
      await user.click(cells(ANA).presencial)
      await user.type(cells(BETO).justificacion, 'Reserva')
    }
    return send(request)
  }
  await user.click(buttonOf('Completar Asistencia'))
  expect(await screen.findByText('2 filas sin guardar.')).toBeVisible()
  globalThis.fetch = send
  await screen.findByText(/Último guardado/)
  await user.click(buttonOf('Completar Asistencia'))
  await waitFor(() => expect(screen.queryByText(/sin guardar/)).not.toBeInTheDocument())
  expect(await justifications()).toEqual({ [ANA]: 'Enfermo', [BETO]: 'Reserva' })
})

test('saving by itself waits until what differs is settled, and says so', async () => {
  await openPlanilla(testApp)
  await activate()
  await user.type(cells(ANA).justificacion, 'Enfermo')
  await colleague(ana, { justificacion: 'Vacaciones' })
  pass(INTERVAL_MS)
  expect(await screen.findByText(PAUSE)).toBeVisible()
  await user.type(cells(BETO).justificacion, 'Reserva')
  pass(INTERVAL_MS * 2)
  expect(submissions(testApp)).toBe(1)

  await leaveTheirs()
  expect(screen.queryByText(PAUSE)).not.toBeInTheDocument()
  pass(INTERVAL_MS)
  await waitFor(async () =>
    expect(await justifications()).toEqual({ [ANA]: 'Vacaciones', [BETO]: 'Reserva' }),
  )
})

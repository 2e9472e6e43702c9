import { screen, waitFor, within } from '@testing-library/react'
import { today } from '../../../src/api/client/today'
import { INTERVAL_MS } from '../../../src/features/asistencias/useAutoSave'
import { aConductor } from '../../server/builders'
import { watchCalls } from '../../setup/calls'
import { openTestApp, type TestApp } from '../../setup/page'
import { buttonOf, hands } from '../../setup/screen'
import { openPlanilla, cells, stored, pass, clockOnly } from './planilla'

const ANA = 'Ana Álvarez'
const BETO = 'Beto Bernal'
const PAUSE = /El guardado automático está en pausa hasta entonces\./

let testApp: TestApp
let ana: string
let beto: string
const user = hands()

beforeEach(async () => {
  testApp = await openTestApp()
  ana = (await aConductor(testApp.db, { nombre: ANA })).uuid
  beto = (await aConductor(testApp.db, { nombre: BETO })).uuid
})
afterEach(() => testApp.close())

const colleague = async (conductorUuid: string, changes: object) => {
  const payload = [{ fecha: today(), conductorUuid, ...changes }]
  const { statusCode } = await testApp.ask('admin', { method: 'POST', url: '/api/asistencias', payload })
  expect(statusCode).toBe(200)
}
const theConflict = () => screen.findByRole('group', { name: `Dos versiones: ${ANA}` })
const leaveTheirs = () => user.click(screen.getByRole('button', { name: `Dejar la guardada: ${ANA}` }))
const saveMine = () => user.click(screen.getByRole('button', { name: `Guardar la mía: ${ANA}` }))
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
  await saveMine()
  await waitFor(async () => expect(await justifications()).toEqual({ [ANA]: 'Enfermo', [BETO]: '' }))
  expect(await stored(testApp)).toMatchObject([{ nombre: ANA, bus: '15' }, { nombre: BETO }])
  expect(await screen.findByText('1 fila sin guardar.')).toBeVisible()
  expect(messages()).toEqual([])
})

test('what is typed may also be kept: the next save goes through', async () => {
  await openPlanilla(testApp)
  await user.type(cells(ANA).justificacion, 'Enfermo')
  await colleague(ana, { justificacion: 'Vacaciones' })
  await user.click(buttonOf('Completar Asistencia'))
  await theConflict()
  await user.click(buttonOf('Completar Asistencia'))
  await waitFor(async () => expect(await justifications()).toMatchObject({ [ANA]: 'Enfermo' }))
})

test('the same on both sides, and rows that were not touched here, are no matter', async () => {
  await openPlanilla(testApp)
  await user.type(cells(ANA).justificacion, 'Enfermo')
  await colleague(ana, { justificacion: 'Enfermo' })
  await colleague(beto, { justificacion: 'Vacaciones' })
  await user.click(buttonOf('Completar Asistencia'))
  await waitFor(() => expect(cells(BETO).justificacion).toHaveValue('Vacaciones'))
  expect(messages()).toEqual([])
  expect(await justifications()).toEqual({ [ANA]: 'Enfermo', [BETO]: 'Vacaciones' })
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
  const restaurar = clockOnly()
  await openPlanilla(testApp)
  await user.click(screen.getByLabelText('Guardado Automático?'))
  await user.type(cells(ANA).justificacion, 'Enfermo')
  await colleague(ana, { justificacion: 'Vacaciones' })
  const calls = watchCalls()
  const submissions = () => calls.filter(({ method }) => method === 'POST').length
  pass(INTERVAL_MS)
  expect(await screen.findByText(PAUSE)).toBeVisible()
  await user.type(cells(BETO).justificacion, 'Reserva')
  pass(INTERVAL_MS * 2)
  expect(submissions()).toBe(1)

  await leaveTheirs()
  expect(screen.queryByText(PAUSE)).not.toBeInTheDocument()
  pass(INTERVAL_MS)
  await waitFor(async () =>
    expect(await justifications()).toEqual({ [ANA]: 'Vacaciones', [BETO]: 'Reserva' }),
  )
  restaurar()
})

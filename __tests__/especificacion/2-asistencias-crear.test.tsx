/**
 * Section 2, Asistencias/crear. In `features/asistencias/`: filling it in with the keyboard alone, thirty rows to a page and what
 * is stored (crear), saving by itself (guardado).
 */
import { screen } from '@testing-library/react'
import { today } from '../../src/api/client/today'
import { openPlanilla, cells, submissions, stored } from '../features/asistencias/planilla'
import { aBus, aConductor } from '../server/builders'
import { watchCalls } from '../setup/calls'
import { openTestApp, type TestApp } from '../setup/page'
import { buttonOf, columns, hands } from '../setup/screen'

const ANA = 'Ana Álvarez'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestApp()
  const { uuid } = await aConductor(testApp.db, { nombre: ANA })
  await aConductor(testApp.db, { nombre: 'Beto Bernal' })
  await aBus(testApp.db, { numero: '12', conductorUuid: uuid })
  await aBus(testApp.db, { numero: '15' })
})
beforeEach(async () => {
  await testApp.db.deleteFrom('asistencias').execute()
})
afterAll(() => testApp.close())

const suggestions = () =>
  [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)

test("on opening, loads today's attendance with creation enabled: one row per driver", async () => {
  await openPlanilla(testApp)
  expect(testApp.calls).toContain(`GET /api/asistencias/fecha?fecha=${today()}&crear=true`)
  const names = [...document.querySelectorAll('[role="rowheader"]')].map(({ textContent }) => textContent)
  expect(names).toEqual([ANA, 'Beto Bernal'])
})

test('has its columns in their order; uuid and fecha are hidden, and are sent with each row', async () => {
  await openPlanilla(testApp)
  expect(columns()).toEqual(['Conductor', 'Bus', 'Justificación', 'Asistió', 'Al día', 'Presencial'])
  const sent = watchCalls()
  await user.click(buttonOf('Completar Asistencia'))
  await screen.findByText(/Último guardado/)
  const submission = sent.find(({ method }) => method === 'POST')
  const row = {
    // Empty in a proposal that nobody has saved yet.
    uuid: null,
    fecha: today(),
    conductorUuid: expect.any(String) as string,
  }
  expect(await submission?.json()).toEqual([expect.objectContaining(row), expect.objectContaining(row)])
})

test('Bus is chosen or typed', async () => {
  await openPlanilla(testApp)
  const { bus } = cells(ANA)
  await user.click(bus)
  expect(suggestions().map((text) => text?.slice(0, 2))).toEqual(['12', '15'])
  await user.clear(bus)
  await user.type(bus, '99')
  expect(bus).toHaveValue('99')
})

test('Justificación is filtered while it is typed, takes other words too and is cleared', async () => {
  await openPlanilla(testApp)
  const { justificacion } = cells(ANA)
  await user.click(justificacion)
  expect(suggestions()).toEqual([
    'Reserva',
    'Varado',
    'Pernocta',
    'Temprano',
    'Enfermo',
    'Incapacidad',
    'Ya liquidó',
    'Autorizado',
    'No tiene liquidaciones',
    'Descanso',
    'Vacaciones',
  ])
  await user.type(justificacion, 'liquid')
  expect(suggestions()).toEqual(['Ya liquidó', 'No tiene liquidaciones'])
  await user.clear(justificacion)
  await user.type(justificacion, 'Cita médica')
  expect(justificacion).toHaveValue('Cita médica')
  // Also while it is still being typed.
  await user.click(screen.getByLabelText(`Limpiar Justificación de ${ANA}`))
  expect(justificacion).toHaveValue('')
})

test("Asistió, Al día and Presencial are checkboxes; so is 'Guardado Automático?', off at first", async () => {
  await openPlanilla(testApp)
  const { asistio, alDia, presencial } = cells(ANA)
  for (const checkbox of [asistio, alDia, presencial]) {
    await user.click(checkbox)
    expect(checkbox).toBeChecked()
  }
  expect(screen.getByLabelText('Guardado Automático?')).not.toBeChecked()
})

test("'Completar Asistencia' submits; Enter does not", async () => {
  await openPlanilla(testApp)
  const { bus, justificacion, asistio } = cells(ANA)
  for (const cell of [bus, justificacion, asistio]) {
    await user.click(cell)
    await user.keyboard('{Enter}')
  }
  expect(submissions(testApp)).toBe(0)
  await user.click(buttonOf('Completar Asistencia'))
  await screen.findByText(/Último guardado/)
  expect(submissions(testApp)).toBe(1)
  expect(await stored(testApp)).toHaveLength(2)
})

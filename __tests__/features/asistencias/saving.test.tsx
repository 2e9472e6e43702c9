import { screen, waitFor } from '@testing-library/react'
import { today } from '../../../src/api/client/today'
import { fechaLarga } from '../../../src/contract/fechas'
import { INTERVAL_MS } from '../../../src/features/asistencias/useAutoSave'
import { aConductor } from '../../server/builders'
import { watchCalls, delayCall } from '../../setup/calls'
import { openTestApp, type TestApp } from '../../setup/page'
import { buttonOf, hands } from '../../setup/screen'
import { openPlanilla, cells, submissions, waitForSubmissions, stored, pass, clockOnly } from './planilla'

const ANA = 'Ana Álvarez'

let testApp: TestApp
let restaurar: () => void
const user = hands()

beforeEach(async () => {
  testApp = await openTestApp()
  await aConductor(testApp.db, { nombre: ANA })
  restaurar = clockOnly()
})
afterEach(async () => {
  document.querySelector('meta[name="zona-horaria"]')?.remove()
  restaurar()
  await testApp.close()
})

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
  expect(await stored(testApp)).toMatchObject([{ nombre: ANA, asistio: 0 }])

  await user.click(cells(ANA).alDia)
  pass(INTERVAL_MS)
  await waitForSubmissions(testApp, 2)
  await waitFor(async () => expect(await stored(testApp)).toMatchObject([{ entregoAlDia: 1 }]))
  pass(INTERVAL_MS)
  await waitForSubmissions(testApp, 3)

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
  expect(screen.getByText(fechaLarga(day))).toBeVisible()
  await user.click(buttonOf('Completar Asistencia'))
  expect(await screen.findByText(fechaLarga(today()))).toBeVisible()
  expect(await testApp.db.selectFrom('asistencias').select(['fecha', 'asistio']).execute()).toEqual([
    { fecha: day, asistio: 1 },
  ])
})

test('a sheet that is left open overnight becomes the next day’s, which nobody has opened: it is off', async () => {
  const passMidnight = await openBeforeMidnight()
  await activate()
  passMidnight()
  expect(await screen.findByText(fechaLarga(today()))).toBeVisible()
  expect(screen.getByLabelText('Guardado Automático?')).not.toBeChecked()
  pass(INTERVAL_MS * 2)
  expect(submissions(testApp)).toBe(0)
})

test('is never on its way twice, and keeps what is marked meanwhile', async () => {
  await openPlanilla(testApp)
  await activate()
  await user.click(cells(ANA).asistio)
  const requests = watchCalls()
  const release = delayCall('POST /api/asistencias')
  const sent = () => requests.filter(({ method }) => method === 'POST')
  pass(INTERVAL_MS)
  await screen.findByText('Guardando...')
  pass(INTERVAL_MS * 2)
  await user.click(buttonOf('Guardando...'))
  await user.click(cells(ANA).presencial)
  release()
  await screen.findByText(/Último guardado/)
  expect(sent()).toHaveLength(1)
  expect(screen.getByText(/1 fila sin guardar/)).toBeVisible()
  expect(cells(ANA).presencial).toBeChecked()
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
  expect(await stored(testApp)).toMatchObject([{ nombre: ANA, asistio: 1 }])
})

test('a save is one call: what is there is asked for only where the answer is not what was sent', async () => {
  const { uuid: conductorUuid } = await aConductor(testApp.db, { nombre: 'Beto Bernal' })
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
  const payload = [{ fecha: today(), conductorUuid, justificacion: 'Vacaciones' }]
  await testApp.ask('admin', { method: 'POST', url: '/api/asistencias', payload })
  await calls(`${post},GET /api/asistencias/fecha?fecha=${today()}&crear=true`)
  expect(cells('Beto Bernal').justificacion).toHaveValue('Vacaciones')
})

test('what a colleague has saved since the sheet was opened is not sent back as it was', async () => {
  const { uuid: conductorUuid } = await aConductor(testApp.db, { nombre: 'Beto Bernal' })
  await openPlanilla(testApp)
  await user.click(cells(ANA).asistio)
  const payload = [{ fecha: today(), conductorUuid, justificacion: 'Vacaciones' }]
  await testApp.ask('admin', { method: 'POST', url: '/api/asistencias', payload })
  await user.click(buttonOf('Completar Asistencia'))
  await screen.findByText(/Último guardado/)
  expect(await stored(testApp)).toMatchObject([
    { nombre: ANA, asistio: 1 },
    { nombre: 'Beto Bernal', justificacion: 'Vacaciones' },
  ])
})

test('what was marked of a driver who has been retired meanwhile is saved too', async () => {
  await aConductor(testApp.db, { nombre: 'Beto Bernal' })
  await openPlanilla(testApp)
  await user.click(cells(ANA).asistio)
  await testApp.db.updateTable('conductores').set({ valido: 0 }).where('nombre', '=', ANA).execute()
  await user.click(buttonOf('Completar Asistencia'))
  await screen.findByText(/Último guardado/)
  expect((await stored(testApp)).map(({ nombre, asistio }) => [nombre, asistio])).toEqual([
    [ANA, 1],
    ['Beto Bernal', 0],
  ])
})

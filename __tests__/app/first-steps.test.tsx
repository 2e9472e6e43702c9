/** A company without records: its empty lists say what comes first, until each has a row. */
import { act, screen } from '@testing-library/react'
import { today } from '../../src/api/client/today'
import { aBus, aConductor, aFestivo, aPasaje } from '../server/builders'
import { clearLiquidaciones, storedLiquidacion } from '../features/liquidaciones/listScreen'
import { openTable, openTestAppAt, clearFleet } from '../setup/fleet'
import { dialogTitled, hands } from '../setup/screen'
import type { TestApp } from '../setup/page'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestAppAt('/festivos')
})
beforeEach(async () => {
  await clearLiquidaciones(testApp)
  await clearFleet(testApp)
})
afterAll(() => testApp.close())

const aDriver = () => aConductor(testApp.db, { documento: '1001' })
async function aDriverAndABus() {
  const { uuid: conductorUuid } = await aDriver()
  await aBus(testApp.db, { numero: '12', conductorUuid })
}
async function untilAFare() {
  await aDriverAndABus()
  await aPasaje(testApp.db)
}
async function untilAHoliday() {
  await untilAFare()
  await aFestivo(testApp.db)
}

const theStep = () => screen.findByText(/^Paso \d de 5:/)
const OF_FILE = 'Importar de Excel'

test.each([
  ['1 de 5: los conductores.', ['Crear conductor', OF_FILE], '/', () => Promise.resolve()],
  ['2 de 5: los buses, cada uno con su conductor.', ['Crear bus', OF_FILE], '/deudas', aDriver],
  ['3 de 5: los pasajes de cada ruta.', ['Crear pasaje'], '/', aDriverAndABus],
  ['4 de 5: los festivos, que Cochera propone.', ['Proponer festivos', OF_FILE], '/', untilAFare],
  ['5 de 5: la primera liquidación.', ['Crear liquidación', OF_FILE], '/', untilAHoliday],
])('under its own words an empty list says the next step: %s', async (text, offers, path, prepare) => {
  await prepare()
  await openTable(testApp, path)
  const step = await theStep()
  expect(step.previousElementSibling).toHaveTextContent(/^No hay \w+\.$/)
  expect([...step.querySelectorAll('a, button')].map(({ textContent }) => textContent)).toEqual(offers)
  expect(step).toHaveTextContent(`Paso ${text} ${offers.join('')}`)
})

test('the day’s sheet says it too, although its buses are no empty list', async () => {
  await aDriverAndABus()
  await testApp.open('/liquidaciones/planilla?fecha=2026-03-05')
  expect(await theStep()).toHaveTextContent('Paso 3 de 5: los pasajes de cada ruta. Crear pasaje')
})

test('its links open the form, and the import, on the screen of the step', async () => {
  await aDriver()
  const { router } = await openTable(testApp, '/')
  await user.click(await screen.findByText('Crear bus'))
  await dialogTitled('Crear Bus')
  expect(router.state.location.pathname).toBe('/buses')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByText('Importar de Excel'))
  await dialogTitled('Importar buses')
})

test('holidays are proposed at once', async () => {
  await untilAFare()
  await openTable(testApp, '/')
  await user.click(await screen.findByText('Proponer festivos'))
  await dialogTitled(`Proponer festivos de ${today().slice(0, 4)}`)
})

test('whoever may not take the step is told it, and offered nothing', async () => {
  await aDriverAndABus()
  await openTable(testApp, '/', 'editor')
  expect((await theStep()).querySelector('a, button')).toBeNull()
})

test('once each has a row no list speaks of it, nor asks for more', async () => {
  await untilAHoliday()
  await storedLiquidacion(testApp, { busNumero: '12', conductorDocumento: '1001' })
  const { router } = await openTable(testApp, '/')
  expect(await screen.findByText('1–1 de 1')).toBeVisible()
  await act(() => router.navigate('/abonos'))
  expect(await screen.findByText('No hay abonos.')).toBeVisible()
  expect(screen.queryByText(/^Paso/)).not.toBeInTheDocument()
  expect(testApp.calls).not.toContain('GET /api/pasajes')
})

import { screen, waitFor } from '@testing-library/react'
import { fechaLarga, hoyEn, sumarDias } from '../../../src/contract/fechas'
import { fechaCorta } from '../../../src/ui/texts/formats'
import { aLiquidacion } from '../../server/builders'
import { failCall, delayCall } from '../../setup/calls'
import type { TestApp } from '../../setup/page'
import {
  acceptSoftWarnings,
  buttonOf,
  dialogTitled,
  errorOf,
  hands,
  inDialog,
  readable,
} from '../../setup/screen'
import { openList, storedLiquidacion, aCompany, clearLiquidaciones } from './listScreen'
import { openPlanilla, says, waitForNote } from '../planilla/sheet'
import { anotherHost } from '../../setup/head'

/** Unlikely figures that may be right: said beside their field, and asked about once before they are saved. */
let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
})
beforeEach(() => clearLiquidaciones(testApp))
afterAll(() => testApp.close())

const TOMORROW = sumarDias(hoyEn('America/Bogota'), 1)
const OF_12 = {
  Bus: '12',
  Viajes: '6',
  'Registradora inicial': '1000',
  'Registradora final': '1300',
  Sensor: '300',
}

const sent = () => testApp.calls.filter((call) => call === 'POST /api/liquidaciones')
const under = (field: HTMLElement) => readable(errorOf(field))

test('a day to come is said, asked once, and not again for the next bus of the day', async () => {
  const { openCreate, user } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill({ ...OF_12, Fecha: fechaCorta(TOMORROW) })
  expect(under(dialog.field('Fecha'))).toBe(`El ${fechaLarga(TOMORROW)} es posterior a hoy.`)
  await dialog.press('Guardar y siguiente')
  const question = inDialog(user, await dialogTitled('Revise antes de guardar'))
  expect(question.dialog).toHaveAccessibleDescription(
    `Fecha: el ${fechaLarga(TOMORROW)} es posterior a hoy. ¿Guardar así?`,
  )
  // Enter is what the focus is on: to look again.
  expect(question.button('Revisar')).toHaveFocus()
  await user.keyboard('{Enter}')
  await question.closed()
  expect(sent()).toEqual([])
  expect(dialog.field('Sensor')).toHaveValue('300')

  await dialog.press('Guardar y siguiente')
  await acceptSoftWarnings(user)
  await waitFor(() => expect(dialog.field('Bus')).toHaveValue('15'))
  await dialog.fill({ ...OF_12, Bus: '15' })
  await dialog.press('Crear')
  await dialog.closed()
  expect(sent()).toHaveLength(2)
})

test('the last digits of a register are completed by one key, or by going on', async () => {
  for (let day = 1; day <= 8; day += 1) await storedLiquidacion(testApp, { fecha: `2026-02-0${day}` })
  await storedLiquidacion(testApp, { regIni: 172_000, regFin: 173_470 })
  const { openCreate, user } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill({ Fecha: '06/03/26', Bus: '12' })
  await dialog.press('Buscar')
  await waitFor(() => expect(dialog.field('Registradora inicial')).toHaveValue('173.470'))
  const final = dialog.field('Registradora final')
  await user.clear(final)
  await user.type(final, '860')
  expect(dialog.button('Completar: 173.860')).toBeVisible()
  await user.tab()
  expect(final).toHaveValue('173.860')
  expect(under(final)).toBe('')

  // Its zero is one of the digits.
  await user.clear(final)
  await user.type(final, '069')
  await user.tab()
  expect(final).toHaveValue('174.069')

  await user.type(final, '{Backspace}')
  expect(final).toHaveValue('')
  await user.type(final, '9271')
  await user.tab()
  expect(under(final)).toBe('Ingrese un número valido de registradora final.')
  await user.clear(final)
  await user.type(final, '860{ArrowDown}')
  expect(final).toHaveValue('173860')
  expect(final).toHaveFocus()
  expect(screen.queryByRole('button', { name: /^Completar: / })).toBeNull()

  // A figure of an earlier visit is offered to be completed, and left alone.
  await dialog.fill({ 'Registradora inicial': '100', 'Registradora final': '860' })
  await dialog.fill({ 'Registradora inicial': '173470' })
  await user.click(final)
  expect(dialog.button('Completar: 173.860')).toBeVisible()
  await user.tab()
  expect(final).toHaveValue('860')
})

test('what is wrong is said first, and nothing is asked of a figure that was not typed', async () => {
  await storedLiquidacion(testApp, { fecha: TOMORROW })
  const { openCreate, openLiquidar, chooseRow } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill({ Fecha: fechaCorta(TOMORROW), Bus: '15' })
  await dialog.press('Crear')
  expect(await screen.findByText('El sensor es requerido, puede ser 0.')).toBeVisible()
  expect(screen.queryByText('Revise antes de guardar')).toBeNull()
  await dialog.press('Cancelar')
  await inDialog(hands(), await dialogTitled('Descartar cambios')).press('Descartar')
  await dialog.closed()

  await chooseRow('12')
  const edit = await openLiquidar()
  await edit.fill({ Comentario: 'Sin novedad' })
  await edit.press('Aceptar')
  await edit.closed()
})

/** Thirty settlements of bus 12 of 330 passengers, 6 trips, a sensor of 340 and 40 of cívica; the last register is 173.470. */
async function aMonth() {
  const { uuid } = await testApp.db.selectFrom('conductores').select('uuid').executeTakeFirstOrThrow()
  for (let i = 0; i < 30; i += 1) {
    const regFin = 173_470 - 330 * i
    await aLiquidacion(testApp.db, {
      fecha: sumarDias('2026-03-04', -i),
      busNumero: '12',
      conductorUuid: uuid,
      regIni: regFin - 330,
      regFin,
      pasajerosReg: 330,
      viajes: 6,
      civica: 40,
      tiquetes: 5,
      sensor: 340,
      pasajerosSensor: 322,
      valorNetoReg: 400_000,
      valorNetoSensor: 400_000,
    })
  }
}

const USUAL = {
  Fecha: '05/03/26',
  Bus: '12',
  Viajes: '6',
  'Registradora inicial': '173470',
  'Registradora final': '173800',
  Sensor: '340',
  Cívica: '40',
  Tiquetes: '5',
}

/** Words that the form and the sheet have alike; each soft warning and its limits are told in `contract/dudas.test.ts`. */
const UNLIKELY = [
  /Cívica y tiquetes \(4\.000 y 5\) superan los pasajeros/,
  /da 1 pasajero, menos de la décima parte de lo usual \(330\)\./i,
  /Viajes: 361 es más de diez veces lo usual \(6\)\./,
  /Sensor: 3\.401 es más de cuatro veces lo usual \(340\)\./,
]

test('what is unlikely is asked of once in the form, and again with another figure', async () => {
  await aMonth()
  const { openCreate, user } = await openList(testApp)
  const dialog = await openCreate()
  const typed = { Viajes: '361', 'Registradora final': '173471', Sensor: '3401', Cívica: '4000' }
  await dialog.fill({ ...USUAL, ...typed })
  const repair = failCall('POST /api/liquidaciones')
  await dialog.press('Crear')
  const question = inDialog(user, await dialogTitled('Revise antes de guardar'))
  const id = question.dialog.getAttribute('aria-describedby') ?? ''
  for (const one of UNLIKELY) expect(readable(document.getElementById(id)?.textContent)).toMatch(one)
  await question.press('Guardar')
  await question.closed()
  const failed = () => waitFor(() => expect(dialog.banner()).toHaveTextContent('No hay conexión'))
  await failed()
  await dialog.fill({ Comentario: 'Sin novedad' })
  await dialog.press('Crear')
  await failed()
  expect(screen.queryByText('Revise antes de guardar')).toBeNull()
  repair()
  await dialog.fill({ 'Registradora final': '173472' })
  await dialog.press('Crear')
  await acceptSoftWarnings(user)
  await dialog.closed()
  expect(sent()).toHaveLength(1)
})

test('what is unlikely waits in the sheet until it is said to be right', async () => {
  await aMonth()
  const { goTo, type, user } = await openPlanilla(testApp)
  await goTo('12', 'Viajes')
  await type('361{Tab}173471{Tab}3401{Tab}4000{Tab}5{ArrowDown}')
  for (const one of UNLIKELY) await waitForNote('12', one)
  await goTo('17', 'Bus')
  expect(sent()).toEqual([])
  await user.click(buttonOf('Guardar todo'))
  await acceptSoftWarnings(user)
  await waitForNote('12', /^Pendiente/)
  expect(sent()).toHaveLength(1)
})

test('a usual row is asked of nothing', async () => {
  await aMonth()
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill(USUAL)
  await dialog.press('Crear')
  await dialog.closed()
  expect(sent()).toHaveLength(1)
})

test('in the sheet the last digit alone is not completed by Tab to a bus without passengers', async () => {
  await aMonth()
  const { goTo, type } = await openPlanilla(testApp)
  await goTo('12', 'Reg. final')
  await type('9{Tab}')
  expect(says('12', 'Reg. final')).toBe('9. Ingrese un número valido de registradora final.')
  await goTo('12', 'Reg. final')
  await type('800{Tab}')
  expect(says('12', 'Reg. final')).toBe('173.800')
})

test('nor is it in the form, which offers to complete a likely figure', async () => {
  await aMonth()
  const { openCreate, user } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill({ ...USUAL, 'Registradora final': '' })
  const final = dialog.field('Registradora final')
  await user.type(final, '9')
  expect(screen.queryByRole('button', { name: /^Completar: / })).toBeNull()
  await user.tab()
  expect(final).toHaveValue('9')
  await user.clear(final)
  await user.type(final, '800')
  expect(dialog.button('Completar: 173.800')).toBeVisible()
})

test('a sensor, its trips and its cívica are asked of in the sensors’ form', async () => {
  await aMonth()
  const { openSensores, user } = await openList(testApp)
  const dialog = await openSensores()
  await dialog.fill({ Fecha: '05/03/26', Bus: '12', Sensor: '34500', Cívica: '40000', Viajes: '361' })
  await dialog.press('Ingresar')
  const question = inDialog(user, await dialogTitled('Revise antes de guardar'))
  expect(question.dialog).toHaveAccessibleDescription(
    'Sensor: 34.500 es más de cuatro veces lo usual (340). Cívica: cívica y tiquetes (40.000 y 0) superan los pasajeros (33.417). Viajes: 361 es más de diez veces lo usual (6). ¿Guardar así?',
  )
  await question.press('Guardar')
  await dialog.closed()
  expect(testApp.calls.filter((call) => call === 'POST /api/liquidaciones/sensores')).toHaveLength(1)
})

test('with another host nothing is asked, held back or called for', async () => {
  await aMonth()
  anotherHost()
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill({ ...USUAL, Sensor: '34500', Viajes: '361', Cívica: '4000' })
  await dialog.press('Crear')
  await dialog.closed()
  expect(sent()).toHaveLength(1)
  expect(testApp.calls.filter((call) => /habituales|deudas/.test(call))).toEqual([])
})

test('what Buscar has loaded is asked of only where something is typed over it', async () => {
  await storedLiquidacion(testApp, { sensor: 3_500 })
  const { openCreate, user } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill({ Fecha: '05/03/26', Bus: '12' })
  await dialog.press('Buscar')
  await waitFor(() => expect(dialog.field('Sensor')).toHaveValue('3.500'))
  await dialog.fill({ Sensor: '3501' })
  await dialog.press('Crear')
  await inDialog(user, await dialogTitled('Revise antes de guardar')).press('Revisar')
  await dialog.fill({ Sensor: '3500' })
  await user.click(dialog.field('Liquidada'))
  await dialog.press('Crear')
  await dialog.closed()
  expect(await testApp.db.selectFrom('liquidaciones').select(['sensor', 'liquidada']).execute()).toEqual([
    { sensor: 3_500, liquidada: 1 },
  ])
})

test('a day to come that was typed is asked of after Buscar too', async () => {
  await storedLiquidacion(testApp)
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill({ Fecha: fechaCorta(TOMORROW), Bus: '12' })
  await dialog.press('Buscar')
  await waitFor(() => expect(dialog.field('Registradora inicial')).toHaveValue('1.300'))
  await dialog.fill({ Viajes: '6', 'Registradora final': '1600', Sensor: '300' })
  await dialog.press('Crear')
  await dialogTitled('Revise antes de guardar')
  expect(sent()).toEqual([])
})

test('what is sent before it is known what is usual waits for that, and is then asked of', async () => {
  await aMonth()
  const release = delayCall('GET /api/liquidaciones/habituales')
  const { openCreate, user } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill({ ...USUAL, Viajes: '361' })
  expect(under(dialog.field('Viajes'))).toBe('')
  await dialog.press('Crear')
  expect(sent()).toEqual([])
  expect(screen.queryByText('Revise antes de guardar')).toBeNull()
  release()
  const question = inDialog(user, await dialogTitled('Revise antes de guardar'))
  expect(sent()).toEqual([])
  await question.press('Guardar')
  await dialog.closed()
  expect(sent()).toHaveLength(1)
})

test('that there are no passengers is said once the register is typed, not when Buscar loads it', async () => {
  await aMonth()
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill({ Fecha: '05/03/26', Bus: '12' })
  await dialog.press('Buscar')
  const final = dialog.field('Registradora final')
  await waitFor(() => expect(dialog.field('Registradora inicial')).toHaveValue('173.470'))
  await dialog.fill({ Viajes: '6' })
  expect(under(final)).toBe('')
  await dialog.fill({ 'Registradora final': '173471' })
  expect(under(final)).toMatch(/Da 1 pasajero,/)
  // Stands under the first of its fields alone.
  expect(under(dialog.field('Registradora inicial'))).toBe('')
})

test('in the sheet of a day to come nothing is sent until the day is said to be right', async () => {
  const { goTo, type, user } = await openPlanilla(testApp, 'editor', TOMORROW)
  await goTo('12', 'Viajes')
  await type('6{Tab}1000{Tab}1300{Tab}300{ArrowDown}')
  await waitForNote('12', /^Sin guardar/)
  expect(sent()).toEqual([])
  await user.click(buttonOf('Es el día correcto'))
  await waitForNote('12', 'Pendiente')
  expect(screen.queryByText(/posterior a hoy/)).toBeNull()
})

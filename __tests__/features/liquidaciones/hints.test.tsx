/** Hints that the forms give by themselves: proposed expenses, warnings, and a question about what is unlikely. */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { fechaLarga, hoyEn, sumarDias } from '../../../src/contract/fechas'
import { fechaCorta } from '../../../src/ui/texts/formats'
import { aGasto, aLiquidacion } from '../../server/builders'
import { failCall, delayCall } from '../../setup/calls'
import { acceptSoftWarnings, buttonOf, dialogTitled, errorOf, inDialog, readable } from '../../setup/screen'
import { anotherHost } from '../../setup/head'
import { note, openPlanilla, says, waitForNote } from '../planilla/sheet'
import {
  openCrear,
  openLiquidarOf,
  openList,
  storedLiquidacion,
  companyTested,
  sensorOf,
  OF_12 as TYPED,
  type Dialog,
} from './listScreen'

const testApp = companyTested()
afterEach(() => document.querySelector('meta[name="umbral-pasajeros"]')?.remove())

const OF_12 = { ...TYPED, Sensor: '300' }
const { Fecha, Bus, ...REST } = OF_12
const sent = () => testApp.calls.filter((call) => call === 'POST /api/liquidaciones')
const under = (field: HTMLElement) => readable(errorOf(field))

describe('an expense that is proposed', () => {
  /** Yesterday's expenses of bus 12, proposed of today's. */
  async function yesterdayOf12() {
    const { uuid } = await storedLiquidacion(testApp, {
      fecha: '2026-03-04',
      regIni: 700,
      regFin: 1000,
      gastos: [],
    })
    await aGasto(testApp.db, uuid, { nombre: 'Aseo', valor: 12_000 })
    await aGasto(testApp.db, uuid, { nombre: 'Combustible', valor: 95_000 })
  }

  async function gastosOf(fecha: string) {
    const stored = await testApp.db
      .selectFrom('gastos as g')
      .innerJoin('liquidaciones as l', 'l.uuid', 'g.liquidacionUuid')
      .select(['g.nombre', 'g.valor'])
      .where('l.fecha', '=', fecha)
      .orderBy('g.nombre')
      .execute()
    return stored.map(({ nombre, valor }) => `${valor} ${nombre}`)
  }

  const value = (dialog: Dialog, row: number) => dialog.field(`Valor del gasto ${row}`)
  const isProposed = (dialog: Dialog, row: number, text: string) =>
    waitFor(() => expect(value(dialog, row)).toHaveAttribute('placeholder', text))

  /** Sends the form; what is then stored of the expenses. */
  async function saved(dialog: Dialog, button = 'Crear', fecha = '2026-03-05') {
    await dialog.press(button)
    await dialog.closed()
    return gastosOf(fecha)
  }

  /** Crear of bus 12 on 5 March as Buscar has loaded it, in whose fuel these keys are typed. */
  async function withFuel(keys: string) {
    await yesterdayOf12()
    const view = await openCrear(testApp, { Fecha, Bus })
    await view.dialog.press('Buscar')
    await isProposed(view.dialog, 2, '95.000')
    await view.dialog.fill(REST)
    await view.user.click(value(view.dialog, 2))
    if (keys) await view.user.keyboard(keys)
    return view
  }

  test.each([
    ['0', ['12000 Aseo']],
    ['', ['12000 Aseo', '95000 Combustible']],
  ])('is stored with the form but for the one over which %j is typed', async (keys, expected) => {
    const { dialog } = await withFuel(keys)
    expect(value(dialog, 2)).toHaveValue(keys)
    expect(await saved(dialog)).toEqual(expected)
  })

  test('is one in Liquidar of what a sensor has filled', async () => {
    await yesterdayOf12()
    await sensorOf(testApp, '12')
    const { dialog, user } = await openLiquidarOf(testApp, '5 de marzo de 2026')
    await isProposed(dialog, 1, '12.000')
    await dialog.fill(REST)
    await user.click(value(dialog, 2))
    await user.keyboard('0{Tab}')
    expect(await saved(dialog, 'Aceptar')).toEqual(['12000 Aseo'])
  })

  test('goes with the day that it was loaded for; what was taken out comes back with Deshacer alone', async () => {
    const { dialog } = await withFuel('{Delete}')
    await dialog.fill({ Fecha: '06/03/26' })
    await dialog.shows({ 'Valor del gasto 1': '0', 'Valor del gasto 2': '0' })
    await dialog.press('Buscar')
    await isProposed(dialog, 2, '95.000')
    await dialog.press('Deshacer')
    await dialog.shows({ 'Valor del gasto 2': '0' })
    expect(value(dialog, 1)).not.toHaveAttribute('placeholder')
  })

  test('stays out of a restored draft', async () => {
    await withFuel('{Delete}')
    fireEvent(window, new Event('pagehide'))
    const kept = Object.entries(sessionStorage) as [string, string][]
    cleanup()
    const { user, router } = await testApp.open('/buses')
    for (const [key, text] of kept) sessionStorage.setItem(key, text)
    act(() => void router.navigate('/'))
    const restored = inDialog(user, await dialogTitled('Crear Liquidación'))
    await isProposed(restored, 1, '12.000')
    await restored.shows({ 'Valor del gasto 2': '0' })
    expect(await saved(restored)).toEqual(['12000 Aseo'])
  })

  test('is none of one that is added in the place of one that was removed, nor twice of a name', async () => {
    const { dialog } = await withFuel('')
    await dialog.press('Quitar gasto 2')
    await dialog.press('Agregar Gasto')
    await dialog.fill({ 'Nombre del gasto 2': 'Combustible' })
    await dialog.press('Crear')
    await waitFor(() => expect(under(value(dialog, 2))).not.toBe(''))
    expect(value(dialog, 2)).not.toHaveAttribute('placeholder')
    await dialog.fill({ 'Nombre del gasto 1': 'Combustible', 'Valor del gasto 2': '20000' })
    await isProposed(dialog, 1, '95.000')
    expect(await saved(dialog)).toEqual(['20000 Combustible', '95000 Combustible'])
  })
})

describe('a warning', () => {
  const region = ({ dialog }: Dialog) => dialog.querySelector('[role="status"][aria-label="Advertencias"]')
  const waitUntil = (dialog: Dialog, warnings: string[]) =>
    waitFor(() =>
      expect(
        [...(region(dialog)?.querySelectorAll('p') ?? [])].map(({ textContent }) => readable(textContent)),
      ).toEqual(warnings),
    )
  const beginning = (day: string, regIni: number, regFin: number) =>
    storedLiquidacion(testApp, { fecha: `2026-03-${day}`, regIni, regFin })
  const REGISTERS = { 'Registradora inicial': '1450', 'Registradora final': '1750' }

  test('of a register that does not begin where the bus’s last one ended is said with that figure, and is asked of', async () => {
    await beginning('02', 900, 1_150)
    await beginning('04', 1_150, 1_400)
    await beginning('06', 1_700, 2_000)
    const { dialog, user } = await openCrear(testApp)
    expect(region(dialog)).toBeEmptyDOMElement()
    await dialog.fill({ ...OF_12, ...REGISTERS })
    const warning =
      'Empieza en 1.450, no donde terminó la anterior (1.400), el 4 de marzo de 2026. Aún no ha pulsado Buscar.'
    await waitUntil(dialog, [warning])
    await dialog.fill({ 'Registradora inicial': '1400' })
    await waitUntil(dialog, [])
    await dialog.fill({ 'Registradora inicial': '1450' })
    await waitUntil(dialog, [warning])
    await dialog.press('Crear')
    await acceptSoftWarnings(user)
    await dialog.closed()
    expect(sent()).toHaveLength(1)
  })

  test('goes under a search, whose rows are not all, by what Buscar has answered', async () => {
    await beginning('02', 900, 1_150)
    await beginning('04', 1_150, 1_400)
    const { openCreate } = await openList(testApp, '/?fechaInicial=2026-03-01&fechaFinal=2026-03-03')
    const dialog = await openCreate()
    await dialog.fill({ ...OF_12, ...REGISTERS, Sensor: '500' })
    // Six trips of three passengers that the sensor may have counted twice.
    await waitUntil(dialog, [
      'El sensor (482 a 500) y la registradora (300) difieren en 182 pasajeros, un 60,7 %.',
    ])
    await dialog.press('Buscar')
    await dialog.shows({ Sensor: '' })
    await dialog.fill({ Viajes: '6', ...REGISTERS, Sensor: '300' })
    await waitUntil(dialog, ['Empieza en 1.450, no donde terminó la anterior (1.400).'])
    // An answer about another bus is none, and goes at once.
    await dialog.fill({ Bus: '15' })
    expect(region(dialog)).toBeEmptyDOMElement()
  })

  test('has the share that the page names as its threshold; a bus’s first register is said to follow none', async () => {
    const { dialog } = await openCrear(testApp, {
      ...OF_12,
      'Registradora inicial': '0',
      'Registradora final': '300',
    })
    const initial = dialog.field('Registradora inicial')
    const unknown = 'No se conoce una registradora anterior de este bus.'
    await waitFor(() => expect(initial).toHaveAccessibleDescription(unknown))
    const meta = { name: 'umbral-pasajeros', content: '5' }
    document.head.append(Object.assign(document.createElement('meta'), meta))
    await dialog.fill({ Sensor: '334' })
    await waitUntil(dialog, [
      'El sensor (316 a 334) y la registradora (300) difieren en 16 pasajeros, un 5,3 %.',
    ])
    await dialog.fill({ 'Registradora inicial': '1000' })
    expect(initial).toHaveAccessibleDescription('')
  })

  test('is the same in Liquidar, which tells of its own settlement not a word', async () => {
    await beginning('04', 700, 1_000)
    await beginning('05', 1_000, 1_300)
    const { dialog } = await openLiquidarOf(testApp, '5 de marzo de 2026')
    await dialog.fill({ 'Registradora inicial': '990' })
    await waitUntil(dialog, ['Empieza en 990, no donde terminó la anterior (1.000), el 4 de marzo de 2026.'])
  })
})

test('what it comes to is shown while it is typed, on our own server alone', async () => {
  const figures = () => readable(screen.queryByText('Neto')?.closest('dl')?.textContent)
  const asked = () => testApp.calls.filter((call) => call === 'POST /api/liquidaciones/estimado')
  const { dialog } = await openCrear(testApp, { ...OF_12, Sensor: '' })
  await waitFor(() => expect(figures()).toBe('Neto$ 732.480Neto sensor—Pasajeros sensor—'))
  await dialog.fill({ Sensor: '350', 'Valor del gasto 1': '12000' })
  await waitFor(() => expect(figures()).toBe('Neto$ 720.480Neto sensor$ 798.611Pasajeros sensor332'))
  await dialog.fill({ 'Registradora final': '900' })
  await waitFor(() => expect(figures()).toBe('Neto—Neto sensor—Pasajeros sensor—'))

  cleanup()
  anotherHost()
  const other = await openCrear(testApp, OF_12)
  await other.dialog.press('Crear')
  await other.dialog.closed()
  expect(asked()).toEqual([])
})

describe('a day to come', () => {
  const TOMORROW = sumarDias(hoyEn('America/Bogota'), 1)
  const tomorrow = { Fecha: fechaCorta(TOMORROW) }

  test('is said, asked once, and not again for the next bus of the day', async () => {
    const { dialog, user } = await openCrear(testApp, { ...OF_12, ...tomorrow })
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
    await dialog.shows({ Sensor: '300' })

    await dialog.press('Guardar y siguiente')
    await acceptSoftWarnings(user)
    await dialog.shows({ Bus: '15' })
    await dialog.fill({ ...OF_12, ...tomorrow, Bus: '15' })
    await dialog.press('Crear')
    await dialog.closed()
    expect(sent()).toHaveLength(2)
  })

  test('is asked of after Buscar where it was typed, and not where it was stored; what is wrong is said first', async () => {
    await storedLiquidacion(testApp, { fecha: TOMORROW })
    const { dialog, user } = await openLiquidarOf(testApp, '12')
    await dialog.fill({ Comentario: 'Sin novedad' })
    await dialog.press('Aceptar')
    await dialog.closed()

    cleanup()
    await testApp.db.updateTable('liquidaciones').set({ fecha: '2026-03-05' }).execute()
    const { dialog: create } = await openCrear(testApp, { ...tomorrow, Bus: '12' })
    await create.press('Buscar')
    await create.shows({ 'Registradora inicial': '1.300' })
    await create.fill({ Viajes: '6', 'Registradora final': '1600' })
    await create.press('Crear')
    expect(await screen.findByText('El sensor es requerido, puede ser 0.')).toBeVisible()
    expect(screen.queryByText('Revise antes de guardar')).toBeNull()
    await create.fill({ Sensor: '300' })
    await create.press('Crear')
    await inDialog(user, await dialogTitled('Revise antes de guardar')).press('Revisar')
    expect(sent()).toEqual([])
  })

  test('holds a row of the sheet back until it is said to be right', async () => {
    const { goTo, type, user } = await openPlanilla(testApp, 'editor', TOMORROW)
    await goTo('12', 'Viajes')
    await type('6{Tab}1000{Tab}1300{Tab}300{ArrowDown}')
    await waitForNote('12', /^Sin guardar.*posterior a hoy/)
    expect(sent()).toEqual([])
    await user.click(buttonOf('Guardar todo'))
    await acceptSoftWarnings(user)
    await waitForNote('12', 'Pendiente')
    await goTo('15', 'Viajes')
    await type('6')
    expect(note('15')).not.toMatch(/posterior a hoy/)
  })
})

/** Each soft warning and its limits are told in `contract/dudas.test.ts`. */
describe('an unlikely figure', () => {
  const USUAL = {
    ...OF_12,
    'Registradora inicial': '173470',
    'Registradora final': '173800',
    Sensor: '340',
    Cívica: '40',
    Tiquetes: '5',
  }
  /** Words that the form and the sheet have alike. */
  const UNLIKELY = [
    /Cívica y tiquetes \(4\.000 y 5\) superan los pasajeros/,
    /da 1 pasajero, menos de la décima parte de lo usual \(330\)\./i,
    /Viajes: 361 es más de diez veces lo usual \(6\)\./,
    /Sensor: 3\.401 es más de cuatro veces lo usual \(340\)\./,
  ]

  /** Thirty settlements of bus 12 of 330 passengers, 6 trips, a sensor of 340 and 40 of cívica; the last register is 173.470. */
  beforeEach(async () => {
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
  })

  test('is asked of once in the form, and again with another figure', async () => {
    const { dialog, user } = await openCrear(testApp, {
      ...USUAL,
      Viajes: '361',
      Sensor: '3401',
      Cívica: '4000',
    })
    await dialog.fill({ 'Registradora final': '173471' })
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

  test('waits in the sheet until it is said to be right; Tab completes no register to few passengers', async () => {
    const { goTo, type, user } = await openPlanilla(testApp)
    await goTo('12', 'Reg. final')
    await type('9{Tab}')
    expect(says('12', 'Reg. final')).toBe('9. Ingrese un número valido de registradora final.')
    await goTo('12', 'Reg. final')
    await type('800{Tab}')
    expect(says('12', 'Reg. final')).toBe('173.800')
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

  test('is asked of in the sensors’ form', async () => {
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

  test('that Buscar has loaded is asked of only where something is typed over it', async () => {
    await storedLiquidacion(testApp, { sensor: 3_500 })
    const { dialog, user } = await openCrear(testApp, { Fecha: '05/03/26', Bus: '12' })
    await dialog.press('Buscar')
    await dialog.shows({ Sensor: '3.500' })
    await dialog.fill({ Sensor: '3501' })
    await dialog.press('Crear')
    await inDialog(user, await dialogTitled('Revise antes de guardar')).press('Revisar')
    await dialog.fill({ Sensor: '3500' })
    await user.click(dialog.field('Liquidada'))
    await dialog.press('Crear')
    await dialog.closed()
    expect(sent()).toHaveLength(1)
  })

  test('that is sent before it is known what is usual waits for that, and is then asked of', async () => {
    const release = delayCall('GET /api/liquidaciones/habituales')
    const { dialog, user } = await openCrear(testApp, { ...USUAL, Viajes: '361' })
    expect(under(dialog.field('Viajes'))).toBe('')
    await dialog.press('Crear')
    expect(screen.queryByText('Revise antes de guardar')).toBeNull()
    release()
    const question = inDialog(user, await dialogTitled('Revise antes de guardar'))
    expect(sent()).toEqual([])
    await question.press('Guardar')
    await dialog.closed()
    expect(sent()).toHaveLength(1)
  })

  test('of passengers is said once the register is typed, not when Buscar loads it; its last digits are completed', async () => {
    const { dialog, user } = await openCrear(testApp, { Fecha: '05/03/26', Bus: '12' })
    await dialog.press('Buscar')
    const final = dialog.field('Registradora final')
    await dialog.shows({ 'Registradora inicial': '173.470' })
    await dialog.fill({ Viajes: '6' })
    expect(under(final)).toBe('')
    await dialog.fill({ 'Registradora final': '173471' })
    expect(under(final)).toMatch(/Da 1 pasajero,/)
    // Stands under the first of its fields alone.
    expect(under(dialog.field('Registradora inicial'))).toBe('')

    const retype = async (keys: string) => {
      await user.clear(final)
      await user.type(final, keys)
    }
    const offered = () => screen.queryByRole('button', { name: /^Completar: / })?.ariaLabel
    await retype('9')
    expect(offered()).toBeUndefined()
    await user.tab()
    await dialog.shows({ 'Registradora final': '9' })
    expect(under(final)).toBe('Ingrese un número valido de registradora final.')
    await retype('860')
    expect(offered()).toBe('Completar: 173.860')
    await user.tab()
    await dialog.shows({ 'Registradora final': '173.860' })
    expect(under(final)).toBe('')
    await user.type(final, '{Backspace}')
    await dialog.shows({ 'Registradora final': '' })
    await user.type(final, '860{ArrowDown}')
    await dialog.shows({ 'Registradora final': '173860' })
    expect(final).toHaveFocus()
    expect(offered()).toBeUndefined()

    // A figure of an earlier visit is offered to be completed, and left alone.
    await dialog.fill({ 'Registradora inicial': '100', 'Registradora final': '860' })
    await dialog.fill({ 'Registradora inicial': '173470' })
    await user.click(final)
    expect(offered()).toBe('Completar: 173.860')
    await user.tab()
    await dialog.shows({ 'Registradora final': '860' })
  })
})

import { act, screen, waitFor } from '@testing-library/react'
import type { Cierres } from '../../../src/contract/cierres'
import { liquidacionPayload } from '../../server/liquidaciones/company'
import { delayCall } from '../../setup/calls'
import { acceptSoftWarnings, buttonOf, rows } from '../../setup/screen'
import type { TestApp } from '../../setup/page'
import { storedLiquidacion, aCompany, clearLiquidaciones } from '../liquidaciones/listScreen'
import { openPlanilla, says, inFocus, waitForNote, rowOfBus, note } from './sheet'

/** 'Planilla del día': what its rows show, and a settlement that is typed in one. */
let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
})
beforeEach(() => clearLiquidaciones(testApp))
afterAll(() => testApp.close())

/** The office's day, on which what is entered comes in. */
const TODAY = '2030-03-20'

const stored = () =>
  testApp.db
    .selectFrom('liquidaciones')
    .select(['busNumero', 'viajes', 'regIni', 'regFin', 'sensor', 'civica', 'tiquetes', 'liquidada'])
    .where('fecha', '=', '2026-03-05')
    .orderBy('busNumero')
    .execute()

const gastosOf = async (busNumero: string) =>
  testApp.db
    .selectFrom('gastos as g')
    .innerJoin('liquidaciones as l', 'l.uuid', 'g.liquidacionUuid')
    .select(['g.nombre', 'g.valor'])
    .where('l.busNumero', '=', busNumero)
    .where('l.fecha', '=', '2026-03-05')
    .orderBy('g.orden')
    .execute()

const fromYesterday = (changes: Record<string, unknown> = {}) =>
  storedLiquidacion(testApp, { fecha: '2026-03-04', regIni: 173_000, regFin: 173_470, ...changes })

test('has a row for each bus by number: those settled filled and marked, the others with driver and register', async () => {
  await storedLiquidacion(testApp, { busNumero: '15', conductorDocumento: '1002', liquidada: true })
  await fromYesterday()
  await openPlanilla(testApp)
  expect(rows().map(({ dataset }) => dataset.id)).toEqual(['12', '15', '17', '20'])
  expect([says('12', 'Reg. inicial'), says('12', 'Reg. final')]).toEqual(['173.470', ''])
  expect(says('12', 'Conductor')).toBe('Ana Álvarez')
  expect([says('15', 'Reg. final'), says('15', 'Pasajeros'), says('15', 'Combustible')]).toEqual([
    '1.300',
    '300',
    '150.000',
  ])
  expect(note('15')).toBe('Liquidada')
  expect(note('17')).toBe('Sin conductor')
  expect(note('20')).toBe('Sin pasaje ese día')
})

test('a row typed with the keyboard alone is sent when it is left, with what was proposed and taken', async () => {
  await fromYesterday()
  const { goTo, type } = await openPlanilla(testApp)
  await goTo('12', 'Viajes')
  await type('6{Tab}')
  expect(inFocus()).toBe('12 regFin')
  await type('173860{Tab}')
  expect([says('12', 'Reg. final'), says('12', 'Pasajeros')]).toEqual(['173.860', '390'])
  await type('350{Enter}41{Tab}3{Tab}')
  expect(inFocus()).toBe('12 aseo')
  await waitFor(() => expect(says('12', 'Aseo')).toBe('Propuesto: 30.000'))
  await type('{Tab}')
  expect(note('12')).toBe('Sin guardar')
  expect(await stored()).toEqual([])
  await type('185000{Tab}')
  // The row of bus 15 is the next one; its register is loaded from nowhere.
  expect(inFocus()).toBe('15 viajes')
  await waitForNote('12', 'Pendiente')
  expect(await stored()).toEqual([
    {
      busNumero: '12',
      viajes: 6,
      regIni: 173_470,
      regFin: 173_860,
      sensor: 350,
      civica: 41,
      tiquetes: 3,
      liquidada: 0,
    },
  ])
  expect(await gastosOf('12')).toEqual([
    { nombre: 'Aseo', valor: 30_000 },
    { nombre: 'Combustible', valor: 185_000 },
  ])
  expect(testApp.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1)
})

test('what only sensors have counted begins where the day before ended; their figures are passed over', async () => {
  await fromYesterday({ fecha: '2026-03-03', regIni: 172_800, regFin: 173_000 })
  const rows = [{ fecha: '2026-03-05', busNumero: '12', sensor: 280, civica: 7, viajes: 5 }]
  await testApp.ask('admin', { method: 'POST', url: '/api/liquidaciones/sensores', payload: rows })
  await fromYesterday()
  const { goTo, type } = await openPlanilla(testApp)
  expect(note('12')).toBe('Solo sensor')
  expect([says('12', 'Reg. inicial'), says('12', 'Reg. final')]).toEqual(['173.470', ''])
  await goTo('12', 'Reg. final')
  await type('173760{Tab}')
  expect(inFocus()).toBe('12 tiquetes')
  expect(says('12', 'Pasajeros')).toBe('290')
  await type('{ArrowDown}')
  await waitForNote('12', 'Pendiente')
  expect(await stored()).toMatchObject([{ viajes: 5, regIni: 173_470, regFin: 173_760, sensor: 280 }])
})

test('figures that look wrong are told in the row, which waits until they are said to be right', async () => {
  await fromYesterday()
  const { goTo, type, user } = await openPlanilla(testApp)
  await goTo('12', 'Reg. inicial')
  await type('173400{Tab}173900{Tab}')
  const follows = 'Empieza en 173.400, no donde terminó la anterior (173.470).'
  await waitForNote('12', `Sin guardar. ${follows}`)
  await type('350{Tab}')
  const differ = 'El sensor (350) y la registradora (500) difieren en 150 pasajeros, un 30 %.'
  await waitForNote('12', `Sin guardar. ${follows} ${differ}`)
  await goTo('12', 'Viajes')
  await type('6{ArrowDown}')
  await waitForNote('12', `Sin guardar. ${follows} ${differ.replace('350', '332 a 350')}`)
  await goTo('17', 'Bus')
  expect(await stored()).toEqual([])
  await user.click(buttonOf('Guardar todo'))
  await acceptSoftWarnings(user)
  await waitForNote('12', `Pendiente. ${differ.replace('350', '332 a 350')}`)
  expect(await stored()).toMatchObject([{ regIni: 173_400, regFin: 173_900, sensor: 350 }])
})

test('a row that is left incomplete says what is missing, and is not sent', async () => {
  await fromYesterday()
  const { goTo, type } = await openPlanilla(testApp)
  await goTo('12', 'Viajes')
  await type('6{ArrowDown}')
  await waitForNote('12', 'Sin guardar. La numeración final es requerida, puede ser 0.')
  expect(await stored()).toEqual([])
})

test('what the server refuses stays as typed, with its message in the row', async () => {
  const { goTo, type } = await openPlanilla(testApp)
  await goTo('20', 'Viajes')
  await type('6{Tab}1000{Tab}1300{Tab}350{ArrowUp}')
  // Nobody drives it.
  await waitForNote('20', 'Sin guardar. Conductor es requerido.')
  await goTo('20', 'Conductor')
  await type('{F2}')
  await type('Ana{Enter}')
  await goTo('17', 'Viajes')
  await waitForNote('20', /^No hay un pasaje|pasaje/)
  expect([says('20', 'Viajes'), says('20', 'Sensor')]).toEqual(['6', '350'])
  expect(rowOfBus('20')).toHaveClass('invalida')
  expect(await stored()).toEqual([])
})

test('who may only look sees the day, and types nothing', async () => {
  await fromYesterday()
  const { goTo, type } = await openPlanilla(testApp, 'consulta')
  expect(says('12', 'Reg. inicial')).toBe('173.470')
  await goTo('12', 'Viajes')
  await type('6{Tab}')
  expect(says('12', 'Viajes')).toBe('')
  expect(() => buttonOf('Guardar todo')).toThrow()
})

test('what a closed till counts is locked, with the reason', async () => {
  const payload = liquidacionPayload({ liquidada: false })
  await testApp.ask('editor', { method: 'POST', url: '/api/liquidaciones', payload })
  const { cajas } = (
    await testApp.ask('editor', { method: 'GET', url: `/api/cierres?fecha=${TODAY}` })
  ).json<Cierres>()
  const [caja] = cajas
  const { statusCode } = await testApp.ask('editor', {
    method: 'POST',
    url: '/api/cierres',
    payload: {
      fecha: TODAY,
      username: 'editor',
      huella: caja?.huella,
      contadoPor: 'total',
      efectivo: {},
      total: caja?.ahora.esperado,
      motivo: '',
      enterado: true,
    },
  })
  expect(statusCode).toBe(201)
  const { goTo, type } = await openPlanilla(testApp)
  expect(note('12')).toMatch(/^Está en el cierre del .* de Editor\. Un administrador puede reabrirlo\.$/)
  await goTo('12', 'Viajes')
  await type('9{ArrowDown}')
  expect(says('12', 'Viajes')).toBe('6')
})

test('in a row that staff have entered Tab stops at every cell that is typed, and the next one of another is a new one’s', async () => {
  await storedLiquidacion(testApp)
  await fromYesterday({ busNumero: '15', conductorDocumento: '1002' })
  const { goTo, type } = await openPlanilla(testApp)
  await goTo('12', 'Sensor')
  await type('340')
  for (const field of ['civica', 'tiquetes', 'aseo', 'combustible']) {
    await type('{Tab}')
    expect(inFocus()).toBe(`12 ${field}`)
  }
  await type('{Shift>}{Tab}{/Shift}{Enter}')
  expect(inFocus()).toBe('12 combustible')
  expect((await stored())[0]).toMatchObject({ sensor: 350 })
  await type('{Tab}')
  expect(inFocus()).toBe('15 viajes')
  await waitForNote('12', 'Pendiente')
  expect((await stored())[0]).toMatchObject({ sensor: 340 })
})

test('what is proposed in grey is stored with a row that is left by any key, but for what was taken out', async () => {
  await fromYesterday({ busNumero: '15', conductorDocumento: '1002', regIni: 90_000, regFin: 90_300 })
  await fromYesterday()
  const { goTo, type } = await openPlanilla(testApp)
  await goTo('12', 'Viajes')
  await type('6{Tab}173860{Tab}350')
  await goTo('12', 'Combustible')
  await type('{Delete}')
  expect([says('12', 'Aseo'), says('12', 'Combustible')]).toEqual(['Propuesto: 30.000', '0'])
  await type('{ArrowDown}')
  await waitForNote('12', 'Pendiente')
  expect(await gastosOf('12')).toEqual([{ nombre: 'Aseo', valor: 30_000 }])
  // Typed figures that are taken out are not proposed again.
  await goTo('15', 'Aseo')
  await type('12000{Tab}{ArrowLeft}{Delete}{Tab}')
  await goTo('15', 'Viajes')
  await type('7{Tab}90610{Tab}300{ArrowDown}')
  await waitForNote('15', 'Pendiente')
  expect(await gastosOf('15')).toEqual([{ nombre: 'Combustible', valor: 150_000 }])
})

test('nothing is proposed in a row that was pasted', async () => {
  await fromYesterday()
  const { goTo, user } = await openPlanilla(testApp)
  await waitFor(() => expect(says('12', 'Aseo')).toBe('Propuesto: 30.000'))
  await goTo('12', 'Viajes')
  await user.paste('6\t173470\t173860\t390\t350')
  expect(says('12', 'Aseo')).toBe('0')
  await goTo('12', 'Sensor')
  await user.click(buttonOf('Guardar todo'))
  await waitForNote('12', 'Pendiente')
  expect(await gastosOf('12')).toEqual([])
})

test('what a stored row may be wrong in is said when it is opened anew', async () => {
  await storedLiquidacion(testApp, { sensor: 600 })
  await openPlanilla(testApp)
  expect(note('12')).toMatch(/^Pendiente\. El sensor .*difieren en/)
})

test('while the day is on its way it says so, and counts nothing', async () => {
  await storedLiquidacion(testApp)
  const { router } = await openPlanilla(testApp)
  await screen.findByText('1 de 4 buses con liquidación.')
  const release = delayCall('GET /api/liquidaciones/planilla')
  act(() => void router.navigate('/liquidaciones/planilla?fecha=2026-03-06'))
  await screen.findByText('Cargando…', { selector: 'p' })
  expect(screen.queryByText(/buses con liquidación/)).not.toBeInTheDocument()
  release()
  await screen.findByText('0 de 4 buses con liquidación.')
})

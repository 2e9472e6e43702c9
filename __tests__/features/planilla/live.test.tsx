import { screen, waitFor, within } from '@testing-library/react'
import type { BusFila } from '../../../src/contract/buses'
import type { TestApp } from '../../setup/page'
import { hearNews } from '../../setup/news'
import { storedLiquidacion, aCompany, clearLiquidaciones } from '../liquidaciones/listScreen'
import { buttonOf } from '../../setup/screen'
import { openPlanilla, says, inFocus, rowOfBus, waitForNote } from './sheet'

/** Entries of another desk while the day's sheet is open, of the day before and of the day itself. */
let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
})
beforeEach(() => clearLiquidaciones(testApp))
afterAll(() => testApp.close())

const of12 = { busNumero: '12' }
const of15 = { busNumero: '15', conductorDocumento: '1002' }
const dayBeforeYesterday = (changes: object) =>
  storedLiquidacion(testApp, { fecha: '2026-03-03', regIni: 172_800, regFin: 173_000, ...changes })
const yesterday = (changes: object) =>
  storedLiquidacion(testApp, { fecha: '2026-03-04', regIni: 173_000, regFin: 173_470, ...changes })

async function openLive() {
  const sheet = await openPlanilla(testApp)
  return { ...sheet, count: () => hearNews(sheet.store) }
}

test('rows begin where another desk has just left their bus, and keep what is being typed', async () => {
  await dayBeforeYesterday(of12)
  await dayBeforeYesterday(of15)
  const rows = [{ fecha: '2026-03-05', busNumero: '15', sensor: 280, civica: 7, viajes: 5 }]
  await testApp.ask('admin', { method: 'POST', url: '/api/liquidaciones/sensores', payload: rows })
  const { goTo, type, count } = await openLive()
  expect([says('12', 'Reg. inicial'), says('15', 'Reg. inicial')]).toEqual(['173.000', '173.000'])
  expect(says('17', 'Reg. inicial')).toBe('0')
  await goTo('12', 'Viajes')
  await type('6{Tab}1735')
  await yesterday(of12)
  await yesterday(of15)
  await yesterday({ busNumero: '17', conductorDocumento: '1002', regFin: 173_200 })
  await count()
  for (const [bus, register] of [
    ['12', '173.000'],
    ['15', '173.470'],
    ['17', '173.200'],
  ] as const)
    await waitFor(() => expect(says(bus, 'Reg. inicial')).toBe(register))
  expect(inFocus()).toBe('12 regFin')
  expect(document.activeElement).toHaveValue('1735')
  await type('60{Tab}')
  expect([says('12', 'Viajes'), says('12', 'Reg. final'), says('12', 'Pasajeros')]).toEqual([
    '6',
    '173.560',
    '560',
  ])
  // Under the hand it stays, and is asked of before it is stored.
  await waitForNote('12', /Empieza en 173\.000, no donde terminó la anterior \(173\.470\)/)
})

const stored = () =>
  testApp.db
    .selectFrom('liquidaciones')
    .select(['busNumero', 'viajes', 'sensor', 'civica', 'liquidada'])
    .where('fecha', '=', '2026-03-05')
    .orderBy('busNumero')
    .execute()

const ofBeto = { busNumero: '15', conductorDocumento: '1002' }

test('what a colleague saves comes neither under the hand nor into what is stored', async () => {
  await dayBeforeYesterday(of12)
  const { goTo, type, count, user } = await openLive()
  await goTo('12', 'Viajes')
  await type('9{Tab}')
  await storedLiquidacion(testApp, { sensor: 320 })
  await storedLiquidacion(testApp, ofBeto)
  await count()
  await waitForNote('15', 'Pendiente')
  await waitForNote('12', /Admin la guardó .*Viajes: 6, usted 9\./)
  expect([says('12', 'Reg. inicial'), says('12', 'Reg. final'), says('12', 'Sensor')]).toEqual([
    '173.000',
    '',
    '',
  ])
  // Incomplete rows are not offered to be saved.
  expect(screen.queryByRole('button', { name: /^Guardar la mía/ })).not.toBeInTheDocument()
  await type('173560{Tab}561{Tab}2{Tab}{Tab}{Tab}{Tab}')
  expect(inFocus()).toBe('17 conductorDocumento')
  await user.click(buttonOf('Guardar todo'))
  expect(screen.getByText('Esperan su respuesta: 12.')).toBeInTheDocument()
  expect(await stored()).toMatchObject([{ viajes: 6, sensor: 320 }, { busNumero: '15' }])

  await user.click(buttonOf('Guardar la mía: Bus 12'))
  await waitForNote('12', /^Pendiente/)
  expect(await stored()).toMatchObject([{ viajes: 9, sensor: 561, civica: 2 }, { busNumero: '15' }])
})

test('the colleague’s is taken as it is, and nothing of one’s own with it', async () => {
  const { uuid } = await storedLiquidacion(testApp)
  const { goTo, type, count, user } = await openLive()
  await goTo('12', 'Sensor')
  await type('361{Tab}2')
  await storedLiquidacion(testApp, { uuid, sensor: 320, gastos: [{ nombre: 'Peaje', valor: 9_000 }] })
  await count()
  await waitForNote('12', /Sensor: 320, usted 361\./)
  expect([inFocus(), (document.activeElement as HTMLInputElement).value]).toEqual(['12 civica', '2'])
  await type('{ArrowDown}')
  await user.click(buttonOf('Dejar la guardada: Bus 12'))
  await waitForNote('12', 'Pendiente')
  expect([says('12', 'Sensor'), says('12', 'Cívica'), says('12', 'Más')]).toEqual(['320', '40', '1 gasto'])
  expect(await stored()).toMatchObject([{ sensor: 320, civica: 40 }])
})

/** A stored row is typed in, and a colleague saves it with another sensor meanwhile. */
async function overtaken() {
  const { uuid } = await storedLiquidacion(testApp)
  const sheet = await openLive()
  await sheet.goTo('12', 'Viajes')
  await sheet.type('9{Tab}')
  await storedLiquidacion(testApp, { uuid, sensor: 320 })
  await sheet.count()
  await waitForNote('12', /Sensor: 320, usted 350\./)
  return { ...sheet, uuid }
}

test('of two colleagues one after the other the second is told anew', async () => {
  const { uuid, user } = await overtaken()
  // The second's is not heard of yet when the first's is written over.
  await storedLiquidacion(testApp, { uuid, sensor: 330 })
  testApp.calls.length = 0
  await user.click(buttonOf('Guardar la mía: Bus 12'))
  await waitFor(() => expect(testApp.calls).toContain('GET /api/liquidaciones/planilla?fecha=2026-03-05'))
  await waitForNote('12', /Sensor: 330, usted 350\./)
  expect(await stored()).toMatchObject([{ viajes: 6, sensor: 330 }])
  await user.click(buttonOf('Guardar la mía: Bus 12'))
  await waitForNote('12', 'Pendiente')
  expect(await stored()).toMatchObject([{ viajes: 9, sensor: 350 }])
})

test('what differs from a colleague’s is told field by field in the whole form', async () => {
  const { type, user } = await overtaken()
  await type('{F4}')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }))
  await user.click(await dialog.findByRole('button', { name: 'Usar lo de ahora en Sensor' }))
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }))
  await waitForNote('12', 'Pendiente')
  expect(await stored()).toMatchObject([{ viajes: 9, sensor: 320 }])
})

test('what sensors bring while a row is typed is told, and is not lost unseen', async () => {
  await dayBeforeYesterday(of12)
  const { goTo, type, count, user } = await openLive()
  await goTo('12', 'Viajes')
  await type('6{Tab}173300{Tab}350')
  const rows = [{ fecha: '2026-03-05', busNumero: '12', sensor: 280, civica: 7, viajes: 5 }]
  await testApp.ask('admin', { method: 'POST', url: '/api/liquidaciones/sensores', payload: rows })
  await count()
  await waitForNote('12', /Viajes: 5, usted 6\..*Cívica: 7, usted vacío\./)
  await type('{ArrowDown}')
  expect(await stored()).toMatchObject([{ viajes: 5, civica: 7 }])
  await user.click(buttonOf('Guardar la mía: Bus 12'))
  await waitForNote('12', 'Pendiente')
  expect(await stored()).toMatchObject([{ viajes: 6, sensor: 350, civica: 0 }])
})

test('one that a colleague deletes is told, and is entered anew only by a press', async () => {
  const { uuid } = await storedLiquidacion(testApp)
  const { goTo, type, count, user } = await openLive()
  await goTo('12', 'Viajes')
  await type('9{Tab}')
  await testApp.ask('admin', { method: 'DELETE', url: `/api/liquidaciones?uuid=${uuid}` })
  await count()
  await waitForNote('12', /Admin la eliminó/)
  expect([says('12', 'Reg. final'), inFocus()]).toEqual(['1.300', '12 regIni'])
  await type('{ArrowDown}')
  expect(await stored()).toEqual([])
  await user.click(buttonOf('Guardar la mía: Bus 12'))
  await waitForNote('12', 'Pendiente')
  expect(await stored()).toMatchObject([{ viajes: 9, sensor: 350 }])
})

test('one that a colleague settles is not written over, and Escape gives one’s own up', async () => {
  const { uuid } = await storedLiquidacion(testApp)
  const { goTo, type, count, user } = await openLive()
  await goTo('12', 'Viajes')
  await type('9{Tab}')
  await storedLiquidacion(testApp, { uuid, liquidada: true })
  await count()
  await waitForNote('12', /Liquidada: Sí, usted No\./)
  expect(screen.queryByRole('button', { name: /^Guardar la mía/ })).not.toBeInTheDocument()
  await user.click(buttonOf('Guardar todo'))
  expect(await stored()).toMatchObject([{ viajes: 6, liquidada: 1 }])
  await goTo('12', 'Viajes')
  await type('{Escape}')
  await waitForNote('12', 'Liquidada')
  expect(says('12', 'Viajes')).toBe('6')
})

test('a bus that is given another number keeps its row until what is typed there is given up', async () => {
  await dayBeforeYesterday(of15)
  const { goTo, type, count } = await openLive()
  await goTo('15', 'Viajes')
  await type('6{Tab}8')
  const bus = (await testApp.ask('admin', { method: 'GET', url: '/api/buses' })).json<BusFila[]>()
  const { conductorNombre: _name, ...former } = bus.find(({ numero }) => numero === '15')!
  const url = (numero: string) => `/api/buses/bus/actualizar?numero=${numero}`
  const rename = (from: string, numero: string) =>
    testApp.ask('admin', {
      method: 'PUT',
      url: url(from),
      payload: { ...former, numero, version: undefined },
    })
  expect((await rename('15', '115')).statusCode).toBe(200)
  await count()
  await waitFor(() => expect(rowOfBus('115')).toBeDefined())
  await waitForNote('15', 'Sin guardar. Este bus ya no tiene ese número. Esc descarta lo escrito.')
  expect(inFocus()).toBe('15 regFin')
  await type('60{Tab}{Escape}')
  await goTo('17', 'Viajes')
  await waitFor(() => expect(rowOfBus('15')).toBeUndefined())
  await rename('115', '15')
})

test('a refusal is gone once the whole form has saved the row', async () => {
  await yesterday(of12)
  const { goTo, type, user } = await openLive()
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    return request.method === 'POST'
      ? Response.json({ mensaje: 'Rechazado.' }, { status: 400 })
      : send(request)
  }
  await goTo('12', 'Viajes')
  await type('6{Tab}173860{Tab}350{ArrowDown}')
  await waitForNote('12', 'Sin guardar. Rechazado.')
  globalThis.fetch = send
  await goTo('12', 'Sensor')
  await type('{F4}')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }))
  await waitForNote('12', 'Pendiente')
  expect(await stored()).toMatchObject([{ busNumero: '12', viajes: 6 }])
})

import { QueryStatus } from '@reduxjs/toolkit/query'
import { act, screen, waitFor } from '@testing-library/react'
import { listenToChanges } from '../../../../src/app/remoteChanges/live'
import type { Office } from '../../../setup/page'
import { eventsAbove, lastChange, takeStream } from '../../../setup/stream'
import { storedLiquidacion, aCompany, clearLiquidaciones } from '../listScreen'
import { buttonOf } from '../../../setup/screen'
import { openPlanilla, says, inFocus, waitForNote } from './sheet'

/** What another desk enters of the day before, while the day's sheet is open. */
let office: Office
let stream: ReturnType<typeof takeStream>
let stop: () => void = () => undefined

beforeAll(async () => {
  office = await aCompany()
})
beforeEach(async () => {
  await clearLiquidaciones(office)
  stream = takeStream()
})
afterEach(() => {
  stop()
  stream.give()
})
afterAll(() => office.close())

const of12 = { busNumero: '12' }
const of15 = { busNumero: '15', conductorDocumento: '1002' }
const dayBeforeYesterday = (changes: object) =>
  storedLiquidacion(office, { fecha: '2026-03-03', regIni: 172_800, regFin: 173_000, ...changes })
const yesterday = (changes: object) =>
  storedLiquidacion(office, { fecha: '2026-03-04', regIni: 173_000, regFin: 173_470, ...changes })

/** The sheet, with its stream open. */
async function openLive() {
  const sheet = await openPlanilla(office)
  const heard = await lastChange(office)
  stop = listenToChanges(sheet.store)
  await waitFor(() => expect(stream.connections).toHaveLength(1))
  office.calls.length = 0
  /** Tells the page of what has been changed since it was opened. */
  const count = async () => {
    const events = await eventsAbove(office, heard)
    act(() => stream.connections[0]?.say('cambios', events))
  }
  const pending = () =>
    Object.values(sheet.store.getState().api.queries).filter((one) => one?.status === QueryStatus.pending)
  /** Waits for what a save has asked for again. */
  const rest = () => waitFor(() => expect(pending()).toEqual([]))
  return { ...sheet, count, rest }
}

const asked = () => office.calls.flatMap((call) => /detalle\?.*busNumero=(\d+)/.exec(call)?.[1] ?? [])

test('rows begin where another desk has just left their bus, and keep what is being typed', async () => {
  await dayBeforeYesterday(of12)
  await dayBeforeYesterday(of15)
  const rows = [{ fecha: '2026-03-05', busNumero: '15', sensor: 280, civica: 7, viajes: 5 }]
  await office.ask('admin', { method: 'POST', url: '/api/liquidaciones/sensores', payload: rows })
  const { goTo, type, count } = await openLive()
  expect([says('12', 'Reg. inicial'), says('15', 'Reg. inicial')]).toEqual(['173.000', '173.000'])
  expect(says('17', 'Reg. inicial')).toBe('0')
  await goTo('12', 'Viajes')
  await type('6{Tab}8')
  await yesterday(of12)
  await yesterday(of15)
  await yesterday({ busNumero: '17', conductorDocumento: '1002', regFin: 173_200 })
  await count()
  for (const [bus, register] of [
    ['12', '173.470'],
    ['15', '173.470'],
    ['17', '173.200'],
  ] as const)
    await waitFor(() => expect(says(bus, 'Reg. inicial')).toBe(register))
  expect(inFocus()).toBe('12 regFin')
  expect(document.activeElement).toHaveValue('8')
  await type('60{Tab}')
  expect([says('12', 'Viajes'), says('12', 'Reg. final'), says('12', 'Pasajeros')]).toEqual([
    '6',
    '173.860',
    '390',
  ])
})

test('a row that is saved here has no other bus asked for again', async () => {
  await dayBeforeYesterday(of12)
  await dayBeforeYesterday(of15)
  const { goTo, type, rest } = await openLive()
  await goTo('12', 'Viajes')
  await type('6{Tab}300{Tab}290{ArrowDown}')
  await waitForNote('12', 'Guardada, pendiente')
  await rest()
  expect(new Set(asked())).toEqual(new Set(['12']))
})

const storedGastos = async (uuid: string) =>
  (
    await office.db
      .selectFrom('gastos')
      .select(['nombre', 'valor'])
      .where('liquidacionUuid', '=', uuid)
      .orderBy('nombre')
      .execute()
  ).map(({ nombre, valor }) => [nombre, valor])

test('a colleague’s expense that came while others were typed is kept when the row is sent again', async () => {
  const { uuid } = await storedLiquidacion(office)
  const { goTo, type, count, rest } = await openLive()
  await goTo('12', 'Aseo')
  await type('20000{ArrowLeft}')
  const gastos = [
    { nombre: 'Aseo', valor: 30_000 },
    { nombre: 'Combustible', valor: 150_000 },
    { nombre: 'Peaje', valor: 9_000 },
  ]
  await storedLiquidacion(office, { uuid, sensor: 320, gastos })
  await count()
  await waitFor(() => expect(says('12', 'Sensor')).toBe('320'))
  await type('{ArrowDown}')
  await waitForNote('12', /escriba de nuevo en ella para guardarla\.$/)
  await waitFor(() => expect(says('12', 'Otros gastos')).toBe('1 gasto'))
  await goTo('12', 'Combustible')
  await type('140000{ArrowDown}')
  await waitForNote('12', 'Guardada, pendiente')
  await rest()
  expect(await storedGastos(uuid)).toEqual([
    ['Aseo', 20_000],
    ['Combustible', 140_000],
    ['Peaje', 9_000],
  ])
})

test('a colleague’s expense that came while the dialog of the others was open is kept too', async () => {
  const { uuid } = await storedLiquidacion(office)
  const { goTo, type, count, rest, user } = await openLive()
  await goTo('12', 'Otros gastos')
  await type('{F2}')
  await user.click(await screen.findByRole('button', { name: 'Agregar Gasto' }))
  await type('Lavado')
  await user.type(screen.getByLabelText('Valor del gasto 1'), '5000')
  const gastos = [
    { nombre: 'Combustible', valor: 150_000 },
    { nombre: 'Peaje', valor: 9_000 },
  ]
  await storedLiquidacion(office, { uuid, gastos })
  await count()
  await waitFor(() => expect(says('12', 'Otros gastos')).toBe('1 gasto'))
  await user.click(buttonOf('Aceptar'))
  await goTo('15', 'Viajes')
  await waitForNote('12', /escriba de nuevo en ella para guardarla\.$/)
  await waitFor(() => expect(says('12', 'Otros gastos')).toBe('2 gastos'))
  await goTo('12', 'Sensor')
  await type('340{ArrowDown}')
  await waitForNote('12', 'Guardada, pendiente')
  await rest()
  expect(await storedGastos(uuid)).toEqual([
    ['Combustible', 150_000],
    ['Lavado', 5_000],
    ['Peaje', 9_000],
  ])
})

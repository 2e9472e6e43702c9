import { QueryStatus } from '@reduxjs/toolkit/query'
import { act, waitFor } from '@testing-library/react'
import { forgetAnswers } from '../../../../src/api/client/sequence'
import { listenToChanges } from '../../../../src/app/live/live'
import type { Oficina } from '../../../setup/page'
import { eventsAbove, lastChange, takeStream } from '../../../setup/stream'
import { registrada, unaEmpresa, vaciar } from '../pantalla'
import { abrirPlanilla, dice, enFoco, esperarNota } from './sheet'

/** What another desk enters of the day before, while the day's sheet is open. */
let oficina: Oficina
let stream: ReturnType<typeof takeStream>
let stop: () => void = () => undefined

beforeAll(async () => {
  oficina = await unaEmpresa()
})
beforeEach(async () => {
  await vaciar(oficina)
  stream = takeStream()
  forgetAnswers()
})
afterEach(() => {
  stop()
  stream.give()
})
afterAll(() => oficina.cerrar())

const del12 = { busNumero: '12' }
const del15 = { busNumero: '15', conductorDocumento: '1002' }
const antier = (cambios: object) =>
  registrada(oficina, { fecha: '2026-03-03', regIni: 172_800, regFin: 173_000, ...cambios })
const ayer = (cambios: object) =>
  registrada(oficina, { fecha: '2026-03-04', regIni: 173_000, regFin: 173_470, ...cambios })

/** The sheet, with its stream open. */
async function abrirViva() {
  const hoja = await abrirPlanilla(oficina)
  const heard = await lastChange(oficina)
  stop = listenToChanges(hoja.store)
  await waitFor(() => expect(stream.connections).toHaveLength(1))
  oficina.llamadas.length = 0
  /** Tells the page of what has been changed since it was opened. */
  const contar = async () => {
    const events = await eventsAbove(oficina, heard)
    act(() => stream.connections[0]?.say('cambios', events))
  }
  const pending = () =>
    Object.values(hoja.store.getState().api.queries).filter((one) => one?.status === QueryStatus.pending)
  /** Waits for what a save has asked for again. */
  const reposar = () => waitFor(() => expect(pending()).toEqual([]))
  return { ...hoja, contar, reposar }
}

const pedidas = () => oficina.llamadas.flatMap((call) => /detalle\?.*busNumero=(\d+)/.exec(call)?.[1] ?? [])

test('rows begin where another desk has just left their bus, and keep what is being typed', async () => {
  await antier(del12)
  await antier(del15)
  const filas = [{ fecha: '2026-03-05', busNumero: '15', sensor: 280, civica: 7, viajes: 5 }]
  await oficina.pedir('admin', { method: 'POST', url: '/api/liquidaciones/sensores', payload: filas })
  const { ir, teclear, contar } = await abrirViva()
  expect([dice('12', 'Reg. inicial'), dice('15', 'Reg. inicial')]).toEqual(['173.000', '173.000'])
  expect(dice('17', 'Reg. inicial')).toBe('')
  await ir('12', 'Viajes')
  await teclear('6{Tab}8')
  await ayer(del12)
  await ayer(del15)
  await ayer({ busNumero: '17', conductorDocumento: '1002', regFin: 173_200 })
  await contar()
  for (const [bus, register] of [
    ['12', '173.470'],
    ['15', '173.470'],
    ['17', '173.200'],
  ] as const)
    await waitFor(() => expect(dice(bus, 'Reg. inicial')).toBe(register))
  expect(enFoco()).toBe('12 regFin')
  expect(document.activeElement).toHaveValue('8')
  await teclear('60{Tab}')
  expect([dice('12', 'Viajes'), dice('12', 'Reg. final'), dice('12', 'Pasajeros')]).toEqual([
    '6',
    '173.860',
    '390',
  ])
})

test('a row that is saved here has no other bus asked for again', async () => {
  await antier(del12)
  await antier(del15)
  const { ir, teclear, reposar } = await abrirViva()
  await ir('12', 'Viajes')
  await teclear('6{Tab}300{Tab}290{ArrowDown}')
  await esperarNota('12', 'Guardada, pendiente')
  await reposar()
  expect(new Set(pedidas())).toEqual(new Set(['12']))
})

test('a colleague’s expense that came while others were typed is kept when the row is sent again', async () => {
  const { uuid } = await registrada(oficina)
  const { ir, teclear, contar, reposar } = await abrirViva()
  await ir('12', 'Aseo')
  await teclear('20000{ArrowLeft}')
  const gastos = [
    { nombre: 'Aseo', valor: 30_000 },
    { nombre: 'Combustible', valor: 150_000 },
    { nombre: 'Peaje', valor: 9_000 },
  ]
  await registrada(oficina, { uuid, sensor: 320, gastos })
  await contar()
  await waitFor(() => expect(dice('12', 'Sensor')).toBe('320'))
  await teclear('{ArrowDown}')
  await esperarNota('12', /escriba de nuevo en ella para guardarla\.$/)
  await waitFor(() => expect(dice('12', 'Otros gastos')).toBe('1 gasto'))
  await ir('12', 'Combustible')
  await teclear('140000{ArrowDown}')
  await esperarNota('12', 'Guardada, pendiente')
  await reposar()
  const guardados = await oficina.db
    .selectFrom('gastos')
    .select(['nombre', 'valor'])
    .where('liquidacionUuid', '=', uuid)
    .orderBy('nombre')
    .execute()
  expect(guardados.map(({ nombre, valor }) => [nombre, valor])).toEqual([
    ['Aseo', 20_000],
    ['Combustible', 140_000],
    ['Peaje', 9_000],
  ])
})

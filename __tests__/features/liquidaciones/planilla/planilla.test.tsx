import { QueryStatus } from '@reduxjs/toolkit/query'
import { waitFor } from '@testing-library/react'
import type { Cierres } from '../../../../src/contract/cierres'
import { unaLiquidacion } from '../../../server/liquidaciones/empresa'
import { botonDe, filas } from '../../../setup/screen'
import type { Oficina } from '../../../setup/page'
import { registrada, unaEmpresa, vaciar } from '../pantalla'
import { abrirPlanilla, dice, enFoco, esperarNota, filaDelBus, nota } from './sheet'

/** 'Planilla del día': what its rows show, and a settlement that is typed in one. */
let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
})
beforeEach(() => vaciar(oficina))
afterAll(() => oficina.cerrar())

/** The office's day, on which what is entered comes in. */
const HOY = '2030-03-20'

const guardadas = () =>
  oficina.db
    .selectFrom('liquidaciones')
    .select(['busNumero', 'viajes', 'regIni', 'regFin', 'sensor', 'civica', 'tiquetes', 'liquidada'])
    .where('fecha', '=', '2026-03-05')
    .orderBy('busNumero')
    .execute()

const gastosDe = async (busNumero: string) =>
  oficina.db
    .selectFrom('gastos as g')
    .innerJoin('liquidaciones as l', 'l.uuid', 'g.liquidacionUuid')
    .select(['g.nombre', 'g.valor'])
    .where('l.busNumero', '=', busNumero)
    .where('l.fecha', '=', '2026-03-05')
    .orderBy('g.orden')
    .execute()

const deAyer = (cambios: Record<string, unknown> = {}) =>
  registrada(oficina, { fecha: '2026-03-04', regIni: 173_000, regFin: 173_470, ...cambios })

test('has a row for each bus by number: those settled filled and marked, the others with driver and register', async () => {
  await registrada(oficina, { busNumero: '15', conductorDocumento: '1002', liquidada: true })
  await deAyer()
  await abrirPlanilla(oficina)
  expect(filas().map(({ dataset }) => dataset.id)).toEqual(['12', '15', '17', '20'])
  expect([dice('12', 'Reg. inicial'), dice('12', 'Reg. final')]).toEqual(['173.470', ''])
  expect(dice('12', 'Conductor')).toBe('Ana Álvarez')
  expect([dice('15', 'Reg. final'), dice('15', 'Pasajeros'), dice('15', 'Combustible')]).toEqual([
    '1.300',
    '300',
    '150.000',
  ])
  expect(nota('15')).toBe('Liquidada')
  expect(nota('17')).toBe('Sin conductor')
  expect(nota('20')).toBe('Sin pasaje ese día')
})

test('is made of the table’s calls alone', async () => {
  await deAyer()
  await abrirPlanilla(oficina)
  const ask = new Set(oficina.llamadas.map((call) => call.split('?')[0]))
  const beyond = ['GET /api/eventos', 'GET /api/auth/inicio']
  expect([...ask].filter((call) => !beyond.includes(call ?? '')).sort()).toEqual([
    'GET /api/buses',
    'GET /api/conductores',
    'GET /api/liquidaciones/detalle',
    'GET /api/liquidaciones/v2/table',
    'GET /api/pasajes',
    'GET /api/reporte/gastos',
  ])
})

test('a row typed with the keyboard alone is sent when it is left, with what was proposed and taken', async () => {
  await deAyer()
  const { ir, teclear } = await abrirPlanilla(oficina)
  await ir('12', 'Viajes')
  await teclear('6{Tab}')
  expect(enFoco()).toBe('12 regFin')
  await teclear('860')
  expect(filaDelBus('12')).toHaveTextContent('= 173.860')
  await teclear('{Tab}')
  expect([dice('12', 'Reg. final'), dice('12', 'Pasajeros')]).toEqual(['173.860', '390'])
  await teclear('350{Enter}41{Tab}3{Tab}')
  expect(enFoco()).toBe('12 aseo')
  expect(dice('12', 'Aseo')).toBe('Propuesto: 30.000')
  await teclear('{Tab}')
  expect(dice('12', 'Aseo')).toBe('30.000')
  expect(nota('12')).toBe('Sin guardar')
  expect(await guardadas()).toEqual([])
  await teclear('185000{Tab}')
  // The row of bus 15 is the next one; its register is loaded from nowhere.
  expect(enFoco()).toBe('15 viajes')
  await esperarNota('12', 'Guardada, pendiente')
  expect(await guardadas()).toEqual([
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
  expect(await gastosDe('12')).toEqual([
    { nombre: 'Aseo', valor: 30_000 },
    { nombre: 'Combustible', valor: 185_000 },
  ])
  expect(oficina.llamadas.filter((call) => call.startsWith('POST'))).toHaveLength(1)
})

test('what only sensors have counted is completed, and their figures are passed over', async () => {
  await deAyer()
  const filas = [{ fecha: '2026-03-05', busNumero: '12', sensor: 280, civica: 7, viajes: 5 }]
  await oficina.pedir('admin', { method: 'POST', url: '/api/liquidaciones/sensores', payload: filas })
  const { ir, teclear } = await abrirPlanilla(oficina)
  expect(nota('12')).toBe('Solo sensor')
  await ir('12', 'Reg. final')
  await teclear('760{Tab}')
  expect(enFoco()).toBe('12 tiquetes')
  await teclear('{ArrowDown}')
  await esperarNota('12', 'Guardada, pendiente')
  expect(await guardadas()).toMatchObject([{ busNumero: '12', viajes: 5, regFin: 173_760, sensor: 280 }])
})

test('what only sensors have counted begins where the day before ended, entered after them or not', async () => {
  await deAyer({ fecha: '2026-03-03', regIni: 172_800, regFin: 173_000 })
  const filas = [{ fecha: '2026-03-05', busNumero: '12', sensor: 280, civica: 7, viajes: 5 }]
  await oficina.pedir('admin', { method: 'POST', url: '/api/liquidaciones/sensores', payload: filas })
  await deAyer()
  const { ir, teclear } = await abrirPlanilla(oficina)
  expect([dice('12', 'Reg. inicial'), dice('12', 'Reg. final')]).toEqual(['173.470', ''])
  await ir('12', 'Reg. final')
  await teclear('760{Tab}')
  expect(dice('12', 'Pasajeros')).toBe('290')
  await teclear('{ArrowDown}')
  await esperarNota('12', 'Guardada, pendiente')
  expect(await guardadas()).toMatchObject([{ busNumero: '12', regIni: 173_470, regFin: 173_760 }])
})

test('figures that look wrong are told in the row, and are sent all the same', async () => {
  await deAyer()
  const { ir, teclear } = await abrirPlanilla(oficina)
  await ir('12', 'Reg. inicial')
  await teclear('173400{Tab}173900{Tab}')
  await esperarNota('12', 'Sin guardar. No empieza donde terminó la anterior (173.470).')
  await teclear('350{Tab}')
  const differ = 'El sensor (350) y la registradora (500) difieren en un 30 %.'
  await esperarNota('12', `Sin guardar. No empieza donde terminó la anterior (173.470). ${differ}`)
  await ir('12', 'Viajes')
  await teclear('6{ArrowDown}')
  await esperarNota('12', `Guardada, pendiente. ${differ}`)
  expect(await guardadas()).toMatchObject([{ regIni: 173_400, regFin: 173_900, sensor: 350 }])
})

test('a row that is left incomplete says what is missing, and is not sent', async () => {
  await deAyer()
  const { ir, teclear } = await abrirPlanilla(oficina)
  await ir('12', 'Viajes')
  await teclear('6{ArrowDown}')
  await esperarNota('12', 'Sin guardar. La numeración final es requerida, puede ser 0.')
  expect(await guardadas()).toEqual([])
})

test('what the server refuses stays as typed, with its message in the row', async () => {
  const { ir, teclear } = await abrirPlanilla(oficina)
  await ir('20', 'Viajes')
  await teclear('6{Tab}1000{Tab}1300{Tab}350{ArrowUp}')
  // Nobody drives it.
  await esperarNota('20', 'Sin guardar. Conductor es requerido.')
  await ir('20', 'Conductor')
  await teclear('{F2}')
  await teclear('Ana{Enter}')
  await ir('17', 'Viajes')
  await esperarNota('20', /^No hay un pasaje|pasaje/)
  expect([dice('20', 'Viajes'), dice('20', 'Sensor')]).toEqual(['6', '350'])
  expect(filaDelBus('20')).toHaveClass('invalida')
  expect(await guardadas()).toEqual([])
})

test('who may only look sees the day, and types nothing', async () => {
  await deAyer()
  const { ir, teclear } = await abrirPlanilla(oficina, 'consulta')
  expect(dice('12', 'Reg. inicial')).toBe('173.470')
  await ir('12', 'Viajes')
  await teclear('6{Tab}')
  expect(dice('12', 'Viajes')).toBe('')
  expect(() => botonDe('Guardar todo')).toThrow()
})

test('follows another desk, but never over what is being typed', async () => {
  await deAyer()
  const { ir, teclear, store, user } = await abrirPlanilla(oficina)
  await ir('12', 'Viajes')
  await teclear('9{Tab}')
  await registrada(oficina)
  await registrada(oficina, { busNumero: '15', conductorDocumento: '1002' })
  const { api } = await import('../../../../src/api/client/api')
  store.dispatch(api.util.invalidateTags([{ type: 'Liquidacion', id: 'LISTA' }]))
  await esperarNota('15', 'Pendiente')
  await waitFor(() => expect(dice('12', 'Reg. final')).toBe('1.300'))
  expect([dice('12', 'Viajes'), nota('12')]).toEqual(['9', 'Sin guardar'])

  // It was begun as a new one, so that the colleague's is not overwritten unseen.
  await teclear('{ArrowDown}')
  await esperarNota('12', /Ya existe una liquidación del bus 12.*escriba de nuevo/)
  await user.click(botonDe('Guardar todo'))
  expect(await guardadas()).toMatchObject([{ busNumero: '12', viajes: 6 }, { busNumero: '15' }])
  await esperarNota('12', /Ya existe/)
  await ir('12', 'Viajes')
  await teclear('7{ArrowDown}')
  await esperarNota('12', 'Guardada, pendiente')
  expect(await guardadas()).toMatchObject([{ busNumero: '12', viajes: 7 }, { busNumero: '15' }])
  // The list that the save has asked for anew.
  const pending = () =>
    Object.values(store.getState().api.queries).filter((one) => one?.status === QueryStatus.pending)
  await waitFor(() => expect(pending()).toEqual([]))
})

test('what a closing has counted is locked for whoever may not reopen it, with the reason', async () => {
  const payload = unaLiquidacion({ liquidada: false })
  await oficina.pedir('editor', { method: 'POST', url: '/api/liquidaciones', payload })
  const { cajas } = (
    await oficina.pedir('editor', { method: 'GET', url: `/api/cierres?fecha=${HOY}` })
  ).json<Cierres>()
  const [caja] = cajas
  const { statusCode } = await oficina.pedir('editor', {
    method: 'POST',
    url: '/api/cierres',
    payload: {
      ...{ fecha: HOY, username: 'editor', huella: caja?.huella },
      ...{ contadoPor: 'total', efectivo: {}, total: caja?.ahora.esperado, motivo: '', enterado: true },
    },
  })
  expect(statusCode).toBe(201)
  const { ir, teclear } = await abrirPlanilla(oficina)
  expect(nota('12')).toMatch(/^Está en el cierre del .* de Editor\. Un administrador puede reabrirlo\.$/)
  await ir('12', 'Viajes')
  await teclear('9{ArrowDown}')
  expect(dice('12', 'Viajes')).toBe('6')
})

test('a row that a colleague settles while it is typed is not sent, and Escape gives it up', async () => {
  const { uuid } = await registrada(oficina)
  const { ir, teclear, store, user } = await abrirPlanilla(oficina)
  await ir('12', 'Viajes')
  await teclear('9{ArrowRight}')
  await oficina.pedir('admin', {
    method: 'PUT',
    url: '/api/liquidaciones/liquidar',
    payload: { ...unaLiquidacion({ liquidada: true }), uuid },
  })
  const { api } = await import('../../../../src/api/client/api')
  store.dispatch(api.util.invalidateTags([{ type: 'Liquidacion', id: uuid }]))
  await esperarNota('12', 'Sin guardar. Liquidada. Esc descarta lo escrito.')
  await user.click(botonDe('Guardar todo'))
  expect(await guardadas()).toMatchObject([{ viajes: 6, liquidada: 1 }])
  await ir('12', 'Viajes')
  await teclear('{Escape}')
  await esperarNota('12', 'Liquidada')
  expect(dice('12', 'Viajes')).toBe('6')
})

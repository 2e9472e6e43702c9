import { liquidacionesApi } from '../../../src/api/liquidaciones'
import type { LiquidacionFila } from '../../../src/contract/liquidaciones'
import { unaLiquidacion } from '../../server/liquidaciones/empresa'
import { registrada, unaEmpresa, vaciar } from '../../features/liquidaciones/pantalla'
import { conSesion } from '../../especificacion/llamadas/todas'
import { OWN_SERVER } from '../../setup/head'
import { observarLlamadas } from '../../setup/calls'
import type { Oficina } from '../../setup/page'

/** The whole list, brought up to date by what has changed in it, on a real store before a real server. */
let oficina: Oficina

const { tablaLiquidaciones, ingresarSensores, liquidar } = liquidacionesApi.endpoints
const TABLA = 'GET /api/liquidaciones/table'
const CAMBIOS = expect.stringMatching(/^GET \/api\/liquidaciones\/cambios\?desde=\d+$/) as string

beforeAll(async () => {
  oficina = await unaEmpresa()
})
beforeEach(async () => {
  await vaciar(oficina)
  localStorage.clear()
  document.head.innerHTML = OWN_SERVER
})
afterAll(() => oficina.cerrar())

/** A store with the list, of buses 15 and 12. */
async function conLista() {
  const { uuid: doce } = await registrada(oficina)
  const { uuid: quince } = await registrada(oficina, { busNumero: '15', conductorDocumento: '1002' })
  const store = await conSesion()
  await store.dispatch(tablaLiquidaciones.initiate())
  oficina.llamadas.length = 0
  return {
    doce,
    quince,
    store,
    /** Asks for the list again. @returns its rows, and those that the server lists. */
    otraVez: async () => {
      await store.dispatch(tablaLiquidaciones.initiate(undefined, { forceRefetch: true }))
      const suyas = await oficina.pedir('admin', { method: 'GET', url: '/api/liquidaciones/table' })
      const filas = tablaLiquidaciones.select()(store.getState()).data?.filas
      return { filas, lista: suyas.json<LiquidacionFila[]>() }
    },
  }
}

const colega = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  oficina.pedir('admin', { method, url: `/api${url}`, ...(payload && { payload }) })

test('what colleagues enter, edit and delete is asked for alone, and the list is as the server has it', async () => {
  const { doce, quince, otraVez } = await conLista()
  await registrada(oficina, { fecha: '2026-03-06' })
  await registrada(oficina, { fecha: '2026-03-07' })
  await colega(
    'PUT',
    '/liquidaciones/liquidar',
    unaLiquidacion({ uuid: quince, busNumero: '15', regFin: 1_450 }),
  )
  await colega('DELETE', `/liquidaciones?uuid=${doce}`)
  const { filas, lista } = await otraVez()
  expect(filas).toEqual(lista)
  expect(filas?.map(({ fecha }) => fecha)).toEqual(['2026-03-07', '2026-03-06', '2026-03-05'])
  expect(oficina.llamadas).toEqual([CAMBIOS])
})

test('the same list stays when nothing has changed', async () => {
  const { store, otraVez } = await conLista()
  const antes = tablaLiquidaciones.select()(store.getState()).data?.filas
  expect((await otraVez()).filas).toBe(antes)
})

test('rows that this page has appended go to where the server lists them', async () => {
  const { store, otraVez } = await conLista()
  const filas = [{ fecha: '2026-03-08', busNumero: '12', viajes: 6, sensor: 300, civica: 0 }]
  await store.dispatch(ingresarSensores.initiate({ filas }))
  const { filas: ahora, lista } = await otraVez()
  expect(ahora).toEqual(lista)
  expect(ahora?.[0]?.fecha).toBe('2026-03-08')
})

test('the list is asked for whole when the server does not know what has changed since', async () => {
  const { otraVez, doce } = await conLista()
  const cambios = Array.from({ length: 1001 }, (_, i) => ({
    instante: '2030-03-20T17:00:00.000Z',
    grupo: 'g',
    sustantivo: 'liquidaciones' as const,
    identificador: `${i}`,
    registro: 'Bus 12',
    etiqueta: 'bus 12',
    tipo: 'eliminado' as const,
  }))
  await oficina.db.insertInto('cambios').values(cambios).execute()
  await colega('PUT', '/liquidaciones/liquidar', unaLiquidacion({ uuid: doce, regFin: 1_450 }))
  const { filas, lista } = await otraVez()
  expect(filas).toEqual(lista)
  expect(oficina.llamadas).toEqual([CAMBIOS, TABLA])
})

test('a row that is restored is back in its place', async () => {
  const { doce, otraVez } = await conLista()
  await colega('DELETE', `/liquidaciones?uuid=${doce}`)
  expect((await otraVez()).filas?.map(({ busNumero }) => busNumero)).toEqual(['15'])
  await colega('POST', '/historial/restaurar', { sustantivo: 'liquidaciones', identificador: doce })
  const { filas, lista } = await otraVez()
  expect(filas).toEqual(lista)
  expect(filas?.map(({ busNumero }) => busNumero)).toEqual(['15', '12'])
})

test('an answer of one’s own that comes late does not hide what a colleague has saved after it', async () => {
  const { doce, store, otraVez } = await conLista()
  const enviar = globalThis.fetch
  let soltar = () => undefined as void
  const permiso = new Promise<void>((resolve) => (soltar = resolve))
  const guardada = new Promise<void>((resolve) => {
    globalThis.fetch = async (input, init) => {
      const pedido = new Request(input, init)
      const respuesta = await enviar(pedido)
      if (pedido.method === 'PUT') {
        resolve()
        await permiso
      }
      return respuesta
    }
  })
  const propia = store.dispatch(liquidar.initiate(unaLiquidacion({ uuid: doce, regFin: 1_400 }) as never))
  await guardada
  await colega('PUT', '/liquidaciones/liquidar', unaLiquidacion({ uuid: doce, regFin: 1_450 }))
  await otraVez()
  soltar()
  await propia
  globalThis.fetch = enviar
  await Promise.all(store.dispatch(liquidacionesApi.util.getRunningQueriesThunk()))
  const filas = tablaLiquidaciones.select()(store.getState()).data?.filas
  expect(filas?.find(({ uuid }) => uuid === doce)?.regFin).toBe(1_450)
})

test('a server in trouble is not asked for the whole list', async () => {
  const { store } = await conLista()
  const servidor = globalThis.fetch
  globalThis.fetch = async () => Response.json({ mensaje: 'Más tarde.' }, { status: 503 })
  const vistas = observarLlamadas()
  await store.dispatch(tablaLiquidaciones.initiate(undefined, { forceRefetch: true }))
  globalThis.fetch = servidor
  expect(vistas.map(({ url }) => new URL(url).pathname)).toEqual(['/api/liquidaciones/cambios'])
  expect(tablaLiquidaciones.select()(store.getState()).data?.filas).toHaveLength(2)
})

test('the list is asked for whole of a host that numbers no changes', async () => {
  document.head.innerHTML = ''
  const { otraVez } = await conLista()
  await registrada(oficina, { fecha: '2026-03-06' })
  const { filas, lista } = await otraVez()
  expect(filas).toEqual(lista)
  expect(oficina.llamadas).toEqual([TABLA])
})

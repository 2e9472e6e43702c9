/**
 * Section 4, what each answer does to the lists that are held, before they are asked for again; over a real store before a real
 * server. As a person sees them, in features: liquidaciones/{crear,buscar,liquidar,sensores,eliminar}, deudas, abonos, festivos,
 * pasajes, conductores (each walks its dialogs, which close on success), asistencias/guardado. Here besides: 4-estados-carga and
 * 4-estados-envio.
 */
import { api } from '../../src/api/client/api'
import type { AppStore } from '../../src/app/store'
import { filasEn, registrada, unaEmpresa, vaciar } from '../features/liquidaciones/pantalla'
import { unaDeuda, unAbono, unConductor, unFestivo } from '../server/builders'
import { unaLiquidacion } from '../server/liquidaciones/empresa'
import { retener } from '../setup/calls'
import type { Oficina } from '../setup/page'
import { cargarEndpoints, conSesion, llamar } from './llamadas/todas'

let oficina: Oficina

beforeAll(async () => {
  await cargarEndpoints()
  oficina = await unaEmpresa()
})
beforeEach(async () => {
  await vaciar(oficina)
  for (const tabla of ['deudas', 'abonos', 'festivos'] as const) await oficina.db.deleteFrom(tabla).execute()
  localStorage.clear()
})
afterAll(() => oficina.cerrar())

/** What a query holds just now. */
const guardado = (store: AppStore, endpoint: string) => {
  const queries = Object.values(store.getState().api.queries)
  return queries.find((una) => una?.endpointName === endpoint)?.data
}

/**
 * What a list holds after a call, while the list's own fetch is on its way.
 * @param lista its endpoint, argument and call.
 */
async function trasLlamar(
  [consulta, arg, llamada]: readonly [string, unknown, string],
  endpoint: string,
  cuerpo: unknown,
) {
  const store = await conSesion()
  await llamar(store, consulta, arg)
  const soltar = retener(llamada)
  expect(await llamar(store, endpoint, cuerpo)).not.toHaveProperty('error')
  const visto = guardado(store, consulta)
  soltar()
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
  return visto
}

const TABLA = ['tablaLiquidaciones', undefined, 'GET /api/liquidaciones/cambios'] as const
const FILTRO = { fechaInicial: null, fechaFinal: null, numero: '12', documento: null, liquidada: null }
const BUSQUEDA = ['buscarLiquidaciones', FILTRO, 'GET /api/liquidaciones/v2/table'] as const

interface Fila {
  busNumero: string
  liquidada: boolean
  pasajerosReg: number
}
const lista = async (...llamada: Parameters<typeof trasLlamar>) =>
  filasEn<Fila>(await trasLlamar(...llamada)).map(({ busNumero, liquidada, pasajerosReg }) =>
    [busNumero, pasajerosReg, ...(liquidada ? ['liquidada'] : [])].join(' '),
  )

/** Bus 12, and then bus 15, on 5 March 2026: the list has the last one on top. */
async function dosLiquidaciones() {
  const { uuid } = await registrada(oficina)
  await registrada(oficina, { busNumero: '15', conductorDocumento: '1002' })
  return uuid
}

describe('Liquidación', () => {
  test('a created settlement goes to the top of the list', async () => {
    await dosLiquidaciones()
    const cuerpo = unaLiquidacion({ fecha: '2026-03-04' })
    expect(await lista(TABLA, 'crearLiquidacion', cuerpo)).toEqual(['12 300', '15 300', '12 300'])
  })

  test('if its uuid already exists it replaces the old one', async () => {
    const uuid = await dosLiquidaciones()
    const cuerpo = unaLiquidacion({ uuid, regFin: 1_500 })
    expect(await lista(TABLA, 'crearLiquidacion', cuerpo)).toEqual(['15 300', '12 500'])
  })

  test.each([
    ['the list', TABLA, ['15 300', '12 300 liquidada']],
    ['a search', BUSQUEDA, ['12 300 liquidada']],
  ] as const)('the liquidar call replaces the item in %s', async (_donde, donde, filas) => {
    const uuid = await dosLiquidaciones()
    const cuerpo = unaLiquidacion({ uuid, liquidada: true })
    expect(await lista(donde, 'liquidar', cuerpo)).toEqual(filas)
  })

  test.each([
    ['the list', TABLA, ['15 300']],
    ['a search', BUSQUEDA, []],
  ] as const)('deleting removes it from %s', async (_donde, donde, filas) => {
    const uuid = await dosLiquidaciones()
    expect(await lista(donde, 'eliminarLiquidacion', { uuid })).toEqual(filas)
  })

  test('adding sensors appends the returned items; one that was there stays where it was', async () => {
    await dosLiquidaciones()
    const filas = ['17', '12'].map((busNumero) => ({
      fecha: '2026-03-05',
      busNumero,
      sensor: 300,
      civica: 0,
      viajes: 5,
    }))
    expect(await lista(TABLA, 'ingresarSensores', { filas })).toEqual(['15 300', '12 300', '17 0'])
  })
})

describe.each([
  ['deudas', unaDeuda, 'eliminarDeuda', { totalDeuda: 30_000, balance: 30_000 }],
  ['abonos', unAbono, 'eliminarAbono', { totalAbono: 30_000 }],
] as const)('deleting one of the %s', (libro, una, eliminar, totales) => {
  test.each([
    [libro, undefined, `GET /api/${libro}`],
    [`${libro}DeConductor`, { documento: '1001' }, `GET /api/${libro}/conductor`],
  ] as const)('removes it from %s and reduces the total by its value', async (...tabla) => {
    const { uuid: conductor } = await oficina.db
      .selectFrom('conductores')
      .select('uuid')
      .where('documento', '=', '1001')
      .executeTakeFirstOrThrow()
    await una(oficina.db, conductor, { valor: 30_000 })
    const { uuid } = await una(oficina.db, conductor, { valor: 80_000 })
    const visto = await trasLlamar(tabla, eliminar, { uuid })
    expect(visto).toEqual({ [libro]: [expect.objectContaining({ valor: 30_000 })], ...totales })
  })
})

test('a new festivo is appended', async () => {
  await unFestivo(oficina.db, { fecha: '2026-12-25' })
  const festivos = ['festivos', undefined, 'GET /api/festivos'] as const
  const visto = await trasLlamar(festivos, 'crearFestivo', { fecha: '2026-07-20' })
  expect(visto).toMatchObject([{ fecha: '2026-12-25' }, { fecha: '2026-07-20' }])
})

test('saved attendance takes the place of what was proposed', async () => {
  const { uuid: conductorUuid } = await unConductor(oficina.db, { nombre: 'Zoe Zapata' })
  const dia = { fecha: '2030-03-20', crear: true }
  const planilla = ['asistenciasDelDia', dia, 'GET /api/asistencias/fecha'] as const
  const cuerpo = [{ fecha: dia.fecha, conductorUuid, asistio: true }]
  expect(await trasLlamar(planilla, 'guardarAsistencias', cuerpo)).toContainEqual(
    expect.objectContaining({ conductorUuid, asistio: true, uuid: expect.any(String) as string }),
  )
})

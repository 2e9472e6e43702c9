/**
 * What becomes of bad input: every field of every endpoint is sent what it should not hold. Nothing may answer a 5xx; each
 * refusal is a 4xx with a Spanish mensaje that says nothing of SQL, and leaves the database as it was.
 */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { IMPORTABLES, type Importable } from '../../src/contract/importables'
import type { FilaImportada } from '../../src/contract/importaciones'
import { openDatabase } from '../../src/server/db/connection'
import { createUsuario } from '../../src/server/usuarios/repository'
import { unUsuario, unaAplicacion, type Peticion } from '../server/aplicacion'
import { unAbono, unBus, unConductor, unFestivo, unPasaje, unaDeuda } from '../server/builders'
import { type Engine } from '../setup/databases'

type Campos = Record<string, unknown>

/** A call with what it should be sent. */
export interface Llamada {
  method: Peticion['method']
  /** Path of section 7, its parameters with a colon. */
  ruta: string
  query?: Campos
  body?: Campos | Campos[]
  params?: Campos
}

/** A database with one of each, and every call on it as it should be. */
async function unCatalogo(db: Parameters<typeof unBus>[0]): Promise<Llamada[]> {
  const conductor = await unConductor(db)
  const bus = await unBus(db, { conductorUuid: conductor.uuid })
  const pasaje = await unPasaje(db)
  const festivo = await unFestivo(db)
  const deuda = await unaDeuda(db, conductor.uuid)
  const abono = await unAbono(db, conductor.uuid)
  const beto = randomUUID()
  await createUsuario(db, { username: 'beto', nombre: 'Beto', roles: [], claveHash: 'x' }, beto)
  const documento = conductor.documento
  const fechas = { fechaInicial: '2026-01-01', fechaFinal: '2026-12-31' }
  const liquidacion = {
    uuid: randomUUID(),
    fecha: '2026-03-20',
    busNumero: bus.numero,
    conductorDocumento: documento,
    viajes: 5,
    regIni: 10,
    regFin: 20,
    sensor: 30,
    civica: 1,
    tiquetes: 1,
    comentario: 'Ninguno',
    liquidada: false,
    gastos: [{ nombre: 'Aseo', valor: 1000 }],
    abonoDto: { valor: 1000, fecha: '2026-03-20' },
    deudaDto: { razon: 'Choque', valor: 1000, fecha: '2026-03-20' },
  }
  const fare = {
    ruta: 'CCNT',
    valor: 3000,
    porcentajePasajero: 12.8,
    porcentajeFestivos: 15,
    porcentajeBonificacion: 5,
    limiteBonificacion: 300,
    pasajerosPorViaje: 2,
    fechaInicio: '2030-01-01',
    fechaFinal: '2030-12-31',
  }
  const persona = {
    nombre: 'Ana',
    empresa: 'Coonatra',
    fechaNacimiento: '1980-01-31',
    tipoDocumento: 'C.C.',
    documento,
  }
  const vehiculo = {
    numero: bus.numero,
    empresa: 'Coonatra',
    ruta: 'CCNT',
    modelo: '2018',
    marca: 'Chevrolet',
    placa: bus.placa,
    conductorDocumento: documento,
  }
  const asistencia = {
    fecha: '2026-03-20',
    conductorUuid: conductor.uuid,
    bus: bus.numero,
    justificacion: '',
    asistio: true,
    entregoAlDia: true,
    entregoPresencial: false,
  }
  const libro = { valor: 1000, conductorDocumento: documento }
  const sensores = { fecha: '2026-03-21', busNumero: bus.numero, sensor: 30, viajes: 5, civica: 1 }
  const importados: Record<Importable, FilaImportada> = {
    liquidaciones: { accion: 'crear', datos: { ...liquidacion, fecha: '2026-03-22' } },
    sensores: { accion: 'crear', datos: sensores },
    conductores: { accion: 'corregir', datos: persona },
    buses: { accion: 'corregir', datos: vehiculo },
    deudas: { accion: 'crear', datos: { razon: 'Choque', ...libro } },
    abonos: { accion: 'crear', datos: { origen: 'Prima', fecha: '2026-03-20', ...libro } },
    festivos: { accion: 'crear', datos: { fecha: '2026-03-23' } },
  }

  return [
    { method: 'POST', ruta: '/auth/login', body: { username: 'nadie', password: 'x' } },
    { method: 'PUT', ruta: '/auth/clave', body: { actual: 'x', nueva: 'caballo batería grapa' } },
    {
      method: 'POST',
      ruta: '/auth/inicio',
      body: { codigo: 'K7QXM', username: 'ana', nombre: 'Ana', password: 'caballo batería grapa' },
    },
    { method: 'DELETE', ruta: '/auth/sesiones', query: { sid: randomUUID() } },
    {
      method: 'POST',
      ruta: '/usuarios',
      body: { username: 'ana', nombre: 'Ana', roles: ['EDITOR'], clave: 'caballo batería grapa' },
    },
    {
      method: 'PUT',
      ruta: '/usuarios/usuario',
      query: { uuid: beto },
      body: { nombre: 'Beto', roles: ['EDITOR'], activo: true },
    },
    {
      method: 'PUT',
      ruta: '/usuarios/clave',
      query: { uuid: randomUUID() },
      body: { clave: 'caballo batería grapa' },
    },
    { method: 'DELETE', ruta: '/usuarios/sesiones', query: { uuid: randomUUID() } },
    {
      method: 'GET',
      ruta: '/liquidaciones/v2/table',
      query: { ...fechas, numero: bus.numero, documento, liquidada: 'true' },
    },
    {
      method: 'GET',
      ruta: '/liquidaciones/exportacion',
      query: { ...fechas, numero: bus.numero, documento, liquidada: 'true' },
    },
    { method: 'GET', ruta: '/liquidaciones/cambios', query: { desde: '1' } },
    { method: 'GET', ruta: '/liquidaciones/detalle', query: { fecha: '2026-03-20', busNumero: bus.numero } },
    { method: 'POST', ruta: '/liquidaciones', body: liquidacion },
    { method: 'PUT', ruta: '/liquidaciones/liquidar', body: liquidacion },
    {
      method: 'POST',
      ruta: '/liquidaciones/sensores',
      body: [sensores],
    },
    { method: 'DELETE', ruta: '/liquidaciones', query: { uuid: randomUUID(), motivo: 'Repetida' } },
    { method: 'GET', ruta: '/conductores', query: { valido: 'true' } },
    { method: 'POST', ruta: '/conductores', body: persona },
    { method: 'PUT', ruta: '/conductores/conductor', query: { documento }, body: persona },
    { method: 'PUT', ruta: '/conductores/conductor/retirar', query: { documento: '1' } },
    { method: 'PUT', ruta: '/conductores/conductor/ingresar', query: { documento } },
    { method: 'POST', ruta: '/buses', body: vehiculo },
    { method: 'PUT', ruta: '/buses/bus/actualizar', query: { numero: bus.numero }, body: vehiculo },
    { method: 'POST', ruta: '/pasajes', body: fare },
    { method: 'PUT', ruta: '/pasajes', body: { uuid: pasaje.uuid, ...fare, fechaInicio: '2000-01-01' } },
    { method: 'PUT', ruta: '/pasajes/invalidarPasaje', query: { uuidPasaje: randomUUID() } },
    { method: 'GET', ruta: '/salarios', query: { ...fechas, documento } },
    { method: 'GET', ruta: '/deudas/conductor', query: { documento } },
    { method: 'POST', ruta: '/deudas', body: { uuid: deuda.uuid, razon: 'Choque', ...libro } },
    { method: 'DELETE', ruta: '/deudas/eliminar/:uuid', params: { uuid: randomUUID() } },
    { method: 'GET', ruta: '/abonos/conductor', query: { documento } },
    { method: 'POST', ruta: '/abonos', body: { origen: 'Prima', fecha: '2026-03-20', ...libro } },
    {
      method: 'PUT',
      ruta: '/abonos',
      body: { uuid: abono.uuid, origen: 'Prima', fecha: '2026-03-20', ...libro },
    },
    { method: 'DELETE', ruta: '/abonos/eliminar/:uuid', params: { uuid: randomUUID() } },
    { method: 'GET', ruta: '/festivos/propuestas', query: { anio: '2026' } },
    { method: 'POST', ruta: '/festivos', body: { fecha: festivo.fecha } },
    { method: 'DELETE', ruta: '/festivos', query: { uuid: randomUUID() } },
    { method: 'GET', ruta: '/documentos/primas', query: { mes: '6' } },
    { method: 'GET', ruta: '/documentos/vacaciones', query: { documento } },
    {
      method: 'GET',
      ruta: '/reporte/gastos',
      query: { ...fechas, nombre: 'Aseo', numero: bus.numero, documento },
    },
    { method: 'POST', ruta: '/asistencias', body: [asistencia] },
    { method: 'GET', ruta: '/asistencias/mes', query: { mes: '3' } },
    { method: 'GET', ruta: '/asistencias/fecha', query: { fecha: '2026-03-20', crear: 'true' } },
    { method: 'GET', ruta: '/asistencias/reporte/mes', query: { mes: '3' } },
    { method: 'GET', ruta: '/documentos/cierres', query: { uuid: randomUUID() } },
    { method: 'GET', ruta: '/cierres', query: { fecha: '2026-03-20' } },
    {
      method: 'POST',
      ruta: '/cierres',
      body: {
        fecha: '2026-03-20',
        username: 'beto',
        huella: 'x',
        contadoPor: 'efectivo',
        efectivo: { billete50000: 3, moneda50: 1 },
        total: null,
        motivo: 'Falta un billete',
        enterado: true,
      },
    },
    {
      method: 'PUT',
      ruta: '/cierres/reabrir',
      query: { uuid: randomUUID() },
      body: { motivo: 'Se contó mal', version: 1 },
    },
    {
      method: 'GET',
      ruta: '/historial',
      query: {
        usuario: randomUUID(),
        desde: '2026-01-01',
        hasta: '2026-12-31',
        sustantivo: 'buses',
        tipo: 'creado',
        registro: 'Bus',
        antesDe: '9',
        limite: '10',
      },
    },
    {
      method: 'GET',
      ruta: '/historial/registro',
      query: { sustantivo: 'buses', identificador: bus.numero },
    },
    {
      method: 'POST',
      ruta: '/historial/restaurar',
      body: { sustantivo: 'festivos', identificador: randomUUID() },
    },
    ...IMPORTABLES.map((noun) => ({
      method: 'POST' as const,
      ruta: `/importaciones/${noun}`,
      body: { archivo: 'x.csv', soloBuenas: false, filas: [importados[noun]] },
    })),
    { method: 'POST', ruta: '/importaciones/deshacer', body: { uuid: randomUUID() } },
    {
      method: 'POST',
      ruta: '/busquedas',
      body: { pantalla: 'liquidaciones', nombre: 'Marzo', estado: '{}', publicada: true },
    },
    {
      method: 'PUT',
      ruta: '/busquedas/busqueda',
      query: { uuid: randomUUID() },
      body: { nombre: 'Abril', estado: '{}', publicada: true, version: 1 },
    },
    { method: 'PUT', ruta: '/busquedas/inicial', body: { pantalla: 'liquidaciones', uuid: randomUUID() } },
    { method: 'DELETE', ruta: '/busquedas', query: { uuid: randomUUID() } },
    { method: 'POST', ruta: '/presencia', body: { sustantivo: 'buses', identificador: bus.numero } },
  ]
}

// What JSON has no text for is put in as a word, and the word's quotes are taken off afterwards.
const SIN_COMILLAS = /"@crudo:([^"]*)"/g
const CRUDOS = ['NaN', 'Infinity', '1e999', '-1e999', '0x10', '01', 'undefined', '{', ']']
const TEXTOS = [
  ...['', ' ', '\0', 'a\0b', '\ud800', 'x\udc00', '\u202e', '𝒳', '<script>alert(1)</script>', '%', '%00'],
  ...[
    '0000-01-01',
    '2026-02-31',
    '2026-13-01',
    '9999-12-31',
    '1899-12-31',
    '2026-03-20T00:00:00Z',
    '20/03/2026',
  ],
  ...[
    "'; DROP TABLE buses; --",
    '1 OR 1=1',
    '../../etc/passwd',
    '-1',
    '1e5',
    '0x10',
    'NaN',
    'null',
    'true',
    '٣',
  ],
  ...['x'.repeat(200), 'x'.repeat(70_000), 'á'.repeat(40_000)],
]
const NUMEROS = [0, -0, -1, 0.5, -0.5, 1e15, 2 ** 31, 2 ** 53, 1e21, 1e308, -1e308, 5e-324]
const envenenado = JSON.parse('{"__proto__":{"roles":"ADMIN"},"constructor":{"prototype":{}}}') as unknown

const maloArb: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...TEXTOS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...NUMEROS) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(...CRUDOS.map((crudo) => `@crudo:${crudo}`)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      undefined,
      true,
      [],
      [null],
      [[[]]],
      {},
      { length: -1 },
      envenenado,
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue() },
)

const PARTES = ['query', 'body', 'params'] as const

/** Every place of a call that can hold something else: its part, and the path within it; [] is the whole part. */
function lugares(valor: unknown, camino: (string | number)[] = []): (string | number)[][] {
  if (typeof valor !== 'object' || valor === null) return [camino]
  return [camino, ...Object.entries(valor).flatMap(([clave, hijo]) => lugares(hijo, [...camino, clave]))]
}

/** A copy with `nuevo` at the path. */
function cambiar(valor: unknown, [clave, ...resto]: (string | number)[], nuevo: unknown): unknown {
  if (clave === undefined) return nuevo
  const copia = (Array.isArray(valor) ? [...(valor as unknown[])] : { ...(valor as Campos) }) as Campos
  copia[clave] = cambiar(copia[clave], resto, nuevo)
  return copia
}

const codificar = (texto: string) => {
  try {
    return encodeURIComponent(texto)
  } catch {
    // Half of a surrogate pair, as bytes.
    return '%ED%A0%80'
  }
}

const comoTexto = (valor: unknown): string =>
  typeof valor === 'string' ? valor : (JSON.stringify(valor) ?? '')

function comoQuery(query: unknown): string {
  if (typeof query !== 'object' || query === null) return codificar(comoTexto(query))
  return Object.entries(query)
    .flatMap(([clave, valor]) =>
      (Array.isArray(valor) ? (valor as unknown[]) : [valor])
        .filter((uno) => uno !== undefined)
        .map((uno) => `${codificar(clave)}=${codificar(comoTexto(uno).slice(0, 9000))}`),
    )
    .join('&')
}

function peticionDe({ method, ruta, query, body, params }: Llamada): Peticion {
  const camino = ruta.replace(/:(\w+)/g, (_, nombre: string) => codificar(comoTexto(params?.[nombre])) || '-')
  const payload = body === undefined ? undefined : (JSON.stringify(body) ?? '').replace(SIN_COMILLAS, '$1')
  return { method, url: `/api${camino}${query === undefined ? '' : `?${comoQuery(query)}`}`, payload }
}

const EN_INGLES_O_SQL =
  /\b(select|insert|update|delete from|where|null value|constraint|sqlite|postgres|syntax|column|relation|violates|expected|received|invalid|required|unexpected|undefined|error:|NaN)\b|entrada inválida|se esperaba|recibido/i

/** What is wrong with a refusal, which may repeat what was sent now or was stored before; nothing when it is as it should be. */
function defectoDe(estado: number, cuerpo: string, enviados: readonly unknown[]): string | undefined {
  if (estado >= 500) return `a ${estado}`
  if (estado < 400) return undefined
  const { mensaje, errores = {} } = JSON.parse(cuerpo) as {
    mensaje?: unknown
    errores?: Record<string, string>
  }
  for (const texto of [mensaje, ...Object.values(errores)]) {
    if (typeof texto !== 'string' || !/^\S.*[.!?]$/s.test(texto)) return 'no sentence'
    const propio = [...enviados, ...TEXTOS].reduce<string>(
      (resto, uno) => resto.replaceAll(comoTexto(uno).trim(), ''),
      texto,
    )
    if (texto.length > 400 || EN_INGLES_O_SQL.test(propio)) return 'not for a person'
  }
  return undefined
}

const TABLAS = [
  'cambios',
  'usuarios',
  'conductores',
  'buses',
  'pasajes',
  'festivos',
  'liquidaciones',
  'gastos',
  'deudas',
  'abonos',
  'asistencias',
  'cierres',
  'importaciones',
  'busquedas',
  'busquedasIniciales',
]

/** Where a refusal is itself remembered: it counts as a failure of whoever asked. */
const COUNTED = ['/auth/login', '/auth/clave']

/** Something that is the same for as long as nobody has changed the database. */
async function unTestigo(base: Parameters<typeof openDatabase>[0]) {
  const conexion = await openDatabase(base, { shared: true })
  // On SQLite another connection sees whether anything was committed; on PostgreSQL the rows are read.
  const consulta =
    conexion.engine === 'sqlite'
      ? sql`pragma data_version`
      : sql.join(
          TABLAS.map(
            (tabla) =>
              sql`select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) from ${sql.table(tabla)} t`,
          ),
          sql` union all `,
        )
  const leer = sql`${consulta}`
  return {
    leer: async () => JSON.stringify((await leer.execute(conexion.db)).rows),
    cerrar: () => conexion.close(),
  }
}

export interface Resultado {
  casos: number
  rechazados: number
  aceptados: number
}

/**
 * Sends `casos` bad inputs to the calls of the catalogue, as ADMIN.
 * @param semilla repeats the same cases.
 * @throws with the shrunk case that was not refused as it should be.
 */
export async function probarEntradas(engine: Engine, casos: number, semilla?: number): Promise<Resultado> {
  // The clock stands: a sign-in that is in use is noted once a minute.
  const ahora = new Date().toISOString()
  const app = await unaAplicacion(engine, { ahora })
  await unUsuario(app.conexion, 'tester', ['ADMIN'])
  const catalogo = await unCatalogo(app.db)
  const testigo = await unTestigo(app.base)
  const resultado = { casos: 0, rechazados: 0, aceptados: 0 }

  try {
    for (const llamada of catalogo) {
      const { statusCode, body } = await app.pedir('tester', peticionDe(llamada))
      const { errores } = statusCode < 400 ? {} : (JSON.parse(body) as { errores?: unknown })
      if (errores && statusCode === 400 && llamada.ruta !== '/auth/clave')
        throw new Error(`${llamada.method} ${llamada.ruta} is not as it should be to begin with: ${body}`)
    }

    const casoArb = fc.constantFrom(...catalogo).chain((llamada) => {
      const sitios = PARTES.flatMap((parte) =>
        llamada[parte] === undefined ? [] : lugares(llamada[parte]).map((camino) => ({ parte, camino })),
      )
      const cambios = fc.array(fc.tuple(fc.constantFrom(...sitios), maloArb), { minLength: 1, maxLength: 2 })
      return fc.tuple(fc.constant(llamada), cambios, fc.boolean())
    })

    await fc.assert(
      fc.asyncProperty(casoArb, async ([llamada, cambios, conLlaveDeMas]) => {
        let mala: Llamada = llamada
        for (const [{ parte, camino }, valor] of cambios)
          mala = { ...mala, [parte]: cambiar(mala[parte], camino, valor) }
        if (conLlaveDeMas && mala.body && !Array.isArray(mala.body))
          mala = { ...mala, body: { ...mala.body, deMas: envenenado } }

        const antes = await testigo.leer()
        const { statusCode, body } = await app.pedir('tester', peticionDe(mala))
        const cambiada = (await testigo.leer()) !== antes
        resultado.casos += 1
        if (statusCode < 400) resultado.aceptados += 1
        else resultado.rechazados += 1
        const defecto = defectoDe(
          statusCode,
          body,
          cambios.map(([, valor]) => valor),
        )
        if (defecto) throw new Error(`${defecto}: ${statusCode} ${body.slice(0, 400)}`)
        if (statusCode >= 400 && cambiada && !COUNTED.includes(llamada.ruta))
          throw new Error(`refused with ${statusCode}, but stored`)
      }),
      { numRuns: casos, seed: semilla, endOnFailure: false },
    )
    return resultado
  } finally {
    await testigo.cerrar()
    await app.cerrar()
  }
}

/** The calls that take something, as `METHOD /path`. */
export async function llamadasDelCatalogo(engine: Engine): Promise<string[]> {
  const app = await unaAplicacion(engine)
  const catalogo = await unCatalogo(app.db)
  await app.cerrar()
  return catalogo.map(({ method, ruta }) => `${method} ${ruta}`)
}

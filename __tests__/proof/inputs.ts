/**
 * Fuzzing with bad input: every field of every endpoint is sent what it should not hold. Nothing may answer a 5xx; each refusal is a 4xx
 * with a Spanish mensaje that says nothing of SQL, and leaves the database as it was.
 */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { IMPORTABLES, type Importable } from '../../src/contract/importables'
import type { FilaImportada } from '../../src/contract/importaciones'
import { openDatabase } from '../../src/server/db/connection'
import { createUsuario } from '../../src/server/sesion/usuarios'
import { aUsuario, openApplication, type ServerRequest } from '../server/realApp'
import { anAbono, aBus, aConductor, aFestivo, aLiquidacion, aPasaje, aDeuda } from '../server/builders'
import { type Engine } from '../setup/databases'

type Fields = Record<string, unknown>

/** A call with what it should be sent. */
export interface Call {
  method: ServerRequest['method']
  /** Path of section 7, its parameters with a colon. */
  ruta: string
  query?: Fields
  body?: Fields | Fields[]
  params?: Fields
}

/** A database with one of each, and every call on it as it should be. */
async function aCatalog(db: Parameters<typeof aBus>[0]): Promise<Call[]> {
  const conductor = await aConductor(db)
  const bus = await aBus(db, { conductorUuid: conductor.uuid })
  const pasaje = await aPasaje(db)
  await aLiquidacion(db, { conductorUuid: conductor.uuid, busNumero: bus.numero })
  const festivo = await aFestivo(db)
  const deuda = await aDeuda(db, conductor.uuid)
  const abono = await anAbono(db, conductor.uuid)
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
  const person = {
    nombre: 'Ana',
    empresa: 'Coonatra',
    fechaNacimiento: '1980-01-31',
    tipoDocumento: 'C.C.',
    documento,
  }
  const rango = { desde: '2026-03-02', hasta: '2026-03-20' }
  const contrato = {
    conductorUuid: conductor.uuid,
    empresa: 'Coonatra',
    desde: '2026-01-01',
    hasta: '2026-06-30',
    vacacionesPrevias: 4.5,
    cesantiasDesde: '2026-02-01',
  }
  const vehicle = {
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
  const workbook = { valor: 1000, conductorDocumento: documento }
  const sensores = { fecha: '2026-03-21', busNumero: bus.numero, sensor: 30, viajes: 5, civica: 1 }
  const imported: Record<Importable, FilaImportada> = {
    liquidaciones: { accion: 'crear', datos: { ...liquidacion, fecha: '2026-03-22' } },
    sensores: { accion: 'crear', datos: sensores },
    conductores: { accion: 'corregir', datos: person },
    buses: { accion: 'corregir', datos: vehicle },
    deudas: { accion: 'crear', datos: { razon: 'Choque', ...workbook }, aunqueRepetida: true },
    abonos: {
      accion: 'crear',
      datos: { origen: 'Prima', fecha: '2026-03-20', ...workbook },
      aunqueRepetida: true,
    },
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
    { method: 'GET', ruta: '/novedades', query: { desde: '1' } },
    { method: 'GET', ruta: '/liquidaciones/detalle', query: { fecha: '2026-03-20', busNumero: bus.numero } },
    { method: 'GET', ruta: '/liquidaciones/planilla', query: { fecha: '2026-03-20' } },
    { method: 'POST', ruta: '/liquidaciones', body: liquidacion },
    { method: 'PUT', ruta: '/liquidaciones/liquidar', body: liquidacion },
    {
      method: 'POST',
      ruta: '/liquidaciones/sensores',
      body: [sensores],
    },
    { method: 'DELETE', ruta: '/liquidaciones', query: { uuid: randomUUID(), motivo: 'Repetida' } },
    { method: 'GET', ruta: '/conductores', query: { valido: 'true' } },
    { method: 'POST', ruta: '/conductores', body: person },
    { method: 'PUT', ruta: '/conductores/conductor', query: { documento }, body: person },
    { method: 'PUT', ruta: '/conductores/conductor/retirar', query: { documento: '1' } },
    { method: 'PUT', ruta: '/conductores/conductor/ingresar', query: { documento } },
    { method: 'GET', ruta: '/contratos', query: { documento } },
    { method: 'POST', ruta: '/contratos', body: contrato },
    { method: 'PUT', ruta: '/contratos', body: { uuid: randomUUID(), ...contrato } },
    { method: 'DELETE', ruta: '/contratos', query: { uuid: randomUUID() } },
    { method: 'POST', ruta: '/buses', body: vehicle },
    { method: 'PUT', ruta: '/buses/bus/actualizar', query: { numero: bus.numero }, body: vehicle },
    { method: 'POST', ruta: '/pasajes', body: fare },
    { method: 'PUT', ruta: '/pasajes', body: { uuid: pasaje.uuid, ...fare, fechaInicio: '2000-01-01' } },
    { method: 'PUT', ruta: '/pasajes/invalidarPasaje', query: { uuidPasaje: randomUUID() } },
    { method: 'GET', ruta: '/salarios', query: { ...fechas, documento } },
    { method: 'GET', ruta: '/deudas/conductor', query: { documento } },
    { method: 'POST', ruta: '/deudas', body: { uuid: deuda.uuid, razon: 'Choque', ...workbook } },
    { method: 'DELETE', ruta: '/deudas/eliminar/:uuid', params: { uuid: randomUUID() } },
    { method: 'GET', ruta: '/abonos/conductor', query: { documento } },
    { method: 'POST', ruta: '/abonos', body: { origen: 'Prima', fecha: '2026-03-20', ...workbook } },
    {
      method: 'PUT',
      ruta: '/abonos',
      body: { uuid: abono.uuid, origen: 'Prima', fecha: '2026-03-20', ...workbook },
    },
    { method: 'DELETE', ruta: '/abonos/eliminar/:uuid', params: { uuid: randomUUID() } },
    { method: 'GET', ruta: '/festivos/propuestas', query: { anio: '2026' } },
    { method: 'POST', ruta: '/festivos', body: { fecha: festivo.fecha } },
    { method: 'DELETE', ruta: '/festivos', query: { uuid: randomUUID() } },
    { method: 'GET', ruta: '/documentos/primas', query: { mes: '6' } },
    { method: 'GET', ruta: '/documentos/vacaciones', query: { documento } },
    {
      method: 'POST',
      ruta: '/documentos/previa',
      body: {
        tipo: 'liquidacion-antigua',
        documento,
        datos: {
          cesantias: [],
          otrosDevengados: 5000,
          motivoDevengados: 'Bono de buen trato',
          neutrales: [{ ...rango, motivo: 'Taller' }],
          deuda: 0,
        },
      },
    },
    {
      method: 'POST',
      ruta: '/documentos/previa/pdf',
      body: {
        tipo: 'vacaciones',
        documento,
        datos: { forma: 'disfrutadas', ...rango, licencias: [rango], minimo: true },
      },
    },
    { method: 'GET', ruta: '/emitidos/coincidencia', query: { uuids: randomUUID() } },
    {
      method: 'POST',
      ruta: '/emitidos',
      body: {
        tipo: 'vacaciones',
        documento,
        reemplaza: randomUUID(),
        motivo: 'Faltaba un día',
        datos: { forma: 'compensadas', dias: 1 },
        papeles: [{ clave: randomUUID(), huella: 'x' }],
      },
    },
    { method: 'GET', ruta: '/emitidos', query: { tipo: 'prima', documento, anio: '2026' } },
    { method: 'GET', ruta: '/emitidos/pdf', query: { uuid: randomUUID() } },
    {
      method: 'PUT',
      ruta: '/emitidos/anular',
      query: { uuid: randomUUID() },
      body: { motivo: 'Otra fecha', version: 1 },
    },
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
        demasEnCero: true,
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
    { method: 'POST', ruta: '/historial/deshacer', body: { grupo: randomUUID() } },
    ...IMPORTABLES.flatMap((noun): Call[] => {
      const body = { grupo: randomUUID(), filas: [imported[noun]] }
      return [
        { method: 'POST', ruta: `/importaciones/${noun}/revisar`, body },
        {
          method: 'POST',
          ruta: `/importaciones/${noun}`,
          body: { ...body, archivo: 'x.csv', total: 1, enCaja: false },
        },
      ]
    }),
  ]
}

// Placeholder for a value that JSON has no text for; its quotes are taken off afterwards.
const UNQUOTED = /"@crudo:([^"]*)"/g
const RAW = ['NaN', 'Infinity', '1e999', '-1e999', '0x10', '01', 'undefined', '{', ']']
const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00',
  '\u202e',
  '𝒳',
  '<script>alert(1)</script>',
  '%',
  '%00',
  '0000-01-01',
  '2026-02-31',
  '2026-13-01',
  '9999-12-31',
  '1899-12-31',
  '2026-03-20T00:00:00Z',
  '20/03/2026',
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
  'x'.repeat(200),
  'x'.repeat(70_000),
  'á'.repeat(40_000),
]
const NUMBERS = [0, -0, -1, 0.5, -0.5, 1e15, 2 ** 31, 2 ** 53, 1e21, 1e308, -1e308, 5e-324]
const poisoned = JSON.parse('{"__proto__":{"roles":"ADMIN"},"constructor":{"prototype":{}}}') as unknown

const badArb: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(...RAW.map((raw) => `@crudo:${raw}`)) },
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
      poisoned,
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue() },
)

const PARTS = ['query', 'body', 'params'] as const

/** Every place of a call that can hold something else: its part, and the path within it; [] is the whole part. */
function places(value: unknown, way: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [way]
  return [way, ...Object.entries(value).flatMap(([password, child]) => places(child, [...way, password]))]
}

/** A copy with `created` at the path. */
function change(value: unknown, [password, ...rest]: (string | number)[], created: unknown): unknown {
  if (password === undefined) return created
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Fields) }) as Fields
  copy[password] = change(copy[password], rest, created)
  return copy
}

const encode = (text: string) => {
  try {
    return encodeURIComponent(text)
  } catch {
    // Half of a surrogate pair, as bytes.
    return '%ED%A0%80'
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

function asQuery(query: unknown): string {
  if (typeof query !== 'object' || query === null) return encode(asText(query))
  return Object.entries(query)
    .flatMap(([password, value]) =>
      (Array.isArray(value) ? (value as unknown[]) : [value])
        .filter((one) => one !== undefined)
        .map((one) => `${encode(password)}=${encode(asText(one).slice(0, 9000))}`),
    )
    .join('&')
}

function requestOf({ method, ruta, query, body, params }: Call): ServerRequest {
  const way = ruta.replace(/:(\w+)/g, (_, name: string) => encode(asText(params?.[name])) || '-')
  const payload = body === undefined ? undefined : (JSON.stringify(body) ?? '').replace(UNQUOTED, '$1')
  // A part of an import goes under a key.
  const headers = ruta.startsWith('/importaciones/') ? { 'idempotency-key': randomUUID() } : undefined
  return { method, url: `/api${way}${query === undefined ? '' : `?${asQuery(query)}`}`, payload, headers }
}

const IN_ENGLISH_OR_SQL =
  /\b(select|insert|update|delete from|where|null value|constraint|sqlite|postgres|syntax|column|relation|violates|expected|received|invalid|required|unexpected|undefined|error:|NaN)\b|entrada inválida|se esperaba|recibido/i

/** Defect of a refusal, which may repeat what was sent now or was stored before; undefined when it is as it should be. */
function defectOf(state: number, body: string, sent: readonly unknown[]): string | undefined {
  if (state >= 500) return `a ${state}`
  if (state < 400) return undefined
  const { mensaje, errores = {} } = JSON.parse(body) as {
    mensaje?: unknown
    errores?: Record<string, string>
  }
  for (const text of [mensaje, ...Object.values(errores)]) {
    if (typeof text !== 'string' || !/^\S.*[.!?]$/s.test(text)) return 'no sentence'
    const own = [...sent, ...TEXTS].reduce<string>(
      (rest, one) => rest.replaceAll(asText(one).trim(), ''),
      text,
    )
    if (text.length > 400 || IN_ENGLISH_OR_SQL.test(own)) return 'not for a person'
  }
  return undefined
}

const TABLES = [
  'cambios',
  'usuarios',
  'conductores',
  'contratos',
  'emitidos',
  'emitidoContadores',
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
  'importacionPartes',
]

/** Where a refusal is itself remembered: it counts as a failure of whoever asked. */
const COUNTED = ['/auth/login', '/auth/clave']

/** Something that is the same for as long as nobody has changed the database. */
async function aWitness(base: Parameters<typeof openDatabase>[0]) {
  const connection = await openDatabase(base, { shared: true })
  // On SQLite another connection sees whether anything was committed; on PostgreSQL the rows are read.
  const query =
    connection.engine === 'sqlite'
      ? sql`pragma data_version`
      : sql.join(
          TABLES.map(
            (table) =>
              sql`select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) from ${sql.table(table)} t`,
          ),
          sql` union all `,
        )
  const read = sql`${query}`
  return {
    leer: async () => JSON.stringify((await read.execute(connection.db)).rows),
    close: () => connection.close(),
  }
}

export interface Result {
  testCases: number
  rejected: number
  accepted: number
}

/**
 * Sends `testCases` bad inputs to the calls of the catalogue, as ADMIN.
 * @param seed repeats the same cases.
 * @throws with the shrunk case that was not refused as it should be.
 */
export async function proveEntries(engine: Engine, testCases: number, seed?: number): Promise<Result> {
  // The clock stands: a sign-in that is in use is noted once a minute.
  const now = new Date().toISOString()
  const app = await openApplication(engine, { now })
  await aUsuario(app.connection, 'tester', ['ADMIN'])
  const catalog = await aCatalog(app.db)
  const witness = await aWitness(app.base)
  const result = { testCases: 0, rejected: 0, accepted: 0 }

  try {
    for (const call of catalog) {
      const { statusCode, body } = await app.ask('tester', requestOf(call))
      const { errores } = statusCode < 400 ? {} : (JSON.parse(body) as { errores?: unknown })
      if (errores && statusCode === 400 && call.ruta !== '/auth/clave')
        throw new Error(`${call.method} ${call.ruta} is not as it should be to begin with: ${body}`)
    }

    const testCaseArb = fc.constantFrom(...catalog).chain((call) => {
      const allPlaces = PARTS.flatMap((part) =>
        call[part] === undefined ? [] : places(call[part]).map((way) => ({ parte: part, way })),
      )
      const changes = fc.array(fc.tuple(fc.constantFrom(...allPlaces), badArb), {
        minLength: 1,
        maxLength: 2,
      })
      return fc.tuple(fc.constant(call), changes, fc.boolean())
    })

    let before = await witness.leer()
    await fc.assert(
      fc.asyncProperty(testCaseArb, async ([call, changes, withBraceTooMany]) => {
        let bad: Call = call
        for (const [{ parte, way }, value] of changes)
          bad = { ...bad, [parte]: change(bad[parte], way, value) }
        if (withBraceTooMany && bad.body && !Array.isArray(bad.body))
          bad = { ...bad, body: { ...bad.body, tooMuch: poisoned } }

        const { statusCode, body } = await app.ask('tester', requestOf(bad))
        const after = await witness.leer()
        const changed = after !== before
        before = after
        result.testCases += 1
        if (statusCode < 400) result.accepted += 1
        else result.rejected += 1
        const defect = defectOf(
          statusCode,
          body,
          changes.map(([, value]) => value),
        )
        if (defect) throw new Error(`${defect}: ${statusCode} ${body.slice(0, 400)}`)
        if (statusCode >= 400 && changed && !COUNTED.includes(call.ruta))
          throw new Error(`refused with ${statusCode}, but stored`)
      }),
      { numRuns: testCases, seed, endOnFailure: false },
    )
    return result
  } finally {
    await witness.close()
    await app.close()
  }
}

/** The calls that take something, as `METHOD /path`. */
export async function catalogCalls(engine: Engine): Promise<string[]> {
  const app = await openApplication(engine)
  const catalog = await aCatalog(app.db)
  await app.close()
  return catalog.map(({ method, ruta }) => `${method} ${ruta}`)
}

import { randomUUID } from 'node:crypto'
import {
  type AsistenciaFila,
  type AsistenciasActuales,
  type CuerpoAsistencia,
} from '../../contract/asistencias'
import { enTransaccion, type Db, type Engine } from '../db/connection'
import { type Dependencias } from '../dependencias'
import { conflicto, invalido } from '../errores'
import { differs, isStale } from '../versiones'
import { aFila } from './repository'

const bandera = (marca: boolean): 0 | 1 => (marca ? 1 : 0)

const clave = ({ fecha, conductorUuid }: Pick<CuerpoAsistencia, 'fecha' | 'conductorUuid'>) =>
  `${fecha} ${conductorUuid}`

/** A row's driver, held until the transaction ends: who saves the same driver's waits, and then sees what has been stored. */
const conductoresDe = (trx: Db, engine: Engine, uuids: readonly string[]) =>
  trx
    .selectFrom('conductores')
    .select(['uuid', 'nombre'])
    .where('uuid', 'in', uuids)
    // Always in the same order, so that two lists saved at once wait for each other instead of locking up.
    .orderBy('uuid')
    .$if(engine === 'postgres', (consulta) => consulta.forNoKeyUpdate())
    .execute()

/** The names of the drivers of these rows by uuid. @throws 400 that names the rows whose driver does not exist. */
async function nombresDeConductores(
  trx: Db,
  engine: Engine,
  filas: readonly CuerpoAsistencia[],
): Promise<Map<string, string>> {
  const uuids = [...new Set(filas.map(({ conductorUuid }) => conductorUuid))]
  const conductores = await conductoresDe(trx, engine, uuids)
  const nombres = new Map(conductores.map(({ uuid, nombre }) => [uuid, nombre]))
  const errores = filas.flatMap(({ conductorUuid }, indice) =>
    nombres.has(conductorUuid) ? [] : [[`${indice}.conductorUuid`, 'El conductor no existe.'] as const],
  )
  if (errores.length > 0)
    throw invalido(
      'Hay conductores que no existen. No se guardó ninguna asistencia.',
      Object.fromEntries(errores),
    )
  return nombres
}

/** @throws 400 that names the rows that repeat an earlier one's day and driver: only one of them could be kept. */
function rechazarRepetidas(filas: readonly CuerpoAsistencia[]) {
  const vistas = new Set<string>()
  const errores: Record<string, string> = {}
  for (const [indice, fila] of filas.entries()) {
    if (vistas.has(clave(fila)))
      errores[`${indice}.conductorUuid`] = 'El conductor está repetido en esa fecha.'
    vistas.add(clave(fila))
  }
  if (Object.keys(errores).length > 0)
    throw invalido('Hay conductores repetidos. No se guardó ninguna asistencia.', errores)
}

/** What is stored of these days and drivers, by {@link clave}. */
async function almacenadas(trx: Db, filas: readonly CuerpoAsistencia[]) {
  const rows = await trx
    .selectFrom('asistencias')
    .selectAll()
    .where('fecha', 'in', [...new Set(filas.map(({ fecha }) => fecha))])
    .where('conductorUuid', 'in', [...new Set(filas.map(({ conductorUuid }) => conductorUuid))])
    .execute()
  return new Map(rows.map((row) => [clave(row), row]))
}

const aRegistro = ({ version: _version, sinTocar: _sinTocar, uuid: _uuid, ...fila }: CuerpoAsistencia) => ({
  ...fila,
  asistio: bandera(fila.asistio),
  entregoAlDia: bandera(fila.entregoAlDia),
  entregoPresencial: bandera(fila.entregoPresencial),
})

const almacenar = (trx: Db, filas: readonly CuerpoAsistencia[]) =>
  trx
    .insertInto('asistencias')
    .values(filas.map((fila) => ({ ...aRegistro(fila), uuid: randomUUID(), version: fila.sinTocar ? 0 : 1 })))
    .onConflict((conflicto) =>
      conflicto.columns(['fecha', 'conductorUuid']).doUpdateSet((eb) => ({
        bus: eb.ref('excluded.bus'),
        justificacion: eb.ref('excluded.justificacion'),
        asistio: eb.ref('excluded.asistio'),
        entregoAlDia: eb.ref('excluded.entregoAlDia'),
        entregoPresencial: eb.ref('excluded.entregoPresencial'),
        version: eb('asistencias.version', '+', 1),
      })),
    )
    .execute()

const ENUMERACION = new Intl.ListFormat('es')

/** 409 of a list in which a colleague had changed rows that were changed here too, by {@link clave}. The others are stored. */
function staleRows(actual: AsistenciasActuales, stale: ReadonlySet<string>) {
  const rows = [...actual.asistencias.entries()].filter(([, fila]) => stale.has(clave(fila)))
  const conductores = ENUMERACION.format(new Set(rows.map(([, { conductorNombre }]) => conductorNombre)))
  return conflicto(
    `Otra persona cambió mientras tanto la asistencia de ${conductores} y ahí no se guardó lo suyo; lo demás se guardó. ` +
      'Revise las diferencias y guarde de nuevo.',
    Object.fromEntries(rows.map(([indice]) => [`${indice}.conductorUuid`, 'Otra persona cambió esta fila.'])),
    actual,
  )
}

/**
 * Stores every row or, when one is wrong, none. A driver's row of a day replaces the one stored before and keeps its
 * uuid; a uuid that is sent counts for nothing, because day and driver already name the row. One that nobody has touched is
 * stored only where there is none, and one that somebody else has changed since it was seen stays as it is stored.
 *
 * @returns the rows as stored, in the order given.
 * @throws 400 naming the row (`3.conductorUuid`) when its driver does not exist or is there twice; 409, when the others are
 * stored, naming those that were changed on both sides.
 */
export async function guardarAsistencias(
  { db, engine }: Pick<Dependencias, 'db' | 'engine'>,
  filas: readonly CuerpoAsistencia[],
): Promise<AsistenciaFila[]> {
  if (filas.length === 0) return []
  rechazarRepetidas(filas)
  const { asistencias, stale } = await enTransaccion({ db }, async (trx) => {
    const nombres = await nombresDeConductores(trx, engine, filas)
    const antes = await almacenadas(trx, filas)
    const changing = filas.filter((fila) => {
      const row = antes.get(clave(fila))
      return !row || (!fila.sinTocar && differs(row, aRegistro(fila)))
    })
    const late = changing.filter((fila) => {
      const row = antes.get(clave(fila))
      return row && isStale(row, fila.version)
    })
    const current = changing.filter((fila) => !late.includes(fila))
    if (current.length > 0) await almacenar(trx, current)
    const ahora = await almacenadas(trx, filas)
    return {
      asistencias: filas.flatMap((fila) => {
        const row = ahora.get(clave(fila))
        return row ? [aFila(row, nombres.get(fila.conductorUuid) ?? '')] : []
      }),
      stale: new Set(late.map(clave)),
    }
  })
  if (stale.size > 0) throw staleRows({ asistencias }, stale)
  return asistencias
}

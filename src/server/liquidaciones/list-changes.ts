import { LIMITE_DE_CAMBIOS, type CambiosDeLiquidaciones } from '../../contract/liquidacionesQueries'
import type { Sustantivo } from '../../contract/sustantivos'
import type { Db } from '../db/types'
import { lastSecuencia } from '../db/changes/stored'
import { HttpError } from '../http/errors'
import { latestFilas } from './rows'

const tooMany = () => new HttpError(410, 'La lista cambió demasiado desde entonces: pídala entera.')

/** Enough to know that there are too many. */
const LIMIT = LIMITE_DE_CAMBIOS + 1

/** Changes that take about ten milliseconds, in which SQLite answers nobody else. */
const WORTH_READING = 10_000

const changesOf = (db: Db, sustantivo: Sustantivo, desde: number) =>
  db.selectFrom('cambios').where('sustantivo', '=', sustantivo).where('secuencia', '>', desde)

/**
 * The settlements that were written to themselves, and whether each has come into being.
 * @throws 410 when there are too many, or one was restored: that one is back in its former place, not on top.
 */
async function written(db: Db, desde: number) {
  const changes = await changesOf(db, 'liquidaciones', desde)
    .select(({ fn }) => [
      'identificador',
      fn.countAll<number>().filterWhere('tipo', '=', 'creado').as('creada'),
      fn.countAll<number>().filterWhere('tipo', '=', 'restaurado').as('restaurada'),
    ])
    .groupBy('identificador')
    .limit(LIMIT)
    .execute()
  if (changes.length === LIMIT || changes.some(({ restaurada }) => restaurada > 0)) throw tooMany()
  return new Map(changes.map(({ identificador, creada }) => [identificador, creada > 0]))
}

/**
 * The settlements of the drivers or buses that were edited in one of these columns, as `JSON.stringify` writes their names: the list shows
 * these with each. There are mostly none: for those of a subquery SQLite would read all settlements.
 */
async function settlementsOfEdited(
  db: Db,
  desde: number,
  sustantivo: Sustantivo,
  columns: readonly string[],
  key: 'conductorUuid' | 'busNumero',
) {
  const records = await changesOf(db, sustantivo, desde)
    .select('identificador')
    .distinct()
    .where('tipo', '=', 'editado')
    .where(({ eb, or }) => or(columns.map((column) => eb('despues', 'like', `%"${column}":%`))))
    .execute()
  if (records.length === 0) return []
  const edited = records.map(({ identificador }) => identificador)
  return db.selectFrom('liquidaciones').select('uuid').where(key, 'in', edited).limit(LIMIT).execute()
}

/**
 * Changes in the list of settlements since a given one: present rows, the latest entered first, and deleted ones. A settlement changes
 * with the name of its driver and the number of its bus.
 *
 * @throws 410 when rows cannot tell the changes, or when the given one is not stored: the database is an older one, restored.
 */
export async function listChangesSince(db: Db, desde: number): Promise<CambiosDeLiquidaciones> {
  // Read before the rows: they may be newer, never older.
  const secuencia = await lastSecuencia(db)
  if (desde > secuencia || secuencia - desde > WORTH_READING) throw tooMany()
  if (desde === secuencia) return { secuencia, filas: [], creadas: [], eliminadas: [] }

  const own = await written(db, desde)
  const renamed = [
    ...(await settlementsOfEdited(db, desde, 'conductores', ['nombre', 'documento'], 'conductorUuid')),
    // A bus's change bears its new number.
    ...(await settlementsOfEdited(db, desde, 'buses', ['numero'], 'busNumero')),
  ]
  const uuids = new Set([...own.keys(), ...renamed.map(({ uuid }) => uuid)])
  if (uuids.size > LIMITE_DE_CAMBIOS) throw tooMany()

  const filas = uuids.size === 0 ? [] : await latestFilas(db, [...uuids])
  const there = new Set(filas.map(({ uuid }) => uuid))
  return {
    secuencia,
    filas,
    creadas: [...there].filter((uuid) => own.get(uuid)),
    eliminadas: [...own.keys()].filter((uuid) => !there.has(uuid)),
  }
}

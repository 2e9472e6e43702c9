import { LIMITE_DE_CAMBIOS, type CambiosDeLiquidaciones } from '../../contract/liquidacionesQueries'
import type { Sustantivo } from '../../contract/sustantivos'
import type { Db } from '../db/types'
import { lastSecuencia } from '../db/changes/stored'
import { HttpError } from '../http/errors'
import { latestFilas } from './rows'

const tooMany = () => new HttpError(410, 'La lista cambió demasiado desde entonces: pídala entera.')

/** Changes that take about ten milliseconds, in which SQLite answers nobody else. */
const WORTH_READING = 10_000

const changesOf = (db: Db, sustantivos: readonly Sustantivo[], desde: number) =>
  db.selectFrom('cambios').where('sustantivo', 'in', sustantivos).where('secuencia', '>', desde)

/**
 * The settlements that were written to themselves, and whether each has come into being.
 * @throws 410 when there are too many, or one was restored: that one is back in its former place, not on top.
 */
async function written(db: Db, desde: number) {
  const changes = await changesOf(db, ['liquidaciones'], desde)
    .select(({ fn }) => [
      'identificador',
      fn.countAll<number>().filterWhere('tipo', '=', 'creado').as('creada'),
      fn.countAll<number>().filterWhere('tipo', '=', 'restaurado').as('restaurada'),
    ])
    .groupBy('identificador')
    .limit(LIMITE_DE_CAMBIOS + 1)
    .execute()
  if (changes.length > LIMITE_DE_CAMBIOS || changes.some(({ restaurada }) => restaurada > 0)) throw tooMany()
  return new Map(changes.map(({ identificador, creada }) => [identificador, creada > 0]))
}

/** The columns of drivers and buses that the list shows with each settlement, as `JSON.stringify` writes their names. */
const SHOWN = ['nombre', 'documento', 'numero'].map((column) => `%"${column}":%`)

/** Checks whether a driver or a bus was renamed, with whom any number of settlements changes. */
const isRenamed = async (db: Db, desde: number) =>
  (await changesOf(db, ['conductores', 'buses'], desde)
    .select('secuencia')
    .where('tipo', '=', 'editado')
    .where(({ eb, or }) => or(SHOWN.map((column) => eb('despues', 'like', column))))
    .executeTakeFirst()) !== undefined

/**
 * Changes in the list of settlements since a given one: present rows, the latest entered first, and deleted ones.
 *
 * @throws 410 when rows cannot tell the changes, or when the given one is not stored: the database is an older one, restored.
 */
export async function listChangesSince(db: Db, desde: number): Promise<CambiosDeLiquidaciones> {
  // Read before the rows: they may be newer, never older.
  const secuencia = await lastSecuencia(db)
  if (desde > secuencia || secuencia - desde > WORTH_READING) throw tooMany()
  if (desde === secuencia) return { secuencia, filas: [], creadas: [], eliminadas: [] }

  if (await isRenamed(db, desde)) throw tooMany()

  const own = await written(db, desde)
  const filas = own.size === 0 ? [] : await latestFilas(db, [...own.keys()])
  const there = new Set(filas.map(({ uuid }) => uuid))
  return {
    secuencia,
    filas,
    creadas: [...there].filter((uuid) => own.get(uuid)),
    eliminadas: [...own.keys()].filter((uuid) => !there.has(uuid)),
  }
}

import type { Importable } from '../../contract/importables'
import type { ParteGuardada, ParteSchema } from '../../contract/importaciones'
import type * as z from '../../contract/zod'
import { lockName, partOf, type UnitOfWork } from '../db/transaction'
import type { Db } from '../db/types'
import { HttpError, conflict, notFound } from '../http/errors'
import { retryOnDuplicate } from '../locks/liquidaciones'
import { judgeRows, readRows } from './judge'
import type { Context, Row } from './noun'
import { nounOf } from './nouns'
import { erroresOf, refuse, refused, type Refusals } from './refusals'
import { findPart, lockImportacion, storePart, type Importacion } from './repository'

type Body = z.output<typeof ParteSchema>

interface Part {
  noun: Importable
  body: Body
  /** The `Idempotency-Key`, and SHA-256 of what is asked for under it. */
  clave: string
  huella: string
  context: Context
}

/** In the order in which sensors, undo and closings lock settlements; others in the file's. */
const inOrder = (noun: Importable, rows: readonly Row[]): Row[] => {
  if (noun !== 'liquidaciones' && noun !== 'sensores') return [...rows]
  const key = ({ body }: Row) => {
    const { fecha, busNumero } = body as { fecha: string; busNumero: string }
    return `${fecha} ${busNumero}`
  }
  return rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}

/** @throws 404 for another's import; 409 for one of another noun, or that is undone. */
function refuseOther(importacion: Importacion, unit: UnitOfWork, noun: Importable) {
  if (importacion.usuarioUuid !== unit.author.usuario?.uuid) throw notFound('La importación no existe.')
  if (importacion.sustantivo !== noun) throw conflict('Esa importación es de otros registros.')
  if (importacion.deshecha > 0) throw conflict('La importación se deshizo. No se guardó nada más.')
}

/** The answer that was given to the same part; undefined for a new one. @throws 422 for another part under its key. */
async function formerAnswer(trx: Db, group: string, clave: string, huella: string) {
  const former = await findPart(trx, group, clave)
  if (!former) return undefined
  if (former.huella !== huella) throw new HttpError(422, 'Esta parte ya se guardó antes, con otras filas.')
  return JSON.parse(former.respuesta) as ParteGuardada
}

/** A row was refused while a part was being stored. */
class RefusedRow extends Error {
  constructor(
    readonly row: Row,
    override readonly cause: unknown,
  ) {
    super('refused')
  }
}

/** Stores the rows in one transaction with the part's answer. @throws RefusedRow for the first that is refused. */
const store = (unit: UnitOfWork, part: Part, rows: readonly Row[], refusals: Refusals) =>
  retryOnDuplicate(unit, async (trx, changes): Promise<ParteGuardada> => {
    const { noun, body, clave, huella, context } = part
    const { grupo: uuid, archivo, total, enCaja } = body
    const importacion = await lockImportacion(trx, {
      uuid,
      sustantivo: noun,
      archivo,
      usuarioUuid: unit.author.usuario?.uuid ?? null,
      instante: unit.author.instante.toISOString(),
      total,
      enCaja: enCaja ? 1 : 0,
    })
    const former = await formerAnswer(trx, uuid, clave, huella)
    if (former) return former
    refuseOther(importacion, unit, noun)
    if (noun === 'deudas' || noun === 'abonos') await lockName(trx, unit.engine, `importar ${noun}`)
    // What words a violation asks the database for more. A settlement's is judged before, and is spared the price.
    const goesOn = noun !== 'liquidaciones'
    const storeRow = nounOf(noun).storing(partOf(unit, { trx, changes, goesOn }), context)
    for (const row of rows)
      await storeRow(row).catch((error: unknown) => {
        throw error instanceof HttpError ? new RefusedRow(row, error) : error
      })
    const count = (action: Row['fila']['accion']) => rows.filter(({ fila }) => fila.accion === action).length
    const answer = { creadas: count('crear'), corregidas: count('corregir'), errores: erroresOf(refusals) }
    await storePart(trx, {
      importacionUuid: uuid,
      clave,
      huella,
      guardadas: rows.length,
      omitidas: refusals.size,
      respuesta: JSON.stringify(answer),
    })
    return answer
  })

/**
 * Stores a part of an import, each row as its noun's own call would, in one transaction and under the key of its call: the same key
 * gets the same answer whenever it comes, and stores nothing.
 *
 * @throws 400 with the refusals, unless only the good rows are wanted; 404, 409 or 422 for a part that does not belong to the import.
 */
export async function importPart(unit: UnitOfWork, part: Part): Promise<ParteGuardada> {
  const { noun, body, context } = part
  const { grupo, archivo, soloBuenas, filas } = body
  const author = { ...unit.author, grupo, motivo: `Importación de ${archivo}` }
  const refusals: Refusals = new Map()
  let rows = inOrder(noun, await readRows(noun, filas, refusals))
  for (;;) {
    if (refusals.size > 0 && !soloBuenas) throw refused(refusals)
    try {
      return await store({ ...unit, author }, part, rows, refusals)
    } catch (error) {
      if (!(error instanceof RefusedRow)) throw error
      // Whatever else is refused is named, or left out, with it.
      await judgeRows(unit.db, noun, rows, context, refusals)
      if (!refusals.has(error.row.index)) refuse(refusals, error.row.index, error.cause)
      rows = rows.filter(({ index }) => !refusals.has(index))
    }
  }
}

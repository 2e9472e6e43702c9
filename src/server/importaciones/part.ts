import type { ParteGuardada, ParteSchema } from '../../contract/importaciones'
import type * as z from '../../contract/zod'
import type { Db } from '../db/types'
import { lockName, partOf, type UnitOfWork } from '../db/transaction'
import { IMPORT_LIMITS, joinAction } from '../http/actions'
import { HttpError, badRequest, conflict, notFound } from '../http/errors'
import type { ImportedNoun, ImportedRow, Importing } from '../imported'
import { retryOnDuplicate } from '../locks/liquidaciones'
import { readRow } from './judge'
import { messagesOf, refused, type Refusals } from './refusals'
import { isLedger } from './revision'
import { findPart, lockImportacion, storePart } from './repository'

type Body = z.output<typeof ParteSchema>

interface Part {
  noun: ImportedNoun
  body: Body
  /** The `Idempotency-Key`, and SHA-256 of what is asked for under it. */
  key: string
  huella: string
  context: Importing
}

/** Reads the rows of a part in the order of their keys, in which sensors, undo and closings lock settlements. @param refusals takes those of the others. */
async function readRows(db: Db, noun: ImportedNoun, filas: Body['filas'], refusals: Refusals) {
  const rows: ImportedRow[] = []
  const asked = new Map<string, string>()
  for (const [index, fila] of filas.entries())
    try {
      const row = await readRow(db, noun, fila, index, asked)
      const first = rows.find(({ key }) => row.key && key === row.key)
      if (first) throw badRequest(`Es la misma de la fila ${first.fila.linea ?? first.index + 1}.`)
      rows.push(row)
    } catch (error) {
      refusals.set(index, messagesOf(error))
    }
  return rows.sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** Stores the rows in the transaction of their part, and notes those that their own call would refuse. */
async function storeRows(
  unit: UnitOfWork,
  { noun, context }: Part,
  rows: readonly ImportedRow[],
  refusals: Refusals,
) {
  const { db, engine } = unit
  const each = async (work: (row: ImportedRow) => Promise<unknown>) => {
    for (const row of rows)
      if (!refusals.has(row.index))
        await work(row).catch((error) => void refusals.set(row.index, messagesOf(error)))
  }
  // Equal rows may stand side by side in a file: all are judged before one of them is stored.
  if (isLedger(noun)) {
    await lockName(db, engine, `importar ${noun.name}`)
    await each(noun.judging(db, context))
  }
  await each(await noun.storing(unit, context, rows))
}

/** Stores the rows in one transaction with the part's answer. @param unread refusals of those that are not even read. */
const store = (unit: UnitOfWork, part: Part, rows: readonly ImportedRow[], unread: Refusals) =>
  retryOnDuplicate(unit, async (trx, changes): Promise<ParteGuardada> => {
    const { noun, body, key, huella } = part
    const { grupo: uuid, archivo, total, enCaja } = body
    const { usuario, instante } = unit.author
    const usuarioUuid = usuario?.uuid ?? ''
    const importacion = await lockImportacion(trx, {
      uuid,
      sustantivo: noun.name,
      archivo,
      usuarioUuid,
      instante: instante.toISOString(),
      total,
      enCaja: enCaja ? 1 : 0,
      deshecha: 0,
    })
    if (importacion.usuarioUuid !== usuarioUuid) throw notFound('La importación no existe.')
    if (importacion.sustantivo !== noun.name) throw conflict('Esa importación es de otros registros.')
    const former = await findPart(trx, uuid, key)
    if (former && former.huella !== huella)
      throw new HttpError(422, 'Esta parte ya se guardó antes, con otras filas.')
    if (former) return { guardadas: former.guardadas }
    if (importacion.deshecha > 0) throw conflict('La importación se deshizo. No se guardó nada más.')
    const action = { grupo: uuid, usuarioUuid, ruta: `POST /importaciones/${noun.name}` }
    await joinAction(trx, action, instante, IMPORT_LIMITS)
    // Savepoint for each row, as wording a violation takes further queries; settlements are judged before they are written and spared its cost.
    const goesOn = noun.name !== 'liquidaciones'
    const refusals = new Map(unread)
    await storeRows(partOf(unit, { trx, changes, goesOn }), part, rows, refusals)
    if (refusals.size > 0) throw refused(refusals)
    const guardadas = rows.length
    await storePart(trx, { importacionUuid: uuid, clave: key, huella, guardadas })
    return { guardadas }
  })

/**
 * Stores a part of an import, each row as its noun's own call would, in one transaction and under the key of its call: the same key
 * gets the same answer whenever it comes, and stores nothing.
 *
 * @throws 400 with the refusals; 404, 409 or 422 for a part that does not belong to the import, or comes
 * a day after its first.
 */
export async function importPart(unit: UnitOfWork, part: Part): Promise<ParteGuardada> {
  const { grupo: mark, archivo, porFuera, filas } = part.body
  const left = porFuera > 0 ? `, ${porFuera} ${porFuera === 1 ? 'fila' : 'filas'} por fuera` : ''
  const motivo = `Importación de ${archivo}${left}`
  const author = { ...unit.author, mark, motivo }
  const refusals: Refusals = new Map()
  const rows = await readRows(unit.db, part.noun, filas, refusals)
  return store({ ...unit, before: null, author }, part, rows, refusals)
}

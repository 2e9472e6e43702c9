import { setImmediate } from 'node:timers/promises'
import { llaveDe } from '../../contract/llavesDeFila'
import type { FilaImportada } from '../../contract/importaciones'
import type { Db } from '../db/types'
import { badRequest } from '../http/errors'
import { refusalsOf } from '../http/validation'
import { IN_BODY, IN_QUERY, respell } from '../locks/identifiers'
import type { ImportedNoun, ImportedRow } from '../imported'
import { messagesOf, type Refusals } from './refusals'

/** Rows that are judged before others have a turn: some milliseconds. */
const AT_ONCE = 100

/** Rows with their places, in turns. */
export async function* inTurns<Row>(rows: readonly Row[]) {
  for (const [place, row] of rows.entries()) {
    if (place % AT_ONCE === AT_ONCE - 1) await setImmediate()
    yield [place, row] as const
  }
}

/** A row's key; settlements are locked in the order of their stored spelling. */
const rowKeyOf = ({ name }: ImportedNoun, { datos }: FilaImportada, body: unknown) => {
  const { fecha, busNumero } = body as Partial<Record<string, string>>
  return busNumero === undefined ? llaveDe(name, datos) : `${fecha} ${busNumero}`
}

/** Reads a row by its noun's schema. @param asked the spellings so far. @throws 400. */
export async function readRow(
  db: Db,
  noun: ImportedNoun,
  fila: FilaImportada,
  index: number,
  asked: Map<string, string>,
): Promise<ImportedRow> {
  const corrects = fila.accion === 'corregir'
  if (corrects && !noun.corrects) throw badRequest('Estos registros se crean; no se corrigen al importar.')
  const { data: body, error } = noun.schema.safeParse(fila.datos)
  if (error) throw badRequest('', refusalsOf(error.issues))
  await respell(db, body, corrects ? IN_QUERY : IN_BODY, asked)
  return { index, fila, body, key: rowKeyOf(noun, fila, body), corrects }
}

/** Refuses the rows of a part that their noun's schema refuses, and all but the first of one key. @returns the others. */
export async function readRows(
  db: Db,
  noun: ImportedNoun,
  filas: readonly FilaImportada[],
  refusals: Refusals,
) {
  const accepted: ImportedRow[] = []
  const firstOf = new Map<string, number>()
  const asked = new Map<string, string>()
  for await (const [index, fila] of inTurns(filas))
    try {
      const row = await readRow(db, noun, fila, index, asked)
      const first = row.key === null ? undefined : firstOf.get(row.key)
      if (first !== undefined) throw badRequest(`Es la misma de la fila ${filas[first]?.linea ?? first + 1}.`)
      if (row.key !== null) firstOf.set(row.key, index)
      accepted.push(row)
    } catch (error) {
      refusals.set(index, messagesOf(error))
    }
  return accepted
}

import { setImmediate } from 'node:timers/promises'
import { llaveDe } from '../../contract/llavesDeFila'
import type { FilaImportada } from '../../contract/importaciones'
import type { Db } from '../db/types'
import { badRequest } from '../http/errors'
import { refusalsOf } from '../http/validation'
import { IN_BODY, IN_QUERY, respell } from '../locks/identifiers'
import type { ImportedNoun, ImportedRow } from '../imported'

/** Rows after which others have a turn: some milliseconds. */
const AT_ONCE = 100

/** Rows with their places, in turns. */
export async function* inTurns<Row>(rows: readonly Row[]) {
  for (const [place, row] of rows.entries()) {
    if (place % AT_ONCE === 0) await setImmediate()
    yield [place, row] as const
  }
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
  return { index, fila, body, key: llaveDe(noun.name, body as object), corrects }
}

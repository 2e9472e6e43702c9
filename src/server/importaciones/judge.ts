import { llaveDe } from '../../contract/llavesDeFila'
import type { FilaImportada } from '../../contract/importaciones'
import type { Db } from '../db/types'
import { badRequest } from '../http/errors'
import { refusalsOf } from '../http/validation'
import { IN_BODY, IN_QUERY, respell } from '../locks/identifiers'
import type { ImportedNoun, ImportedRow } from '../imported'

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

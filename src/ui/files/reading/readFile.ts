import { LIMITE_DE_FILAS } from '../../../contract/importables'
import { startWorker } from '../startWorker'
import { readInWorker } from './inWorker'
import type { Problem, Read, Sheet } from './problems'

const MAX_BYTES = 10 * 1_048_576
/** Columns at most of a sheet, among which a person has to choose. */
const MOST_COLUMNS = 1000

/** What a file holds, with its name for the history. */
export interface FileRead {
  archivo: string
  sheets: readonly Sheet[]
  inSight: number
}

export type ReadSource = { file: FileRead } | { problem: Problem }

/** Why nothing of a sheet can be imported. */
function problemOf({ problem, rows }: Sheet): Problem | undefined {
  if (problem) return problem
  if (rows.length < 2) return 'noRows'
  if (rows.some(({ cells }) => cells.length > MOST_COLUMNS)) return 'tooLarge'
  return rows.filter(({ hidden }) => !hidden).length > LIMITE_DE_FILAS + 1 ? 'tooManyRows' : undefined
}

/** A file, unless none of its sheets can be imported: then the one in sight says why. */
export function fileOf(archivo: string, read: Read): ReadSource {
  if ('problem' in read) return read
  const sheets = read.sheets.map((sheet) => ({ ...sheet, problem: problemOf(sheet) }))
  const { inSight } = read
  if (sheets.some(({ problem }) => !problem)) return { file: { archivo, sheets, inSight } }
  return { problem: sheets[inSight]?.problem ?? 'noRows' }
}

/** Reads a file that a person chose. */
export async function readFile(file: Blob, name: string): Promise<ReadSource> {
  if (file.size > MAX_BYTES) return { problem: 'tooBig' }
  return fileOf(name, await readInWorker(startWorker(), await file.arrayBuffer()))
}

/** Reads what was copied from a spreadsheet. */
export const readPasted = (text: string): Promise<ReadSource> => readFile(new Blob([text]), 'lo pegado')

import { LIMITE_DE_FILAS } from '../../../contract/importables'
import { runInWorker } from '../job'
import { startWorker } from '../startWorker'
import type { Problem, Read, Refusal, Sheet } from './problems'

const MAX_BYTES = 10 * 1_048_576
/** Milliseconds after which the worker that reads is ended. */
const READING = 10_000
/** The titles at most and what stands above them: how many rows are sent is known after they are judged. */
const MOST_TITLES = 100
/** Columns at most of a sheet, among which a person has to choose. */
const MOST_COLUMNS = 1000

/** Contents of a file, with its name for the history. */
export interface FileRead {
  archivo: string
  sheets: readonly Sheet[]
  inSight: number
}

export type ReadSource = { file: FileRead } | Refusal

/** Why nothing of a sheet can be imported. */
function problemOf({ rows }: Sheet): Problem | undefined {
  if (rows.length < 2) return 'noRows'
  if (rows.some(({ cells }) => cells.length > MOST_COLUMNS)) return 'tooLarge'
  return rows.length > LIMITE_DE_FILAS + MOST_TITLES ? 'tooManyRows' : undefined
}

/** A file, unless none of its sheets can be imported: then the one in sight says why. */
export function fileOf(archivo: string, read: Read): ReadSource {
  if ('problem' in read) return read
  const { inSight } = read
  const sheets = read.sheets.map((sheet) => ({ ...sheet, problem: problemOf(sheet) }))
  if (sheets.some(({ problem }) => !problem)) return { file: { archivo, sheets, inSight } }
  return { problem: sheets[inSight]?.problem ?? 'noRows' }
}

/** Reads a file that a person chose, or what was copied from a spreadsheet. @param titles by which the separator of a text is told. */
export async function readFile(
  file: Blob,
  name: string,
  titles: readonly string[],
  worker?: Worker,
): Promise<ReadSource> {
  if (file.size > MAX_BYTES) return { problem: 'tooBig' }
  const signal = AbortSignal.timeout(READING)
  const reading = file
    .arrayBuffer()
    .then((buffer) => runInWorker<Read>(worker ?? startWorker(), { buffer, titles }, signal))
  return fileOf(
    name,
    await reading.catch((): Read => ({ problem: signal.aborted ? 'tooSlow' : 'unreadable' })),
  )
}

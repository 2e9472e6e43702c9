import { LIMITE_DE_FILAS } from '../../../contract/importables'
import { startWorker } from '../startWorker'
import { readInWorker } from './inWorker'
import type { Read } from './problems'
import { parseText } from './text'

const MAX_BYTES = 10 * 1_048_576

/** The titles of a table, and the rows below them that hold anything. */
export interface Source {
  /** The file's name, for the history. */
  archivo: string
  headers: readonly string[]
  /** Each with its number in the file, from 1. */
  rows: readonly { line: number; cells: readonly string[] }[]
}

export type ReadSource = { source: Source } | Extract<Read, { problem: unknown }>

const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '')

function sourceOf(archivo: string, read: Read): ReadSource {
  if ('problem' in read) return read
  const { cells } = read
  const titles = cells.findIndex(isFilled)
  const headers = (cells[titles] ?? []).map((header) => header.trim())
  const rows = cells
    .map((row, index) => ({ line: index + 1, cells: row }))
    .slice(titles + 1)
    .filter((row) => isFilled(row.cells))
  if (rows.length === 0) return { problem: 'noRows' }
  if (rows.length > LIMITE_DE_FILAS) return { problem: 'tooManyRows' }
  return { source: { archivo, headers, rows } }
}

const bytesOf = (file: File): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.onerror = () => reject(reader.error ?? new Error(file.name))
    reader.readAsArrayBuffer(file)
  })

/** Reads a file that a person chose. */
export async function readFile(file: File): Promise<ReadSource> {
  if (file.size > MAX_BYTES) return { problem: 'tooBig' }
  return sourceOf(file.name, await readInWorker(startWorker(), await bytesOf(file), file.name))
}

/** Reads what was copied from a spreadsheet. */
export const readPasted = (text: string): ReadSource => sourceOf('lo pegado', parseText(text))

import { download } from '../../api/client/download'
import type { BusFila } from '../../contract/buses'
import type { ConductorFila } from '../../contract/conductores'
import { csv } from '../../ui/files/csv'
import { runInWorker } from '../../ui/files/job'
import { startWorker } from '../../ui/files/startWorker'
import { settledDay } from './cells'
import type { Marks } from './importSlice'
import { REFUSED_COLUMNS, type Matching } from './matching'
import type { ImportField, ImportNoun } from './noun'
import type { ImportRow } from './rows'
import type { Source } from './source'

/** Examples of fields that name a record. */
export type Examples = Readonly<Record<string, string | undefined>>

/** A bus and a driver who are there. */
export const examplesOf = (
  buses: readonly BusFila[] = [],
  conductores: readonly ConductorFila[] = [],
): Examples => ({
  busNumero: buses[0]?.numero,
  conductorDocumento: conductores.find(({ valido }) => valido)?.documento,
})

/** Downloads an .xlsx with the titles and one row as an example, of records that are there where some are known. */
export async function downloadTemplate({ noun, fields }: ImportNoun, known: Examples) {
  const columns = fields.map(({ title, kind }) => ({ title, kind: kind === 'date' ? kind : 'text' }) as const)
  const exampleOf = ({ name, example }: ImportField) => known[name] ?? example
  const sheet = { title: 'Plantilla', columns, rows: [fields.map(exampleOf)], totals: [] }
  download(`plantilla-${noun}.xlsx`, await runInWorker<Blob>(startWorker(), { sheet }))
}

interface Read {
  source: Source | null
  matching: Matching
  monthFirst: Readonly<Record<string, boolean>>
  marks: Marks
}

/**
 * The text of a file of what was left out, with its reasons, as it was in the file but for what was corrected, and for days whose order was
 * asked: it can be imported in its turn.
 */
export function refusedFile(
  { fields }: ImportNoun,
  { source, matching, monthFirst, marks }: Read,
  refused: readonly ImportRow[],
) {
  if (!source) return ''
  const added = fields.filter(
    ({ name }) => matching[name] == null && refused.some(({ id }) => name in (marks.corrections[id] ?? {})),
  )
  const cellsOf = new Map(source.rows.map(({ line, cells }) => [line, cells]))
  return csv(
    [...Object.values(REFUSED_COLUMNS), ...source.headers, ...added.map(({ title }) => title)],
    refused.map(({ id, messages, texts }) => {
      const cells = [...(cellsOf.get(id) ?? [])]
      for (const field of fields) {
        const { name } = field
        const place = matching[name] ?? source.headers.length + added.indexOf(field)
        const cell = texts[name] ?? ''
        if (name in monthFirst) cells[place] = settledDay(cell, field)
        else if (name in texts) cells[place] = cell
      }
      return [id, [...new Set(Object.values(messages))].join(' '), ...cells]
    }),
  )
}

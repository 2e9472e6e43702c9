import { download } from '../../api/client/download'
import { excelFile } from '../../ui/export/excelFile'
import { csv } from '../../ui/files/csv'
import type { Marks } from './importSlice'
import { REFUSED_COLUMNS, type Matching } from './matching'
import type { KnownByField } from './known'
import type { ImportField, ImportNoun } from './noun'
import type { ImportRow } from './rows'
import type { Source } from './source'

/** Downloads an .xlsx with the titles and one row as an example, of records that are there where some are known. */
export async function downloadTemplate({ noun, fields }: ImportNoun, known: KnownByField = {}) {
  const columns = fields.map(
    ({ title, type }) => ({ title, kind: type === 'fecha' ? 'date' : 'text' }) as const,
  )
  const exampleOf = ({ name, example }: ImportField) =>
    [...(known[name] ?? [])].find(([, { until }]) => until === null)?.[0] ?? example
  const table = { columns, length: 1, cells: () => [fields.map(exampleOf)] }
  download(`plantilla-${noun}.xlsx`, await excelFile('Plantilla', table, [], new AbortController().signal))
}

interface Read {
  source: Source | null
  matching: Matching
  marks: Marks
}

/** Downloads what was left out, with its reasons, as it was in the file but for what was corrected: it can be imported in its turn. */
export function downloadRefused(
  { noun, fields }: ImportNoun,
  { source, matching, marks }: Read,
  refused: readonly ImportRow[],
) {
  if (!source) return
  const added = fields.filter(
    ({ name }) => matching[name] == null && refused.some(({ id }) => name in (marks.corrections[id] ?? {})),
  )
  const cellsOf = new Map(source.rows.map(({ line, cells }) => [line, cells]))
  const text = csv(
    [...Object.values(REFUSED_COLUMNS), ...source.headers, ...added.map(({ title }) => title)],
    refused.map(({ id, messages }) => {
      const corrected = marks.corrections[id] ?? {}
      const cells = [...(cellsOf.get(id) ?? [])]
      for (const [name, cell] of Object.entries(corrected)) {
        const place =
          matching[name] ?? source.headers.length + added.findIndex((field) => field.name === name)
        cells[place] = cell
      }
      return [id, [...new Set(Object.values(messages))].join(' '), ...cells]
    }),
  )
  download(`${noun}-sin-importar.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }))
}

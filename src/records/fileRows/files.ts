import { download } from '../../api/client/download'
import { csv } from '../../ui/files/csv'
import { runInWorker } from '../../ui/files/job'
import { startWorker } from '../../ui/files/startWorker'
import type { Matching } from './matching'
import type { ImportNoun } from './noun'
import type { ImportRow } from './rows'
import type { Source } from './source'

/** Downloads an .xlsx with the titles and one row as an example. */
export async function downloadTemplate({ noun, fields }: ImportNoun) {
  const columns = fields.map(({ title, kind }) => ({ title, kind: kind === 'date' ? kind : 'text' }) as const)
  const sheet = { title: 'Plantilla', columns, rows: [fields.map(({ example }) => example)], totals: [] }
  download(`plantilla-${noun}.xlsx`, await runInWorker<Blob>(startWorker(), { sheet }))
}

/** The text of a file of the rows that were left out, with their reasons and the columns that went nowhere, which can be imported in its turn. */
export function refusedFile(
  { fields }: ImportNoun,
  { source, matching }: { source: Source | null; matching: Matching },
  refused: readonly ImportRow[],
) {
  const { headers = [], rows = [] } = source ?? {}
  const taken = Object.values(matching)
  const lost = headers.flatMap((title, place) => (taken.includes(place) ? [] : [{ title, place }]))
  const cellsOf = new Map(rows.map(({ line, cells }) => [line, cells]))
  return csv(
    ['Fila', 'Motivo del rechazo', ...[...fields, ...lost].map(({ title }) => title)],
    refused.map(({ id, messages, texts }) => [
      id,
      [...new Set(Object.values(messages))].join(' '),
      ...fields.map(({ name }) => texts[name]),
      ...lost.map(({ place }) => cellsOf.get(id)?.[place]),
    ]),
  )
}

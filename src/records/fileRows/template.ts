import { download } from '../../api/client/download'
import { runInWorker } from '../../ui/files/job'
import { startWorker } from '../../ui/files/startWorker'
import type { ImportNoun } from './noun'

/** Downloads an .xlsx with the titles and one row as an example. */
export async function downloadTemplate({ noun, fields }: ImportNoun) {
  const columns = fields.map(({ title, kind }) => ({ title, kind: kind === 'date' ? kind : 'text' }) as const)
  const sheet = { title: 'Plantilla', columns, rows: [fields.map(({ example }) => example)], totals: [] }
  download(`plantilla-${noun}.xlsx`, await runInWorker<Blob>(startWorker(), { sheet }))
}

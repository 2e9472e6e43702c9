import { download } from '../../api/client/download'
import { excelFile } from '../../ui/export/excelFile'
import { csv } from '../../ui/files/csv'
import { REFUSED_COLUMNS } from './matching'
import type { KnownByField } from './known'
import type { ImportField, ImportNoun } from './noun'
import type { ImportRow } from './rows'

/** Downloads an .xlsx with the titles and one row as an example, of records that are there where some are known. */
export async function downloadTemplate({ noun, fields }: ImportNoun, known: KnownByField = {}) {
  const columns = fields.map(
    ({ title, type }) => ({ title, type: type === 'fecha' ? type : 'texto' }) as const,
  )
  const exampleOf = ({ name, example }: ImportField) =>
    [...(known[name] ?? [])].find(([, { until }]) => until === null)?.[0] ?? example
  const table = { columns, length: 1, cells: () => [fields.map(exampleOf)] }
  download(`plantilla-${noun}.xlsx`, await excelFile('Plantilla', table, [], new AbortController().signal))
}

/** Downloads what was left out, with its reasons, as it was in the file: corrected, it can be imported in its turn. */
export function downloadRefused({ noun, fields }: ImportNoun, refused: readonly ImportRow[]) {
  const shown = fields.filter(({ name }) => refused.some(({ texts }) => name in texts))
  const text = csv(
    [REFUSED_COLUMNS.line, ...shown.map(({ title }) => title), REFUSED_COLUMNS.reason],
    refused.map(({ id, texts, messages }) => [
      id,
      ...shown.map(({ name }) => texts[name] ?? ''),
      [...new Set(Object.values(messages))].join(' '),
    ]),
  )
  download(`${noun}-sin-importar.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }))
}

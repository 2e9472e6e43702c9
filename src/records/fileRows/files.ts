import { download } from '../../api/client/download'
import { csv } from '../../ui/files/csv'
import type { ImportNoun } from './noun'
import type { ImportRow } from './rows'

/** Downloads an .xlsx with the titles and one row as an example. Its writer comes when it is first asked for. */
export async function downloadTemplate({ noun, fields }: ImportNoun): Promise<void> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const titles = fields.map(({ title }) => ({ value: title, fontWeight: 'bold' as const }))
  const example = fields.map((field) =>
    field.type === 'fecha'
      ? { value: new Date(`${field.example}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' }
      : { value: field.example },
  )
  const columns = fields.map(({ title }) => ({ width: Math.max(14, title.length + 2) }))
  const file = await writeXlsxFile([titles, example], { columns, sheet: 'Plantilla' }).toBlob()
  download(`plantilla-${noun}.xlsx`, file)
}

/** Downloads what was left out, with its reasons, as it was in the file: corrected, it can be imported in its turn. */
export function downloadRefused({ noun, fields }: ImportNoun, refused: readonly ImportRow[]): void {
  const shown = fields.filter(({ name }) => refused.some(({ texts }) => name in texts))
  const text = csv(
    ['Fila', ...shown.map(({ title }) => title), 'Motivo'],
    refused.map(({ id, texts, messages }) => [
      id,
      ...shown.map(({ name }) => texts[name] ?? ''),
      [...new Set(Object.values(messages))].join(' '),
    ]),
  )
  download(`${noun}-sin-importar.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }))
}

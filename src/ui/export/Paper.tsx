import GlobalStyles from '@mui/material/GlobalStyles'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { isOwnServer } from '../../api/client/baseUrl'
import { pageSetting } from '../../api/client/pageSettings'
import { today } from '../../api/client/today'
import { TotalsList } from '../tableState/TotalsList'
import { fechaCorta } from '../texts/formats'
import type { Exportable, FileTable } from './exportable'

/**
 * Leaves everything else of the page out, black on white whatever the screen is. From eight columns on the paper lies on its side. Page
 * numbers are Chrome's and Edge's.
 */
const STYLES = `
@media screen { .papel { display: none } }
@media print {
  @page {
    margin: 14mm 10mm 16mm;
    @bottom-right { content: 'Página ' counter(page) ' de ' counter(pages); font: 8pt sans-serif; color: #000 }
  }
  @page ancha { size: landscape }
  html, body { background: #fff !important; color-scheme: light }
  body > :not(.papel) { display: none !important }
  .papel { color: #000; font: 8pt/1.35 'Inter Variable', sans-serif }
  .papel:has(th:nth-child(8)) { page: ancha }
  .papel header { display: flex; justify-content: space-between; gap: 8mm }
  .papel h1 { margin: 0 0 1mm; font-size: 14pt }
  .papel p { margin: 0 0 1mm }
  .papel table { width: 100%; margin: 3mm 0; border-collapse: collapse }
  .papel thead { display: table-header-group }
  .papel tr { break-inside: avoid }
  .papel th, .papel td { padding: 0.8mm 1.2mm; border-bottom: 0.2mm solid #999; text-align: left; vertical-align: top }
  .papel th { border-bottom: 0.4mm solid #000; vertical-align: bottom }
  .papel :is(.number, .pesos, .percentage) { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
  .papel dl { break-inside: avoid }
  .papel dl :is(dt, dd) { color: #000 !important; font-size: 8pt !important }
}`

/** The company as the server's documents name it; the product's name on a page that another host serves. */
const company = () => (isOwnServer() && decodeURIComponent(pageSetting('empresa') ?? '')) || 'Cochera'

interface Props extends Pick<Exportable, 'title' | 'totals' | 'words'> {
  table: FileTable
  /** Called once the browser has printed, or the person has not. */
  onPrinted: () => void
}

/** A table on paper, with all its rows. Opens the browser's print dialog. */
export function Paper({ title, totals = [], words, table, onPrinted }: Props) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted)
    window.print()
    return () => window.removeEventListener('afterprint', onPrinted)
  }, [onPrinted])
  const { columns } = table

  return createPortal(
    <div className="papel">
      <GlobalStyles styles={STYLES} />
      <header>
        <strong>{company()}</strong>
        <span>{fechaCorta(today())}</span>
      </header>
      <h1>{title}</h1>
      <p>
        {words.map(([label, text], index) => (
          <span key={index}>
            {index > 0 && ' · '}
            {label}: {text}
          </span>
        ))}
      </p>
      <table>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col" className={column.kind}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              {row.map((text, column) => (
                <td key={column} className={columns[column]?.kind}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {totals.length > 0 && <TotalsList totals={totals} />}
    </div>,
    document.body,
  )
}

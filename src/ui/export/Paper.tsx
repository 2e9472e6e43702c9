import GlobalStyles from '@mui/material/GlobalStyles'
import { memo, useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { isOwnServer } from '../../api/client/baseUrl'
import { pageSetting } from '../../api/client/pageSettings'
import type { FieldKind } from '../../contract/fieldKinds'
import { today } from '../../api/client/today'
import type { Exportable } from './exportable'
import type { FileTable } from './fileTable'
import { isFigure } from '../tableState/columns'
import { totalEntries } from '../tableState/TotalsList'
import { fechaCorta } from '../texts/formats'
import { PAPER, paperStyles } from './paperStyles'

/** So many rows are rendered at a stretch; between them the page goes on. */
const PART = 100

/** The company as the server's documents name it; the product's name on a page that another host serves. */
const company = () => (isOwnServer() && decodeURIComponent(pageSetting('empresa') ?? '')) || 'Cochera'

const classOf = (kind: FieldKind) => (isFigure(kind) ? 'cifra' : undefined)

const Rows = memo(function Rows({ table, from }: { table: FileTable; from: number }) {
  return (
    <tbody>
      {table.texts(from, from + PART).map((row, index) => (
        <tr key={index}>
          {row.map((text, column) => (
            <td key={column} className={classOf(table.columns[column]?.kind ?? 'text')}>
              {text}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
})

interface Props {
  exportable: Exportable
  table: FileTable
  /** Called once the browser has printed, or the person has not. */
  onPrinted: () => void
}

/** A table on paper. Opens the browser's print dialog when all of it is there. */
export function Paper({ exportable: { title, totals = [], words }, table, onPrinted }: Props) {
  const printed = useEffectEvent(onPrinted)
  useEffect(() => {
    const onAfterPrint = () => printed()
    window.addEventListener('afterprint', onAfterPrint, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', onAfterPrint)
  }, [])
  const parts = Array.from({ length: Math.ceil(table.length / PART) }, (_, part) => part * PART)
  const asked = words()

  return createPortal(
    <div className={PAPER}>
      <GlobalStyles styles={paperStyles(table.columns.length)} />
      <header>
        <strong>{company()}</strong>
        <span>{fechaCorta(today())}</span>
      </header>
      <h1>{title}</h1>
      {asked.length > 0 && (
        <p>
          {asked.map(({ label, text }, index) => (
            <span key={index}>
              {index > 0 && ' · '}
              {label}: {text}
            </span>
          ))}
        </p>
      )}
      <table>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column.title} scope="col" className={classOf(column.kind)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        {parts.map((from) => (
          <Rows key={from} table={table} from={from} />
        ))}
      </table>
      {totals.length > 0 && <dl>{totalEntries(totals)}</dl>}
    </div>,
    document.body,
  )
}

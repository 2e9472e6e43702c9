import LinearProgress from '@mui/material/LinearProgress'
import type { ReactNode } from 'react'
import { useAppSelector } from '../../../api/client/hooks'
import { SheetLine } from '../../../ui/sheet/SheetLine'
import { countedRows } from '../../../ui/texts/formats'
import { Legend } from '../../../ui/table/Legend'
import { LEGEND } from '../columns'
import { selectPlanilla } from './planillaSlice'
import type { SheetRow } from './sheetRow'

const STYLES = {
  rowGap: 0.25,
  fontSize: '0.8125rem',
  '& label': { alignSelf: 'center', gap: 0.5, m: 0 },
  '& label > *': { p: 0, fontSize: 'inherit' },
  // Lines of their own, so that what they say does not shift the sheet.
  '& [role="status"], & [role="progressbar"]': { flexBasis: '100%' },
  '& [role="status"]': { minHeight: '1.25rem' },
}

const SETTLED = 'Ya está liquidada: se corrige con Liquidar, en Liquidaciones.'

/** What the row that the person is in has to say. */
function rowText(row: SheetRow | undefined, mayType: boolean): string {
  if (!row) return ''
  const messages = [row.note, ...Object.values(row.errors)]
  if (mayType && row.stored === 'liquidada') messages.push(SETTLED)
  return `Bus ${row.id}: ${[...new Set(messages)].filter(Boolean).join(' ') || 'sin liquidación'}`
}

interface Props {
  fecha: string
  rows: readonly SheetRow[]
  mayType: boolean
  children: ReactNode
}

/** How far the day is, and what the row in hand has to say, or the last paste. */
export function Progress({ fecha, rows, mayType, children }: Props) {
  const { entries, sending, inRow, pasted } = useAppSelector(selectPlanilla)
  const unsaved = Object.keys(entries).length
  const entered = rows.filter(({ stored }) => stored === 'pendiente' || stored === 'liquidada').length
  const row = rows.find(({ id }) => id === inRow)
  return (
    <SheetLine sx={STYLES}>
      <strong>{fecha}</strong>
      <p>
        {entered} de {rows.length} buses con liquidación.
      </p>
      {unsaved > 0 && <p>{countedRows(unsaved)} sin guardar.</p>}
      <Legend legend={LEGEND} />
      {children}
      {mayType && (
        <p data-teclado>
          Tab o Enter: siguiente celda, y toma lo propuesto. F2: editar. Esc: restaurar. Ctrl+D: copiar lo de
          arriba.
        </p>
      )}
      {sending && (
        <LinearProgress
          variant="determinate"
          value={(sending.done / sending.total) * 100}
          aria-label="Guardando las filas"
        />
      )}
      <p role="status">{pasted || rowText(row, mayType)}</p>
    </SheetLine>
  )
}

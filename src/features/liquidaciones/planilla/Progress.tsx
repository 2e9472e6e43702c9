import LinearProgress from '@mui/material/LinearProgress'
import type { ReactNode } from 'react'
import { useAppSelector } from '../../../api/client/hooks'
import { SheetLine } from '../../../ui/sheet/SheetLine'
import { countedRows } from '../../../ui/texts/formats'
import { Legend } from '../../../ui/table/Legend'
import { LEGEND } from '../columns'
import { selectPlanilla } from './planillaSlice'
import { isToAnswer } from './RowLine'
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

const LIST = new Intl.ListFormat('es')

interface Props {
  fecha: string
  /** How many buses have their settlement; undefined while the day is loading. */
  entered: number | undefined
  rows: readonly SheetRow[]
  mayType: boolean
  children: ReactNode
}

/** How far the day is, and what came of the last paste. */
export function Progress({ fecha, entered, rows, mayType, children }: Props) {
  const { entries, sending, outcome } = useAppSelector(selectPlanilla)
  const unsaved = Object.keys(entries).length
  const toAnswer = rows.filter(isToAnswer)
  return (
    <SheetLine sx={STYLES}>
      <strong>{fecha}</strong>
      <p>{entered === undefined ? 'Cargando…' : `${entered} de ${rows.length} buses con liquidación.`}</p>
      {unsaved > 0 && <p>{countedRows(unsaved)} sin guardar.</p>}
      {toAnswer.length > 0 && <p>Esperan su respuesta: {LIST.format(toAnswer.map(({ id }) => id))}.</p>}
      <Legend legend={LEGEND} />
      {children}
      {mayType && (
        <p data-teclado>
          Tab o Enter: siguiente celda. F2: editar. Esc: restaurar. Lo gris se guarda con la fila; Supr lo
          quita.
        </p>
      )}
      {sending && (
        <LinearProgress
          variant="determinate"
          value={(sending.done / sending.total) * 100}
          aria-label="Guardando las filas"
        />
      )}
      <p role="status">{outcome}</p>
    </SheetLine>
  )
}

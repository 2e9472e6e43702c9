import LinearProgress from '@mui/material/LinearProgress'
import type { ReactNode } from 'react'
import { fechaLarga } from '../../contract/fechas'
import { DraftNotice } from '../../ui/drafts/DraftNotice'
import { SheetLine } from '../../ui/sheet/SheetLine'
import { countedRows } from '../../ui/texts/formats'
import type { useSheet } from './useSheet'

interface Props {
  sheet: ReturnType<typeof useSheet>
  /** '12 de 20 buses con liquidación.' */
  progress: string
  /** Says what the row at hand, or the last action, has to say. */
  said?: ReactNode
  /** How the sheet's keys go. */
  keys?: string | false
  /** Called as the kept draft is dropped, with which its button goes. */
  onDiscard: () => void
  children?: ReactNode
}

/** The lines above a sheet: a draft that was found again, the day, how far it is and what is said. */
export function SheetPanel({ sheet, progress, said, keys, onDiscard, children }: Props) {
  const { fecha, unsaved, keptAt, sending, discard } = sheet
  const handleDiscard = () => {
    discard()
    onDiscard()
  }
  return (
    <>
      {keptAt && <DraftNotice keptAt={keptAt} onDiscard={handleDiscard} disabled={sending !== null} />}
      <SheetLine>
        <strong>{fechaLarga(fecha)}</strong>
        <p>{progress}</p>
        {unsaved > 0 && <p>{countedRows(unsaved)} sin guardar.</p>}
        <p role="status">{said}</p>
        {children}
        {keys && <p data-teclado>{keys}</p>}
        {sending && sending.total > 1 && (
          <LinearProgress
            variant="determinate"
            value={(sending.done / sending.total) * 100}
            aria-label="Guardando las filas"
          />
        )}
      </SheetLine>
    </>
  )
}

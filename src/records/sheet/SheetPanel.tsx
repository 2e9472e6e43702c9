import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { DraftNotice } from '../../ui/drafts/DraftNotice'
import { ShareBar } from '../../ui/figures/ShareBar'
import { SheetLine } from '../../ui/sheet/SheetLine'
import { countedRows } from '../../ui/texts/formats'
import type { useSheet } from './useSheet'

interface Props {
  sheet: ReturnType<typeof useSheet>
  /** '12 de 20 buses con liquidación.' */
  progress: string
  /** The same as a share, from 0 to 1. */
  share: number
  /** Ways to look at the sheet's rows. */
  views?: ReactNode
  /** Says what the row at hand, or the last action, has to say. */
  said?: ReactNode
  /** How the sheet's keys go. */
  keys?: string | false
  /** Called as the kept draft is dropped, with which its button goes. */
  onDiscard: () => void
  children?: ReactNode
}

/** The lines above a sheet: a draft that was found again, how far the day is, what is said and how the keys go. */
export function SheetPanel({ sheet, progress, share, views, said, keys, onDiscard, children }: Props) {
  const { unsaved, keptAt, sending, discard } = sheet
  const handleDiscard = () => {
    discard()
    onDiscard()
  }
  return (
    <>
      {keptAt && <DraftNotice keptAt={keptAt} onDiscard={handleDiscard} disabled={sending !== null} />}
      <SheetLine>
        <ShareBar share={share} />
        <p>{progress}</p>
        {views}
        {unsaved > 0 && <p>{countedRows(unsaved)} sin guardar.</p>}
        <p role="status">{said}</p>
        {children}
        {sending && sending.total > 1 && (
          <LinearProgress
            variant="determinate"
            value={(sending.done / sending.total) * 100}
            aria-label="Guardando las filas"
          />
        )}
        {keys && (
          <Tooltip title={keys} describeChild>
            <Button color="inherit" data-teclado>
              Teclas ?
            </Button>
          </Tooltip>
        )}
      </SheetLine>
    </>
  )
}

import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { styled } from '@mui/material/styles'
import { numero } from '../formats'
import { IconControl } from '../IconControl'
import { paletteOf } from '../palette'

const Linea = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  marginLeft: 'auto',
  fontSize: '0.8125rem',
  '& > span': { marginRight: 12, fontVariantNumeric: 'tabular-nums' },
  '& > button': { padding: 6, fontSize: '1.5rem' },
  '& > [aria-disabled]': { color: paletteOf(theme).text.disabled, opacity: 0.5, cursor: 'default' },
}))

export interface PagesProps {
  /** From 0. */
  page: number
  pageSize: number
  /** Rows in all. */
  total: number
  onPage: (page: number) => void
}

/**
 * Which rows are shown, of how many, and the way to the others. Not the grid's own, which offers a choice of page sizes that
 * the product does not have, and fetches a select for it. A button that leads nowhere is not `disabled`, which would take the
 * focus from whoever has just turned to the last page with it.
 */
export function Pages({ page, pageSize, total, onPage }: PagesProps) {
  if (total === 0) return null
  const desde = page * pageSize + 1
  const hasta = Math.min((page + 1) * pageSize, total)
  const anterior = page > 0
  const siguiente = hasta < total

  return (
    <Linea className="paginas">
      <span>{`${numero(desde)}–${numero(hasta)} de ${numero(total)}`}</span>
      <IconControl
        type="button"
        aria-label="Ir a la página anterior"
        title="Ir a la página anterior"
        aria-disabled={!anterior || undefined}
        onClick={() => anterior && onPage(page - 1)}
      >
        <ChevronLeft fontSize="inherit" />
      </IconControl>
      <IconControl
        type="button"
        aria-label="Ir a la página siguiente"
        title="Ir a la página siguiente"
        aria-disabled={!siguiente || undefined}
        onClick={() => siguiente && onPage(page + 1)}
      >
        <ChevronRight fontSize="inherit" />
      </IconControl>
    </Linea>
  )
}

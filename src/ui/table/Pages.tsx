import IconButton from '@mui/material/IconButton'
import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import {
  gridPageCountSelector,
  gridPaginationModelSelector,
  gridPaginationRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid'
import { numero } from '../formats'

/**
 * Which rows are shown, of how many, and the way to the others. Not the grid's own, which offers a choice of page sizes that
 * the product does not have, and fetches a select for it. A button that leads nowhere is not `disabled`, which would take the
 * focus from whoever has just turned to the last page with it.
 */
export function Pages() {
  const apiRef = useGridApiContext()
  const { page, pageSize } = useGridSelector(apiRef, gridPaginationModelSelector)
  const total = useGridSelector(apiRef, gridPaginationRowCountSelector)
  const paginas = useGridSelector(apiRef, gridPageCountSelector)
  if (total === 0) return null
  const desde = page * pageSize + 1
  const hasta = Math.min((page + 1) * pageSize, total)
  const anterior = page > 0
  const siguiente = page < paginas - 1

  return (
    <div className="paginas">
      <span>{`${numero(desde)}–${numero(hasta)} de ${numero(total)}`}</span>
      <IconButton
        aria-label="Ir a la página anterior"
        title="Ir a la página anterior"
        aria-disabled={!anterior || undefined}
        onClick={() => anterior && apiRef.current.setPage(page - 1)}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton
        aria-label="Ir a la página siguiente"
        title="Ir a la página siguiente"
        aria-disabled={!siguiente || undefined}
        onClick={() => siguiente && apiRef.current.setPage(page + 1)}
      >
        <ChevronRight />
      </IconButton>
    </div>
  )
}

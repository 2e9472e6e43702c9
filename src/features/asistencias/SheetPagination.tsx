import { esES } from '@mui/material/locale'
import TablePagination from '@mui/material/TablePagination'
import { FILAS_POR_PAGINA } from './celdas'

interface Props {
  total: number
  pagina: number
  onPagina: (pagina: number) => void
}

/** Below a sheet of more than one page. */
export function SheetPagination({ total, pagina, onPagina }: Props) {
  if (total <= FILAS_POR_PAGINA) return null
  return (
    <TablePagination
      {...esES.components?.MuiTablePagination?.defaultProps}
      component="div"
      count={total}
      page={pagina}
      rowsPerPage={FILAS_POR_PAGINA}
      rowsPerPageOptions={[FILAS_POR_PAGINA]}
      onPageChange={(_event, otra) => onPagina(otra)}
    />
  )
}

import { columnasDeLibro } from '../../ui/libro/columnas'

/** Section 2, Abonos. */
export const COLUMNAS = columnasDeLibro('origen', 'Origen')

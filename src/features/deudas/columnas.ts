import { columnasDeLibro } from '../../ui/libro/columnas'

/** Section 2, Deudas. */
export const COLUMNAS = columnasDeLibro('razon', 'Razón')

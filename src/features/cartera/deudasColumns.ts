import { carteraColumns } from './columns'

/** Section 2, Deudas. */
export const COLUMNS = carteraColumns('razon', 'Razón')

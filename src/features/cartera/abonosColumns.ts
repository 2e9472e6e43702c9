import { carteraColumns } from './columns'

/** Section 2, Abonos. */
export const COLUMNS = carteraColumns('origen', 'Origen')

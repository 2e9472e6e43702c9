import type { FestivoFila } from '../../contract/festivos'
import type { Column } from '../../ui/columns/columns'

/** Section 2, Festivos: one column. */
export const COLUMNS: readonly Column<FestivoFila>[] = [{ field: 'fecha', title: 'Fecha', type: 'fecha' }]

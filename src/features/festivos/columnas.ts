import type { FestivoFila } from '../../contract/festivos'
import type { Columna } from '../../ui/table/columns'

/** Section 2, Festivos: one column. */
export const COLUMNAS: readonly Columna<FestivoFila>[] = [{ campo: 'fecha', titulo: 'Fecha', tipo: 'fecha' }]

import type { GastoFila } from '../../contract/gastos'
import type { Column } from '../../ui/tableState/columns'
import { BUS_COLUMN, CONDUCTOR_COLUMN } from '../../ui/tableState/links'

/** Section 2, Reporte de gastos. */
export const COLUMNS: readonly Column<GastoFila>[] = [
  { field: 'nombre', title: 'Nombre', card: 'title', maxWidth: 320, wraps: true },
  { field: 'valor', title: 'Valor', card: 'amount', kind: 'pesos', width: 124 },
  { field: 'fecha', title: 'Fecha', card: 'figure', cardName: '', kind: 'date' },
  { ...BUS_COLUMN, card: 'title' },
  { ...CONDUCTOR_COLUMN, card: 'subtitle' },
]

import type { SalarioFila } from '../../contract/salarios'
import type { Column } from '../../ui/tableState/columns'
import { BUS_COLUMN, CONDUCTOR_COLUMN } from '../../ui/tableState/links'

/** Section 2, Salarios. */
export const COLUMNS: readonly Column<SalarioFila>[] = [
  { field: 'valor', title: 'Valor', card: 'amount', kind: 'pesos', width: 124 },
  {
    field: 'valorRegistradora',
    title: 'Valor registradora',
    card: 'figure',
    cardName: 'Registradora',
    kind: 'pesos',
    width: 150,
    absent: ({ fechaEntrega }) => fechaEntrega === null,
  },
  {
    ...CONDUCTOR_COLUMN,
    card: 'title',
  },
  BUS_COLUMN,
  { field: 'fecha', title: 'Fecha', card: 'subtitle', kind: 'date' },
]

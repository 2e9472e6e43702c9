import type { SalarioFila } from '../../contract/salarios'
import type { Column } from '../../ui/tableState/columns'
import { busLink, CONDUCTOR_COLUMN } from '../../ui/tableState/links'

/** Section 2, Salarios. */
export const COLUMNS: readonly Column<SalarioFila>[] = [
  { field: 'valor', title: 'Valor', card: 'figure', kind: 'pesos', width: 124 },
  { field: 'valorRegistradora', title: 'Valor registradora', card: 'figure', kind: 'pesos', width: 150 },
  {
    ...CONDUCTOR_COLUMN,
    card: 'title',
    flex: 1.4,
    minWidth: 140,
  },
  { field: 'busNumero', title: 'Bus', card: 'subtitle', flex: 0.5, minWidth: 64, link: busLink },
  { field: 'fecha', title: 'Fecha', card: 'subtitle', kind: 'date' },
]

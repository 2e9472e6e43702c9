import type { SalarioFila } from '../../contract/salarios'
import type { Column } from '../../ui/columns/columns'
import { busLink, conductorLink } from '../../ui/columns/links'

/** Section 2, Salarios. */
export const COLUMNS: readonly Column<SalarioFila>[] = [
  { field: 'valor', title: 'Valor', card: 'figure', type: 'pesos', width: 124 },
  { field: 'valorRegistradora', title: 'Valor registradora', card: 'figure', type: 'pesos', width: 150 },
  {
    field: 'conductorNombre',
    title: 'Conductor',
    card: 'title',
    flex: 1.4,
    minWidth: 140,
    wraps: true,
    link: conductorLink,
  },
  { field: 'busNumero', title: 'Bus', card: 'subtitle', flex: 0.5, minWidth: 64, link: busLink },
  { field: 'fecha', title: 'Fecha', card: 'subtitle', type: 'fecha' },
]

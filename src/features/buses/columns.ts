import type { BusFila } from '../../contract/buses'
import { nombreDeRuta } from '../../contract/catalogos'
import type { Column } from '../../ui/columns/columns'
import { busAddress, CONDUCTOR_COLUMN } from '../../ui/columns/links'

/** Section 2, Buses. The route is shown, sorted and filtered by its descriptive name. */
export const COLUMNS: readonly Column<BusFila>[] = [
  {
    field: 'numero',
    title: 'Número',
    card: 'title',
    cardName: 'Bus',
    flex: 0.6,
    link: ({ numero }) => busAddress(numero),
  },
  { field: 'empresa', title: 'Empresa', card: 'figure', wraps: true },
  { field: 'ruta', title: 'Ruta', card: 'figure', value: ({ ruta }) => nombreDeRuta(ruta), minWidth: 140 },
  { field: 'modelo', title: 'Modelo', hidden: true },
  { field: 'marca', title: 'Marca', hidden: true },
  {
    ...CONDUCTOR_COLUMN,
    card: 'subtitle',
    flex: 1.4,
    minWidth: 160,
  },
  { field: 'placa', title: 'Placa', card: 'figure', flex: 0.7 },
]

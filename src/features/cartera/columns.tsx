import type { Column } from '../../ui/columns/columns'
import { conductorLink } from '../../ui/columns/links'
import { FromLiquidacion } from './FromLiquidacion'
import { linkOf, type LinkedRow } from './link'

/** A row of a ledger: a driver's amount. A row of a settlement has its uuid and its bus. */
export interface CarteraRow extends LinkedRow {
  uuid: string
  valor: number
  conductorDocumento: string
  conductorNombre: string
}

type RowWith<Field extends string> = CarteraRow & Record<Field, string>

/** Section 2: the columns of a ledger. `field` is its text column: the reason or the origin. */
const carteraColumns = <Field extends string>(
  field: Field,
  title: string,
): readonly Column<RowWith<Field>>[] => [
  { field: 'valor', title: 'Valor', card: 'figure', type: 'pesos', width: 124 },
  {
    field: 'conductorNombre',
    title: 'Conductor',
    card: 'title',
    flex: 1.2,
    minWidth: 140,
    wraps: true,
    link: conductorLink,
  },
  {
    field: field as Extract<keyof RowWith<Field>, string>,
    title,
    card: 'subtitle',
    flex: 1.6,
    minWidth: 180,
    render: (row) => <FromLiquidacion text={row[field]} link={linkOf(row)} />,
  },
  { field: 'fecha', title: 'Fecha', card: 'figure', type: 'fecha' },
]

export const DEUDAS_COLUMNS = carteraColumns('razon', 'Razón')
export const ABONOS_COLUMNS = carteraColumns('origen', 'Origen')

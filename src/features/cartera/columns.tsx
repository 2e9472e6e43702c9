import type { Column } from '../../ui/table/columns'
import { FromLiquidacion } from './FromLiquidacion'
import { linkOf } from './link'
import type { CarteraRow } from './row'

type RowWith<Campo extends string> = CarteraRow & Record<Campo, string>

/** The columns of a ledger (section 2), whose rows say in `campo` what they are for. */
export const carteraColumns = <Campo extends string>(
  field: Campo,
  title: string,
): readonly Column<RowWith<Campo>>[] => [
  { field: 'valor', title: 'Valor', type: 'pesos', width: 124 },
  { field: 'conductorNombre', title: 'Conductor', flex: 1.2, minWidth: 140, wraps: true },
  {
    field: field as Extract<keyof RowWith<Campo>, string>,
    title,
    flex: 1.6,
    minWidth: 180,
    render: (row) => <FromLiquidacion text={row[field]} link={linkOf(row)} />,
  },
  { field: 'fecha', title: 'Fecha', type: 'fecha' },
]

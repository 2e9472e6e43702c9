import type { AbonoFila } from '../../contract/abonos'
import { FromLiquidacion } from '../../ui/FromLiquidacion'
import type { Columna } from '../../ui/table/columns'

/** Section 2, Abonos. */
export const COLUMNAS: readonly Columna<AbonoFila>[] = [
  { campo: 'valor', titulo: 'Valor', tipo: 'pesos', ancho: 124 },
  { campo: 'conductorNombre', titulo: 'Conductor', flex: 1.2, minWidth: 140, envuelve: true },
  {
    campo: 'origen',
    titulo: 'Origen',
    flex: 1.6,
    minWidth: 180,
    render: ({ origen, liquidacionUuid }) => (
      <FromLiquidacion texto={origen} liquidacionUuid={liquidacionUuid} />
    ),
  },
  { campo: 'fecha', titulo: 'Fecha', tipo: 'fecha' },
]

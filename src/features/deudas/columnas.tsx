import type { DeudaFila } from '../../contract/deudas'
import { FromLiquidacion } from '../../ui/FromLiquidacion'
import type { Columna } from '../../ui/table/columns'

/** Section 2, Deudas. */
export const COLUMNAS: readonly Columna<DeudaFila>[] = [
  { campo: 'valor', titulo: 'Valor', tipo: 'pesos', ancho: 124 },
  { campo: 'conductorNombre', titulo: 'Conductor', flex: 1.2, minWidth: 140, envuelve: true },
  {
    campo: 'razon',
    titulo: 'Razón',
    flex: 1.6,
    minWidth: 180,
    render: ({ razon, liquidacionUuid }) => (
      <FromLiquidacion texto={razon} liquidacionUuid={liquidacionUuid} />
    ),
  },
  { campo: 'fecha', titulo: 'Fecha', tipo: 'fecha' },
]

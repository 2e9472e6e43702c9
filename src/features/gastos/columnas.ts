import type { GastoFila } from '../../contract/gastos'
import type { Columna } from '../../ui/table/columns'

/** Section 2, Reporte de gastos. */
export const COLUMNAS: readonly Columna<GastoFila>[] = [
  { campo: 'nombre', titulo: 'Nombre', flex: 1.2, minWidth: 110, envuelve: true },
  { campo: 'valor', titulo: 'Valor', tipo: 'pesos', ancho: 124 },
  { campo: 'fecha', titulo: 'Fecha', tipo: 'fecha' },
  { campo: 'busNumero', titulo: 'Bus', flex: 0.5, minWidth: 64 },
  { campo: 'conductorNombre', titulo: 'Conductor', flex: 1.4, minWidth: 140, envuelve: true },
]

import type { SalarioFila } from '../../contract/salarios'
import type { Columna } from '../../ui/table/columns'

/** Section 2, Salarios. */
export const COLUMNAS: readonly Columna<SalarioFila>[] = [
  { campo: 'valor', titulo: 'Valor', tipo: 'pesos', ancho: 124 },
  { campo: 'valorRegistradora', titulo: 'Valor registradora', tipo: 'pesos', ancho: 150 },
  { campo: 'conductorNombre', titulo: 'Conductor', flex: 1.4, minWidth: 140, envuelve: true },
  { campo: 'busNumero', titulo: 'Bus', flex: 0.5, minWidth: 64 },
  { campo: 'fecha', titulo: 'Fecha', tipo: 'fecha' },
]

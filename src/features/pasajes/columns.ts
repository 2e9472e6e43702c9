import { nombreDeRuta } from '../../contract/catalogos'
import type { PasajeFila } from '../../contract/pasajes'
import type { Column } from '../../ui/columns/columns'
import { IDENTIFICADOR_COLUMN } from '../../ui/columns/links'

/** Section 2, Pasajes. The widths fit its ten columns into 1366 pixels. */
export const COLUMNS: readonly Column<PasajeFila>[] = [
  IDENTIFICADOR_COLUMN,
  { field: 'ruta', title: 'Ruta', card: 'title', value: ({ ruta }) => nombreDeRuta(ruta), minWidth: 126 },
  { field: 'valor', title: 'Valor', card: 'figure', type: 'pesos', minWidth: 76 },
  {
    field: 'porcentajePasajero',
    title: 'Porcentaje pasajero',
    card: 'figure',
    type: 'porcentaje',
    minWidth: 90,
  },
  {
    field: 'porcentajeFestivos',
    title: 'Porcentaje festivos',
    card: 'figure',
    type: 'porcentaje',
    minWidth: 90,
  },
  { field: 'porcentajeBonificacion', title: 'Porcentaje bonificación', type: 'porcentaje', minWidth: 100 },
  { field: 'limiteBonificacion', title: 'Límite bonificación', type: 'numero', minWidth: 100 },
  { field: 'pasajerosPorViaje', title: 'Pasajeros por viaje', type: 'numero', minWidth: 86 },
  { field: 'fechaInicio', title: 'Fecha inicio', card: 'subtitle', type: 'fecha', minWidth: 175 },
  { field: 'fechaFinal', title: 'Fecha final', card: 'subtitle', type: 'fecha', minWidth: 175 },
  { field: 'valido', title: 'Válido', type: 'booleano', minWidth: 70 },
]

/** Section 2: invalid rows are highlighted red. */
export const highlightInvalid = ({ valido }: PasajeFila) => (valido ? undefined : 'invalida')

export const LEGEND = { invalida: 'Inválido' }

import { nombreDeRuta } from '../../contract/catalogos'
import type { PasajeFila } from '../../contract/pasajes'
import type { Columna } from '../../ui/table/columns'

/** Section 2, Pasajes. The widths let its ten columns stand side by side at 1366 pixels. */
export const COLUMNAS: readonly Columna<PasajeFila>[] = [
  { campo: 'uuid', titulo: 'Identificador', oculta: true, filtrable: false, minWidth: 300 },
  { campo: 'ruta', titulo: 'Ruta', valor: ({ ruta }) => nombreDeRuta(ruta), minWidth: 126 },
  { campo: 'valor', titulo: 'Valor', tipo: 'pesos', minWidth: 76 },
  { campo: 'porcentajePasajero', titulo: 'Porcentaje pasajero', tipo: 'porcentaje', minWidth: 90 },
  { campo: 'porcentajeFestivos', titulo: 'Porcentaje festivos', tipo: 'porcentaje', minWidth: 90 },
  { campo: 'porcentajeBonificacion', titulo: 'Porcentaje bonificación', tipo: 'porcentaje', minWidth: 100 },
  { campo: 'limiteBonificacion', titulo: 'Límite bonificación', tipo: 'numero', minWidth: 100 },
  { campo: 'pasajerosPorViaje', titulo: 'Pasajeros por viaje', tipo: 'numero', minWidth: 86 },
  { campo: 'fechaInicio', titulo: 'Fecha inicio', tipo: 'fecha', minWidth: 175 },
  { campo: 'fechaFinal', titulo: 'Fecha final', tipo: 'fecha', minWidth: 175 },
  { campo: 'valido', titulo: 'Válido', tipo: 'booleano', minWidth: 70 },
]

/** Section 2: invalid rows are highlighted red. */
export const resaltarInvalido = ({ valido }: PasajeFila) => (valido ? undefined : 'invalida')

export const LEYENDA = { invalida: 'Inválido' }

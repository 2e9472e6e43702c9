import { nombreDeRuta } from '../../contract/catalogos'
import { fechaLarga } from '../../contract/fechas'
import type { PasajeFila } from '../../contract/pasajes'
import { numero, pesos, porcentaje } from '../../ui/formats'
import { compared, type Comparison } from '../../ui/form/Differences'
import { valoresDe, type ValoresPasaje } from './valores'

/** What two people may have written differently in one fare. */
export const COMPARISON: Comparison<ValoresPasaje, PasajeFila> = {
  valuesOf: valoresDe,
  fields: [
    compared('Ruta', 'ruta', (ruta) => ruta && nombreDeRuta(ruta)),
    compared('Valor', 'valor', pesos),
    compared('Porcentaje pasajero', 'porcentajePasajero', porcentaje),
    compared('Porcentaje festivos', 'porcentajeFestivos', porcentaje),
    compared('Porcentaje bonificación', 'porcentajeBonificacion', porcentaje),
    compared('Límite bonificación', 'limiteBonificacion', numero),
    compared('Pasajeros por viaje', 'pasajerosPorViaje', numero),
    compared('Fecha inicio', 'fechaInicio', fechaLarga),
    compared('Fecha final', 'fechaFinal', fechaLarga),
  ],
}

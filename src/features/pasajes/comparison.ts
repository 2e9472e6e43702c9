import { nombreDeRuta } from '../../contract/catalogos'
import { fechaLarga } from '../../contract/fechas'
import type { PasajeFila } from '../../contract/pasajes'
import { numero, pesos, porcentaje } from '../../ui/texts/formats'
import { compared, type Comparison } from '../../ui/form/Differences'
import { valuesOf, type PasajeValues } from './values'

/** The fields to compare when a colleague has saved the same fare. */
export const COMPARISON: Comparison<PasajeValues, PasajeFila> = {
  valuesOf,
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

import { nombreDeRuta } from '../../contract/catalogos'
import { fechaLarga } from '../../contract/fechas'
import type { PasajeFila } from '../../contract/pasajes'
import { numero, pesos, porcentaje } from '../../ui/formats'
import type { Comparison } from '../../ui/form/Differences'
import { valoresDe, type ValoresPasaje } from './valores'

/** What two people may have written differently in one fare. */
export const COMPARISON: Comparison<ValoresPasaje, PasajeFila> = {
  valuesOf: valoresDe,
  fields: [
    { label: 'Ruta', names: ['ruta'], text: ({ ruta }) => ruta && nombreDeRuta(ruta) },
    { label: 'Valor', names: ['valor'], text: ({ valor }) => pesos(valor) },
    {
      label: 'Porcentaje pasajero',
      names: ['porcentajePasajero'],
      text: ({ porcentajePasajero }) => porcentaje(porcentajePasajero),
    },
    {
      label: 'Porcentaje festivos',
      names: ['porcentajeFestivos'],
      text: ({ porcentajeFestivos }) => porcentaje(porcentajeFestivos),
    },
    {
      label: 'Porcentaje bonificación',
      names: ['porcentajeBonificacion'],
      text: ({ porcentajeBonificacion }) => porcentaje(porcentajeBonificacion),
    },
    {
      label: 'Límite bonificación',
      names: ['limiteBonificacion'],
      text: ({ limiteBonificacion }) => numero(limiteBonificacion),
    },
    {
      label: 'Pasajeros por viaje',
      names: ['pasajerosPorViaje'],
      text: ({ pasajerosPorViaje }) => numero(pasajerosPorViaje),
    },
    { label: 'Fecha inicio', names: ['fechaInicio'], text: ({ fechaInicio }) => fechaLarga(fechaInicio) },
    { label: 'Fecha final', names: ['fechaFinal'], text: ({ fechaFinal }) => fechaLarga(fechaFinal) },
  ],
}

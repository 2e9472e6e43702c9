import { nombreDeRuta } from '../../contract/catalogos'
import type { PasajeFila } from '../../contract/pasajes'
import { boolean, date, derived, number, percentage, money, nounOf } from './noun'

export const PASAJES = nounOf<PasajeFila>()({
  id: 'pasajes',
  name: 'Pasaje',
  words: ['pasaje', 'pasajes'],
  creates: 'gestionarPasajes',
  fields: {
    ruta: { title: 'Ruta', write: nombreDeRuta },
    valor: money('Valor'),
    porcentajePasajero: percentage('Porcentaje pasajero'),
    porcentajeFestivos: percentage('Porcentaje festivos'),
    porcentajeBonificacion: percentage('Porcentaje bonificación'),
    limiteBonificacion: number('Límite bonificación'),
    pasajerosPorViaje: number('Pasajeros por viaje'),
    fechaInicio: date('Fecha inicio'),
    fechaFinal: date('Fecha final'),
    valido: derived(boolean('Válido')),
  },
})

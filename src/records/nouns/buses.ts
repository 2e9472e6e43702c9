import type { BusFila } from '../../contract/buses'
import { nombreDeRuta } from '../../contract/catalogos'
import { text, nounOf } from './noun'

export const BUSES = nounOf<BusFila>()({
  id: 'buses',
  name: 'Bus',
  words: ['bus', 'buses'],
  creates: 'crearBus',
  key: 'numero',
  fields: {
    numero: text('Número'),
    placa: text('Placa'),
    empresa: text('Empresa'),
    ruta: { title: 'Ruta', write: nombreDeRuta },
    modelo: text('Modelo'),
    marca: text('Marca'),
    conductorNombre: text('Conductor'),
  },
})

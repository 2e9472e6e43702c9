import { nombreDeRuta } from '../../contract/catalogos'
import { fechaLarga } from '../../contract/fechas'
import type { Nouns } from '../db/changes/noun'

export const PASAJES: Nouns['pasajes'] = {
  label: ({ ruta, fechaInicio }) => `${nombreDeRuta(ruta)} desde el ${fechaLarga(fechaInicio)}`,
  undo: ['gestionarPasajes'],
}

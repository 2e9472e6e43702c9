import { useBusesQuery } from '../../api/buses'
import { BusSchema } from '../../contract/buses'
import { RUTAS } from '../../contract/catalogos'
import { CONDUCTOR, text } from '../../records/fileRows/fields'
import type { ImportNoun } from '../../records/fileRows/noun'

/** 'Importar' of the buses: known by their numero. */
const BUSES: ImportNoun = {
  noun: 'buses',
  words: ['bus', 'buses'],
  fields: [
    text('numero', 'Número', '303', { also: ['bus', 'movil'] }),
    text('empresa', 'Empresa', 'Coonatra'),
    text('ruta', 'Ruta', 'Circular Coonatra', { options: RUTAS }),
    text('modelo', 'Modelo', '2019', { also: ['año'] }),
    text('marca', 'Marca', 'Chevrolet'),
    text('placa', 'Placa', 'TPX123'),
    CONDUCTOR,
  ],
  schema: BusSchema,
  useExisting: () => useBusesQuery().data,
}
export default BUSES

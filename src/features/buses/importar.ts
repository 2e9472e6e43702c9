import { useBusesQuery } from '../../api/buses'
import { BusImportadoSchema } from '../../contract/buses'
import { RUTAS } from '../../contract/catalogos'
import { CONDUCTOR, text } from '../../records/fileRows/fields'
import type { ImportNoun } from '../../records/fileRows/noun'
import { BUSES } from '../../records/nouns/buses'

/** 'Importar' of the buses: known by their numero. */
const IMPORT: ImportNoun = {
  noun: 'buses',
  corrects: true,
  words: BUSES.words,
  fields: [
    text('numero', 'Número', '901', { also: ['bus', 'movil'], isKey: true }),
    text('empresa', 'Empresa', 'Coonatra'),
    text('ruta', 'Ruta', 'Circular Coonatra', { options: RUTAS }),
    text('modelo', 'Modelo', '2019', { also: ['año'] }),
    text('marca', 'Marca', 'Chevrolet'),
    text('placa', 'Placa', 'TPX123', { isKey: true }),
    { ...CONDUCTOR, optional: true },
  ],
  computed: ['Conductor'],
  schema: BusImportadoSchema,
  useExisting: () => useBusesQuery().data,
}
export default IMPORT

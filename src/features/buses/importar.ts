import { RUTAS } from '../../contract/catalogos'
import { CONDUCTOR, fieldsOf } from '../../records/fileRows/fields'
import type { ImportNoun } from '../../records/fileRows/noun'
import { BUSES } from '../../records/nouns/buses'

/** 'Importar' of the buses: known by their numero. */
const IMPORT: ImportNoun = {
  noun: 'buses',
  corrects: true,
  words: BUSES.words,
  fields: [
    ...fieldsOf(BUSES, {
      numero: ['901', { also: ['bus', 'movil'], isKey: true }],
      empresa: ['Coonatra'],
      ruta: ['Circular Coonatra', { options: RUTAS }],
      modelo: ['2019', { also: ['año'] }],
      marca: ['Chevrolet'],
      placa: ['TPX123', { isKey: true }],
    }),
    { ...CONDUCTOR, optional: true },
  ],
}
export default IMPORT

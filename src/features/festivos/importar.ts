import { today } from '../../api/client/today'
import { fieldsOf } from '../../records/fileRows/fields'
import type { ImportNoun } from '../../records/fileRows/noun'
import { FESTIVOS } from '../../records/nouns/festivos'

/** 'Importar' of the holidays. */
const IMPORT: ImportNoun = {
  noun: 'festivos',
  words: FESTIVOS.words,
  fields: fieldsOf(FESTIVOS, {
    fecha: [`${today().slice(0, 4)}-12-24`, { also: ['festivo', 'dia', 'dia festivo'] }],
  }),
}
export default IMPORT

import { useFestivosQuery } from '../../api/festivos'
import { today } from '../../api/client/today'
import { FestivoSchema } from '../../contract/festivos'
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
  schema: FestivoSchema,
  useExisting: () => useFestivosQuery().data,
}
export default IMPORT

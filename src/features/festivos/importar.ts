import { useFestivosQuery } from '../../api/festivos'
import { today } from '../../api/client/today'
import { FestivoSchema } from '../../contract/festivos'
import { date } from '../../records/fileRows/fields'
import type { ImportNoun } from '../../records/fileRows/noun'

/** 'Importar' of the holidays. */
const FESTIVOS: ImportNoun = {
  noun: 'festivos',
  words: ['festivo', 'festivos'],
  fields: [
    date('fecha', 'Fecha', `${today().slice(0, 4)}-12-24`, { also: ['festivo', 'dia', 'dia festivo'] }),
  ],
  schema: FestivoSchema,
  useExisting: () => useFestivosQuery().data,
}
export default FESTIVOS

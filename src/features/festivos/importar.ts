import { useFestivosQuery } from '../../api/festivos'
import { FestivoSchema } from '../../contract/festivos'
import { date } from '../../records/fileRows/fields'
import type { ImportNoun } from '../../records/fileRows/noun'

/** 'Importar' of the holidays. */
const FESTIVOS: ImportNoun = {
  noun: 'festivos',
  words: ['festivo', 'festivos'],
  fields: [date('fecha', 'Fecha', '2026-12-25', { also: ['festivo', 'dia'] })],
  schema: FestivoSchema,
  useExisting: () => useFestivosQuery().data,
}
export default FESTIVOS

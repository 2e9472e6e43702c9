import { useFestivosQuery } from '../../api/festivos'
import { FestivoSchema } from '../../contract/festivos'
import { NAMES_NONE, type ImportNoun } from '../../records/import/noun'

/** 'Importar' of the holidays. */
const FESTIVOS: ImportNoun = {
  noun: 'festivos',
  title: 'Importar festivos',
  words: ['festivo', 'festivos'],
  fields: [
    {
      name: 'fecha',
      title: 'Fecha',
      type: 'fecha',
      also: ['festivo', 'dia'],
      required: true,
      example: '2026-12-25',
    },
  ],
  schema: FestivoSchema,
  datosOf: (values) => ({ ...values }),
  useExisting: () => useFestivosQuery().data,
  useKnown: () => NAMES_NONE,
}
export default FESTIVOS

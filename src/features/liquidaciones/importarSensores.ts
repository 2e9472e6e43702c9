import { FECHA_Y_BUS, fieldsOf } from '../../records/fileRows/fields'
import type { ImportNoun } from '../../records/fileRows/noun'
import { LIQUIDACIONES } from '../../records/nouns/liquidaciones'

/** 'Importar' of the sensors' counts, each of which fills the settlement of its bus and day, or creates it. */
const SENSORES: ImportNoun = {
  noun: 'sensores',
  words: ['conteo de sensor', 'conteos de sensor'],
  fields: [
    ...FECHA_Y_BUS,
    ...fieldsOf(LIQUIDACIONES, { sensor: [412], viajes: [6], civica: [35, { optional: true }] }),
  ],
}
export default SENSORES

import { FilaSensorSchema } from '../../contract/sensores'
import { BUS, FECHA, figure } from '../../records/fileRows/fields'
import { NOT_COMPARED, type ImportNoun } from '../../records/fileRows/noun'

/** 'Importar' of the sensors' counts, each of which fills the settlement of its bus and day, or creates it. */
const SENSORES: ImportNoun = {
  noun: 'sensores',
  words: ['conteo de sensor', 'conteos de sensor'],
  fields: [
    FECHA,
    BUS,
    figure('sensor', 'Sensor', 412),
    figure('viajes', 'Viajes', 6),
    figure('civica', 'Cívica', 35, { optional: true }),
  ],
  schema: FilaSensorSchema,
  dudosaDe: (datos) => datos,
  useExisting: () => NOT_COMPARED,
}
export default SENSORES

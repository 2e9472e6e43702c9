import { FilaSensorSchema } from '../../contract/sensores'
import type { Datos, ImportNoun } from '../../ui/importar/noun'
import { BUS, FECHA, figure } from './importFields'

// A count fills the settlement of its bus and day, or creates it: none is a double of what is stored.
const NONE: readonly Datos[] = []

/** 'Importar' of the sensors' counts. */
const SENSORES: ImportNoun = {
  noun: 'sensores',
  title: 'Importar sensores',
  fields: [
    FECHA,
    BUS,
    figure('sensor', 'Sensor', 412, { required: true }),
    figure('viajes', 'Viajes', 6, { required: true }),
    figure('civica', 'Cívica', 35),
  ],
  schema: FilaSensorSchema,
  datosOf: (values) => ({ ...values }),
  useExisting: () => NONE,
}
export default SENSORES

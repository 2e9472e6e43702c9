import { useMemo } from 'react'
import { useBusesQuery } from '../../api/buses'
import { FilaSensorSchema } from '../../contract/sensores'
import { knownBuses } from '../../records/import/known'
import { NOT_COMPARED, type ImportNoun } from '../../records/import/noun'
import { BUS, FECHA, figure } from './importFields'

/** 'Importar' of the sensors' counts, each of which fills the settlement of its bus and day, or creates it. */
const SENSORES: ImportNoun = {
  noun: 'sensores',
  title: 'Importar sensores',
  words: ['conteo de sensor', 'conteos de sensor'],
  fields: [
    FECHA,
    BUS,
    figure('sensor', 'Sensor', 412, { required: true }),
    figure('viajes', 'Viajes', 6, { required: true }),
    figure('civica', 'Cívica', 35),
  ],
  schema: FilaSensorSchema,
  datosOf: (values) => ({ ...values }),
  useExisting: () => NOT_COMPARED,
  useKnown: () => {
    const { data } = useBusesQuery()
    return useMemo(() => ({ busNumero: knownBuses(data) }), [data])
  },
}
export default SENSORES

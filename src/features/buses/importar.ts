import { useMemo } from 'react'
import { useBusesQuery } from '../../api/buses'
import { useConductoresQuery } from '../../api/conductores'
import { BusSchema } from '../../contract/buses'
import { RUTAS } from '../../contract/catalogos'
import { knownConductores } from '../../records/import/known'
import type { ImportNoun } from '../../records/import/noun'

/** 'Importar' of the buses: known by their numero. */
const BUSES: ImportNoun = {
  noun: 'buses',
  title: 'Importar buses',
  words: ['bus', 'buses'],
  fields: [
    {
      name: 'numero',
      title: 'Número',
      type: 'texto',
      also: ['bus', 'movil'],
      required: true,
      example: '303',
    },
    { name: 'empresa', title: 'Empresa', type: 'texto', required: true, example: 'Coonatra' },
    {
      name: 'ruta',
      title: 'Ruta',
      type: 'opcion',
      options: RUTAS,
      required: true,
      example: 'Circular Coonatra',
    },
    { name: 'modelo', title: 'Modelo', type: 'texto', also: ['año'], required: true, example: '2019' },
    { name: 'marca', title: 'Marca', type: 'texto', required: true, example: 'Chevrolet' },
    { name: 'placa', title: 'Placa', type: 'texto', required: true, example: 'TPX123' },
    {
      name: 'conductorDocumento',
      title: 'Documento del conductor',
      type: 'texto',
      also: ['conductor', 'documento', 'cedula'],
      required: true,
      example: '71234567',
    },
  ],
  schema: BusSchema,
  datosOf: (values) => ({ ...values }),
  useExisting: () => useBusesQuery().data,
  useKnown: () => {
    const { data } = useConductoresQuery({ valido: null })
    return useMemo(() => ({ conductorDocumento: knownConductores(data) }), [data])
  },
}
export default BUSES

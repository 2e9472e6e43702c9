import { useConductoresIngresosQuery } from '../../api/conductores'
import { TIPOS_DOCUMENTO } from '../../contract/catalogos'
import { ConductorSchema } from '../../contract/conductores'
import { NAMES_NONE, type ImportNoun } from '../../records/import/noun'

/** 'Importar' of the drivers: known by their documento. */
const CONDUCTORES: ImportNoun = {
  noun: 'conductores',
  title: 'Importar conductores',
  words: ['conductor', 'conductores'],
  fields: [
    {
      name: 'documento',
      title: 'Documento',
      type: 'texto',
      also: ['cedula', 'cc'],
      required: true,
      example: '71234567',
    },
    {
      name: 'nombre',
      title: 'Nombre',
      type: 'texto',
      also: ['conductor'],
      required: true,
      example: 'Ana María Gómez',
    },
    { name: 'empresa', title: 'Empresa', type: 'texto', required: true, example: 'Coonatra' },
    {
      name: 'fechaNacimiento',
      title: 'Fecha de nacimiento',
      type: 'fecha',
      also: ['nacimiento'],
      isPast: true,
      required: true,
      example: '1985-04-17',
    },
    {
      name: 'tipoDocumento',
      title: 'Tipo de documento',
      type: 'opcion',
      also: ['tipo'],
      options: TIPOS_DOCUMENTO,
      required: true,
      example: 'C.C.',
    },
  ],
  schema: ConductorSchema,
  datosOf: (values) => ({ ...values }),
  useExisting: () => useConductoresIngresosQuery().data,
  useKnown: () => NAMES_NONE,
}
export default CONDUCTORES

import { useConductoresIngresosQuery } from '../../api/conductores'
import { TIPOS_DOCUMENTO } from '../../contract/catalogos'
import { ConductorSchema } from '../../contract/conductores'
import { date, text } from '../../records/fileRows/fields'
import type { ImportNoun } from '../../records/fileRows/noun'

/** 'Importar' of the drivers: known by their documento. */
const CONDUCTORES: ImportNoun = {
  noun: 'conductores',
  words: ['conductor', 'conductores'],
  fields: [
    text('documento', 'Documento', '71234567', { also: ['cedula', 'cc'] }),
    text('nombre', 'Nombre', 'Ana María Gómez', { also: ['conductor'] }),
    text('empresa', 'Empresa', 'Coonatra'),
    date('fechaNacimiento', 'Fecha de nacimiento', '1985-04-17', { also: ['nacimiento'], isPast: true }),
    text('tipoDocumento', 'Tipo de documento', 'C.C.', { also: ['tipo'], options: TIPOS_DOCUMENTO }),
  ],
  schema: ConductorSchema,
  useExisting: () => useConductoresIngresosQuery().data,
}
export default CONDUCTORES

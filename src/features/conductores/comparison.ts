import { nombreDeTipoDocumento } from '../../contract/catalogos'
import type { ConductorFila } from '../../contract/conductores'
import { fechaLarga } from '../../contract/fechas'
import { compared, type Comparison } from '../../ui/form/Differences'
import { valuesOf, type ConductorValues } from './values'

/** The fields to compare when a colleague has saved the same driver. */
export const COMPARISON: Comparison<ConductorValues, ConductorFila> = {
  valuesOf,
  fields: [
    compared('Nombre', 'nombre'),
    compared('Empresa', 'empresa'),
    compared('Fecha de nacimiento', 'fechaNacimiento', fechaLarga),
    compared('Tipo de documento', 'tipoDocumento', nombreDeTipoDocumento),
    compared('Documento', 'documento'),
  ],
}

import { nombreDeTipoDocumento } from '../../contract/catalogos'
import type { ConductorFila } from '../../contract/conductores'
import { fechaLarga } from '../../contract/fechas'
import { compared, type Comparison } from '../../ui/form/Differences'
import { valuesOf, type ValoresConductor } from './values'

/** What two people may have written differently of one driver. */
export const COMPARISON: Comparison<ValoresConductor, ConductorFila> = {
  valuesOf,
  fields: [
    compared('Nombre', 'nombre'),
    compared('Empresa', 'empresa'),
    compared('Fecha de nacimiento', 'fechaNacimiento', fechaLarga),
    compared('Tipo de documento', 'tipoDocumento', nombreDeTipoDocumento),
    compared('Documento', 'documento'),
  ],
}

import type { TipoDocumento } from '../../contract/catalogos'
import type { ConductorFila } from '../../contract/conductores'

/** The driver's form; '' in empty fields. */
export interface ConductorValues {
  nombre: string
  empresa: string
  fechaNacimiento: string
  tipoDocumento: TipoDocumento | ''
  documento: string
}

export const EMPTY_VALUES: ConductorValues = {
  nombre: '',
  empresa: '',
  fechaNacimiento: '',
  tipoDocumento: '',
  documento: '',
}

export const valuesOf = (conductor: ConductorFila): ConductorValues => ({
  nombre: conductor.nombre,
  empresa: conductor.empresa,
  fechaNacimiento: conductor.fechaNacimiento ?? '',
  tipoDocumento: conductor.tipoDocumento as TipoDocumento,
  documento: conductor.documento,
})

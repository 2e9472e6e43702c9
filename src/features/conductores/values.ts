import type { TipoDocumento } from '../../contract/catalogos'
import type { ConductorFila } from '../../contract/conductores'

/** The driver's form; '' in empty fields. */
export interface ValoresConductor {
  nombre: string
  empresa: string
  fechaNacimiento: string
  tipoDocumento: TipoDocumento | ''
  documento: string
}

export const EMPTY_VALUES: ValoresConductor = {
  nombre: '',
  empresa: '',
  fechaNacimiento: '',
  tipoDocumento: '',
  documento: '',
}

export const valuesOf = (conductor: ConductorFila): ValoresConductor => ({
  nombre: conductor.nombre,
  empresa: conductor.empresa,
  fechaNacimiento: conductor.fechaNacimiento ?? '',
  tipoDocumento: conductor.tipoDocumento as TipoDocumento,
  documento: conductor.documento,
})

import { esRuta, type Ruta } from '../../contract/catalogos'
import type { NumeroEditable } from '../../contract/numeros'
import type { PasajeFila } from '../../contract/pasajes'

/** The fare's form; '' in empty fields. */
export interface PasajeValues {
  ruta: Ruta | ''
  valor: NumeroEditable
  porcentajePasajero: NumeroEditable
  porcentajeFestivos: NumeroEditable
  porcentajeBonificacion: NumeroEditable
  limiteBonificacion: NumeroEditable
  pasajerosPorViaje: NumeroEditable
  fechaInicio: string
  fechaFinal: string
}

/** Section 3: every number begins at 0. */
export const EMPTY_VALUES: PasajeValues = {
  ruta: '',
  valor: 0,
  porcentajePasajero: 0,
  porcentajeFestivos: 0,
  porcentajeBonificacion: 0,
  limiteBonificacion: 0,
  pasajerosPorViaje: 0,
  fechaInicio: '',
  fechaFinal: '',
}

/** The form's values for a fare. A route that is none of the four begins empty and has to be chosen. */
export const valuesOf = ({
  uuid: _uuid,
  valido: _valido,
  version: _version,
  ...pasaje
}: PasajeFila): PasajeValues => ({
  ...pasaje,
  ruta: esRuta(pasaje.ruta) ? pasaje.ruta : '',
})

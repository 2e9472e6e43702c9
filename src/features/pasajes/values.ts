import { addYears } from 'date-fns/addYears'
import { formatISO } from 'date-fns/formatISO'
import { parseISO } from 'date-fns/parseISO'
import { esRuta } from '../../contract/catalogos'
import { sumarDias } from '../../contract/fechas'
import type { CuerpoPasaje, PasajeFila } from '../../contract/pasajes'
import type { ValuesOf } from '../../records/dialog/values'

export type PasajeValues = ValuesOf<CuerpoPasaje>

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

/** A copy of a fare for the year after it: from the day on which it has ended. */
export function nextYearOf(pasaje: PasajeFila): PasajeValues {
  const fechaFinal = formatISO(addYears(parseISO(pasaje.fechaFinal), 1), { representation: 'date' })
  return { ...valuesOf(pasaje), fechaInicio: sumarDias(pasaje.fechaFinal, 1), fechaFinal }
}

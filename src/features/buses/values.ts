import type { BusFila, CuerpoBus } from '../../contract/buses'
import { esRuta } from '../../contract/catalogos'
import type { ValuesOf } from '../../records/dialog/values'

type BusValues = ValuesOf<CuerpoBus>

export const EMPTY_VALUES: BusValues = {
  numero: '',
  empresa: '',
  ruta: '',
  modelo: '',
  marca: '',
  placa: '',
  conductorDocumento: '',
}

/**
 * The form's values for a bus. A route that is none of the four begins empty and has to be chosen, since the table shows it
 * as one of them and saving would change it unseen.
 */
export const valuesOf = ({ conductorNombre: _nombre, version: _version, ...bus }: BusFila): BusValues => ({
  ...bus,
  ruta: esRuta(bus.ruta) ? bus.ruta : '',
  conductorDocumento: bus.conductorDocumento ?? '',
})

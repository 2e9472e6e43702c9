import type { BusFila, CuerpoBus } from '../../contract/buses'
import { esRuta, type Ruta } from '../../contract/catalogos'

/** The bus's form: the call's body, with '' in empty fields. */
type BusValues = Omit<CuerpoBus, 'ruta' | 'version'> & { ruta: Ruta | '' }

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

import type { BusFila, CuerpoBus } from '../../contract/buses'
import { esRuta, type Ruta } from '../../contract/catalogos'

/** What the bus's form holds: the call's body, '' where nothing has been entered. */
export type ValoresBus = Omit<CuerpoBus, 'ruta' | 'version'> & { ruta: Ruta | '' }

export const EMPTY_VALUES: ValoresBus = {
  numero: '',
  empresa: '',
  ruta: '',
  modelo: '',
  marca: '',
  placa: '',
  conductorDocumento: '',
}

/**
 * The form for a bus of the table. A route that is none of the four is shown in the table as another one; here it has to be
 * chosen, so that saving does not change it unseen.
 */
export const valuesOf = ({ conductorNombre: _nombre, version: _version, ...bus }: BusFila): ValoresBus => ({
  ...bus,
  ruta: esRuta(bus.ruta) ? bus.ruta : '',
  conductorDocumento: bus.conductorDocumento ?? '',
})

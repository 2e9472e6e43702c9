import type { BusFila } from '../../contract/buses'
import { nombreDeRuta } from '../../contract/catalogos'
import { compared, type Comparison } from '../../ui/form/Differences'
import { conductorName } from '../../records/selectors/ConductorName'
import { valuesOf, type BusValues } from './values'

/** The fields to compare when a colleague has saved the same bus. */
export const COMPARISON: Comparison<BusValues, BusFila> = {
  valuesOf,
  fields: [
    compared('Número', 'numero'),
    compared('Placa', 'placa'),
    compared('Empresa', 'empresa'),
    compared('Ruta', 'ruta', (ruta) => ruta && nombreDeRuta(ruta)),
    compared('Modelo', 'modelo'),
    compared('Marca', 'marca'),
    compared('Conductor', 'conductorDocumento', conductorName),
  ],
}

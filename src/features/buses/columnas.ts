import type { BusFila } from '../../contract/buses'
import { nombreDeRuta } from '../../contract/catalogos'
import type { Columna } from '../../ui/table/columns'

/** Section 2, Buses. The route is read, sorted and filtered by its descriptive name. */
export const COLUMNAS: readonly Columna<BusFila>[] = [
  { campo: 'numero', titulo: 'Número', flex: 0.6 },
  { campo: 'empresa', titulo: 'Empresa', envuelve: true },
  { campo: 'ruta', titulo: 'Ruta', valor: ({ ruta }) => nombreDeRuta(ruta), minWidth: 140 },
  { campo: 'modelo', titulo: 'Modelo', oculta: true },
  { campo: 'marca', titulo: 'Marca', oculta: true },
  { campo: 'conductorNombre', titulo: 'Conductor', flex: 1.4, minWidth: 160, envuelve: true },
  { campo: 'placa', titulo: 'Placa', flex: 0.7 },
]

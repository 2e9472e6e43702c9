import type { BusFila } from '../../contract/buses'
import { nombreDeRuta } from '../../contract/catalogos'
import type { Comparison } from '../../ui/form/Differences'
import { ConductorName } from '../../ui/selectors/ConductorName'
import { valoresDe, type ValoresBus } from './valores'

/** What two people may have written differently of one bus. */
export const COMPARISON: Comparison<ValoresBus, BusFila> = {
  valuesOf: valoresDe,
  fields: [
    { label: 'Número', names: ['numero'], text: ({ numero }) => numero },
    { label: 'Placa', names: ['placa'], text: ({ placa }) => placa },
    { label: 'Empresa', names: ['empresa'], text: ({ empresa }) => empresa },
    { label: 'Ruta', names: ['ruta'], text: ({ ruta }) => ruta && nombreDeRuta(ruta) },
    { label: 'Modelo', names: ['modelo'], text: ({ modelo }) => modelo },
    { label: 'Marca', names: ['marca'], text: ({ marca }) => marca },
    {
      label: 'Conductor',
      names: ['conductorDocumento'],
      text: ({ conductorDocumento: documento }) => documento && <ConductorName documento={documento} />,
    },
  ],
}

import { nombreDeTipoDocumento } from '../../contract/catalogos'
import type { ConductorFila } from '../../contract/conductores'
import { fechaLarga } from '../../contract/fechas'
import type { Comparison } from '../../ui/form/Differences'
import { valoresDe, type ValoresConductor } from './valores'

/** What two people may have written differently of one driver. */
export const COMPARISON: Comparison<ValoresConductor, ConductorFila> = {
  valuesOf: valoresDe,
  fields: [
    { label: 'Nombre', names: ['nombre'], text: ({ nombre }) => nombre },
    { label: 'Empresa', names: ['empresa'], text: ({ empresa }) => empresa },
    {
      label: 'Fecha de nacimiento',
      names: ['fechaNacimiento'],
      text: ({ fechaNacimiento }) => fechaLarga(fechaNacimiento),
    },
    {
      label: 'Tipo de documento',
      names: ['tipoDocumento'],
      text: ({ tipoDocumento }) => nombreDeTipoDocumento(tipoDocumento),
    },
    { label: 'Documento', names: ['documento'], text: ({ documento }) => documento },
  ],
}

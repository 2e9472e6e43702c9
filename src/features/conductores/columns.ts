import { TIPOS_DOCUMENTO } from '../../contract/catalogos'
import type { ConductorFila } from '../../contract/conductores'
import type { Column } from '../../ui/columns/columns'
import { conductorAddress } from '../../ui/columns/links'

/** Section 2, Conductores. */
export const COLUMNS: readonly Column<ConductorFila>[] = [
  {
    field: 'nombre',
    title: 'Nombre',
    card: 'title',
    flex: 1.4,
    minWidth: 160,
    wraps: true,
    link: ({ documento }) => conductorAddress(documento),
  },
  { field: 'empresa', title: 'Empresa', card: 'subtitle', minWidth: 100, wraps: true },
  { field: 'documento', title: 'Documento', card: 'subtitle', minWidth: 110 },
  { field: 'fechaNacimiento', title: 'Fecha de nacimiento', type: 'fecha', hidden: true },
  {
    field: 'tipoDocumento',
    title: 'Tipo de documento',
    type: 'opcion',
    options: TIPOS_DOCUMENTO,
    hidden: true,
    minWidth: 170,
  },
  { field: 'fechaUltimoIngreso', title: 'Fecha de último ingreso', card: 'figure', type: 'fecha' },
  { field: 'fechaUltimoRetiro', title: 'Fecha de último retiro', card: 'figure', type: 'fecha' },
]

/** On a host that does not send `valido` no driver counts as retired. */
export const isRetired = ({ valido }: ConductorFila): boolean => valido === false

/** Highlights retired drivers. */
export const highlightRetired = (conductor: ConductorFila) => (isRetired(conductor) ? 'invalida' : undefined)

export const LEGEND = { invalida: 'Retirado' }

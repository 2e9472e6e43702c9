import type { ConductorFila } from '../../contract/conductores'
import { CONDUCTORES } from '../../records/nouns/conductores'
import { columnsOf } from '../../records/nouns/noun'
import { conductorAddress } from '../../ui/tableState/links'

/** Section 2, Conductores. */
export const COLUMNS = columnsOf<ConductorFila>(CONDUCTORES, {
  nombre: {
    card: 'title',
    wraps: true,
    link: ({ documento }) => conductorAddress(documento),
  },
  empresa: { card: 'subtitle', maxWidth: 200, wraps: true },
  documento: { card: 'subtitle', maxWidth: 140 },
  fechaNacimiento: { hidden: true },
  tipoDocumento: { hidden: true, minWidth: 170 },
  fechaUltimoIngreso: { card: 'figure', cardName: 'Último ingreso' },
  fechaUltimoRetiro: { card: 'figure', cardName: 'Último retiro' },
  valido: null,
})

/** On a host that does not send `valido` no driver counts as retired. */
export const isRetired = ({ valido }: ConductorFila) => valido === false

/** Highlights retired drivers. */
export const highlightRetired = (conductor: ConductorFila) => (isRetired(conductor) ? 'retirada' : undefined)

export const LEGEND = { retirada: 'Retirado' }

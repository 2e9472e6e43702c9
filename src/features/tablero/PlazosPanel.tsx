import type { Plazo, Tablero } from '../../contract/tablero'
import { fechaCorta, numero } from '../../ui/texts/formats'
import { daysLeft } from './PasajesPanel'
import { Panel } from './Panel'

/** 'Prima: 3 sin emitir' */
const textOf = ({ nombre, sinEmitir }: Plazo) =>
  sinEmitir === null ? nombre : `${nombre}: ${numero(sinEmitir)} sin emitir`

/** The days by which benefits are due, and work that no contract covers. */
export const PlazosPanel = ({ plazos, fuera }: Pick<Tablero, 'plazos' | 'fuera'>) => (
  <Panel
    title="Prestaciones por pagar"
    headline={[...plazos.map(textOf), fuera].filter(Boolean).join('\n')}
    to="/documentos"
    linkText="Documentos"
    columns={['Prestación', 'Último día', 'Faltan']}
    rows={plazos.map(({ nombre, fecha, dias }) => ({
      key: fecha,
      name: nombre,
      figures: [fechaCorta(fecha), dias < 0 ? 'Vencida' : daysLeft(dias)],
    }))}
  />
)

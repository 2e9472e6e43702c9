import Button from '@mui/material/Button'
import { useAbrirEmitidoMutation, useEmitidosQuery } from '../../api/emitidos'
import { nombreDeEmitido } from '../../contract/catalogos'
import { withSearch } from '../../records/searches/addresses'
import { Section } from '../../ui/Section'
import { FigureTable } from '../../ui/charts/FigureTable'
import { pesos } from '../../ui/texts/formats'
import { shortInstant } from '../../ui/texts/instants'
import { Caption } from './Caption'
import { estadoOf, numberOf } from './emitidos/columns'
import { EMPTY_FILTER } from './emitidos/search'
import type { Documento } from './forms'
import { paperName } from './previa/words'

const TITLE = 'Últimos emitidos'

export interface LatestProps {
  papel?: Documento
  documento?: string | null
}

/** The papers that were issued last: all of a driver, or those of this year, of one kind or all. */
export function Latest({ papel, documento }: LatestProps) {
  const search = documento ? { documento } : papel && { tipo: papel.valor }
  const { currentData } = useEmitidosQuery({ ...EMPTY_FILTER, ...(search as object) })
  const [open] = useAbrirEmitidoMutation()
  if (!currentData) return null
  const rows = currentData.emitidos
  return (
    <Section
      title={TITLE}
      to={rows.length > 0 ? withSearch('/documentos', { ver: 'emitidos', ...(search as object) }) : undefined}
      linkText="Ver todos"
      emptyMessage={rows.length === 0 && 'Ninguno este año. Se emiten desde la vista previa, con su número.'}
    >
      <FigureTable
        title={TITLE}
        words={[2]}
        wide={[2]}
        columns={['Documento', 'Valor', 'Emitido', 'PDF']}
        rows={rows.slice(0, 5).map((row) => ({
          key: row.uuid,
          name: (
            <>
              {`${paperName(row.tipo, row.cuerpo.mes)} · ${numberOf(row)}`}
              <Caption>
                {row.nombre}
                {row.anulado && ` · ${estadoOf(row)}`}
              </Caption>
            </>
          ),
          figures: [
            pesos(row.valor),
            shortInstant(row.instante),
            <Button
              key="abrir"
              size="small"
              sx={{ minWidth: 0, px: 0 }}
              aria-label={`Abrir ${nombreDeEmitido(row)}`}
              onClick={() => void open({ uuid: row.uuid })}
            >
              Abrir
            </Button>,
          ],
        }))}
      />
    </Section>
  )
}

import Button from '@mui/material/Button'
import { useAbrirEmitidoMutation, useEmitidosQuery } from '../../api/emitidos'
import { nombreDeEmitido } from '../../contract/catalogos'
import { Section } from '../../ui/Section'
import { FigureTable } from '../../ui/charts/FigureTable'
import { pesos } from '../../ui/texts/formats'
import { shortInstant } from '../../ui/texts/instants'
import { Caption } from './Caption'
import { estadoOf, numberOf } from './emitidos/columns'
import type { Documento } from './forms'
import { paperName } from './previa/words'

const TITLE = 'Últimos emitidos'
const SHOWN = 5

/** The papers of this year that were issued last, of one kind or all. */
export function Latest({ papel }: { papel?: Documento }) {
  const { currentData } = useEmitidosQuery({ tipo: papel?.valor ?? null, documento: null, anio: null })
  const [open] = useAbrirEmitidoMutation()
  if (!currentData) return null
  const rows = currentData.emitidos
  return (
    <Section
      title={TITLE}
      to={rows.length > 0 ? `/documentos?ver=emitidos${papel ? `&tipo=${papel.valor}` : ''}` : undefined}
      linkText="Ver todos"
      emptyMessage={rows.length === 0 && 'Ninguno este año. Se emiten desde la vista previa, con su número.'}
    >
      <FigureTable
        title={TITLE}
        words={[2]}
        wide={[2]}
        columns={['Documento', 'Valor', 'Emitido', 'PDF']}
        rows={rows.slice(0, SHOWN).map((row) => ({
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

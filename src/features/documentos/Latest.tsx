import Button from '@mui/material/Button'
import { useAbrirEmitidoMutation, useEmitidosQuery } from '../../api/emitidos'
import { nombreDeEmitido } from '../../contract/catalogos'
import { fechaLarga } from '../../contract/fechas'
import type { Emitido } from '../../contract/emitidos'
import { Section } from '../../ui/Section'
import { FigureTable } from '../../ui/charts/FigureTable'
import { pesos } from '../../ui/texts/formats'
import { shortInstant } from '../../ui/texts/instants'
import { estadoOf, numberOf } from './emitidos/columns'
import type { Documento } from './forms'

const SHOWN = 5

/** '1 jul' */
const shortDay = (fecha: string) => fechaLarga(fecha).replace(/ de (...).*/, ' $1')

const daysOf = ({ desde, hasta }: Emitido) =>
  desde && hasta ? `${shortDay(desde)} – ${shortDay(hasta)}` : ''

/** The papers of this year that were issued last, of one kind or all. */
export function Latest({ papel }: { papel?: Documento }) {
  const title = papel?.latest ?? 'Últimos documentos'
  const { currentData } = useEmitidosQuery({ tipo: papel?.valor ?? null, documento: null, anio: null })
  const [open] = useAbrirEmitidoMutation()
  const rows = currentData?.emitidos ?? []
  if (!currentData) return null
  return (
    <Section
      title={title}
      to={rows.length > 0 ? `/documentos?ver=emitidos${papel ? `&tipo=${papel.valor}` : ''}` : undefined}
      linkText="Ver todos"
      emptyMessage={rows.length === 0 && 'Este año no se ha emitido ninguno.'}
    >
      <FigureTable
        title={title}
        words={[1, 2, 3, 5, 6]}
        wide={[2, 3, 5, 6]}
        columns={['Número', 'Conductor', 'Empresa', 'Paga', 'Valor', 'Emitido', 'Estado', 'PDF']}
        rows={rows.slice(0, SHOWN).map((row) => ({
          key: row.uuid,
          name: papel ? numberOf(row) : nombreDeEmitido(row),
          figures: [
            row.nombre,
            row.empresa,
            daysOf(row),
            pesos(row.valor),
            shortInstant(row.instante),
            estadoOf(row),
            <Button
              key="abrir"
              size="small"
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

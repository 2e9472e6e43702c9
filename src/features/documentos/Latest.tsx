import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useAbrirEmitidoMutation, useEmitidosQuery } from '../../api/emitidos'
import { nombreDeEmitido } from '../../contract/catalogos'
import { fechaLarga } from '../../contract/fechas'
import type { Emitido } from '../../contract/emitidos'
import { FigureTable } from '../../ui/charts/FigureTable'
import { pesos } from '../../ui/texts/formats'
import { shortInstant } from '../../ui/texts/instants'
import { estadoOf, numberOf } from './emitidos/columns'
import type { Documento } from './forms'

const SHOWN = 5

const PANEL = {
  p: 2,
  pb: 1,
  // On a phone, whose columns are few, the company, the days, the instant and the state are left out.
  '@media screen and (max-width: 600px)': {
    '& :is(th, td):is(:nth-child(3), :nth-child(4), :nth-child(6), :nth-child(7))': { display: 'none' },
  },
}

/** '1 jul' */
const shortDay = (fecha: string) => fechaLarga(fecha).replace(/ de (...).*/, ' $1')

const daysOf = ({ desde, hasta }: Emitido) =>
  desde && hasta ? `${shortDay(desde)} – ${shortDay(hasta)}` : ''

/** The papers of this year that were issued last, of one kind or all. */
export function Latest({ papel }: { papel?: Documento }) {
  const titleId = useId()
  const { currentData } = useEmitidosQuery({ tipo: papel?.valor ?? null, documento: null, anio: null })
  const [open] = useAbrirEmitidoMutation()
  const rows = currentData?.emitidos ?? []
  if (!currentData) return null
  return (
    <Paper variant="outlined" component="section" aria-labelledby={titleId} sx={PANEL}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography id={titleId} component="h2" variant="subtitle1">
          {papel?.latest ?? 'Últimos documentos'}
        </Typography>
        {rows.length > 0 && (
          <Button
            size="small"
            component={Link}
            to={`/documentos?ver=emitidos${papel ? `&tipo=${papel.valor}` : ''}`}
          >
            Ver todos
          </Button>
        )}
      </Stack>
      {rows.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ py: 1 }}>
          Este año no se ha emitido ninguno.
        </Typography>
      ) : (
        <FigureTable
          title="Últimos documentos"
          words={[1, 2, 3, 5, 6]}
          columns={['Número', 'Conductor', 'Empresa', 'Paga', 'Valor', 'Emitido', 'Estado', '']}
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
      )}
    </Paper>
  )
}

import Link from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { useBusesQuery } from '../../api/buses'
import { today } from '../../api/client/today'
import type { LiquidacionFila } from '../../contract/liquidaciones'
import { soloSensores } from '../../contract/registradora'
import { counted, numero } from '../../ui/texts/formats'
import { EMPTY_SEARCH, type Busqueda } from './search'
import { rowsOf, type Parte } from './parts'
import { PERIODOS, rowsWithin } from './periods'

interface Props {
  /** Of a period; null while none is searched for, which stands for today. */
  filter: Busqueda | null
  rows: readonly LiquidacionFila[]
  onPart: (search: Busqueda) => void
}

/** 'Hoy: 10 de 20 buses · 9 pendientes · 3 con diferencia de sensor'; each part shows its settlements. */
export function PeriodSummary({ filter, rows, onPart }: Props) {
  const periodo = filter?.periodo ?? 'hoy'
  const chosen = filter && (filter.parte ?? 'todas')
  const { data: buses } = useBusesQuery()
  const within = rowsWithin(rows, periodo, today())
  if (!buses) return null
  const entered = new Set(within.filter((row) => !soloSensores(row)).map(({ busNumero }) => busNumero))
  const missing = buses.filter(({ numero: bus }) => !entered.has(bus)).map(({ numero: bus }) => bus)
  const parts: [Parte | 'todas', string, string?][] = [
    [
      'todas',
      `${numero(entered.size)} de ${numero(buses.length)} buses`,
      // Shown while the pointer or the focus is on it.
      missing.length > 0 ? `Sin liquidación: ${missing.join(', ')}` : undefined,
    ],
    ['pendientes', counted(rowsOf(within, 'pendientes').length, ['pendiente', 'pendientes'])],
    ['diferencia', `${numero(rowsOf(within, 'diferencia').length)} con diferencia de sensor`],
  ]
  return (
    <Typography variant="body2" color="textSecondary" component="div" role="group" aria-label="Resumen">
      {PERIODOS.find(({ valor }) => valor === periodo)?.nombre}:{' '}
      {parts.map(([parte, text, detail], index) => (
        <Fragment key={parte}>
          {index > 0 && ' · '}
          <Tooltip title={detail} describeChild>
            <Link
              component="button"
              type="button"
              variant="body2"
              underline={chosen === parte ? 'always' : 'hover'}
              aria-pressed={chosen === parte}
              // A second press of a part is for all again.
              onClick={() =>
                onPart({
                  ...EMPTY_SEARCH,
                  periodo,
                  parte: parte === 'todas' || parte === chosen ? null : parte,
                })
              }
              sx={{ fontWeight: chosen === parte ? 700 : 500, verticalAlign: 'baseline' }}
            >
              {text}
            </Link>
          </Tooltip>
        </Fragment>
      ))}
    </Typography>
  )
}

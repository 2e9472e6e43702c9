import Link from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useMemo, type ReactNode } from 'react'
import { useBusesQuery } from '../../api/buses'
import { today } from '../../api/client/today'
import type { LiquidacionFila } from '../../contract/liquidaciones'
import { soloSensores } from '../../contract/registradora'
import { counted, numero } from '../../ui/texts/formats'
import { rowsOf, type Parte } from './parts'
import { PERIODOS, rowsWithin, type Periodo } from './periods'

interface Props {
  periodo: Periodo
  /** What of it is shown; null while it is not searched for. */
  chosen: Parte | 'todas' | null
  rows: readonly LiquidacionFila[]
  onPart: (parte: Parte | null) => void
}

interface PartProps {
  pressed: boolean
  /** Shown while the pointer or the focus is on it. */
  detail?: string
  onClick: () => void
  children: ReactNode
}

const Part = ({ pressed, detail = '', onClick, children }: PartProps) => (
  <Tooltip title={detail} describeChild>
    <Link
      component="button"
      type="button"
      variant="body2"
      underline={pressed ? 'always' : 'hover'}
      aria-pressed={pressed}
      onClick={onClick}
      sx={{ fontWeight: pressed ? 700 : 500, verticalAlign: 'baseline' }}
    >
      {children}
    </Link>
  </Tooltip>
)

/** 'Hoy: 10 de 20 buses · 9 pendientes · 3 con diferencia de sensor'; each part shows its settlements. */
export function PeriodSummary({ periodo, chosen, rows, onPart }: Props) {
  const { data: buses } = useBusesQuery()
  const within = useMemo(() => rowsWithin(rows, periodo, today()), [rows, periodo])
  if (!buses) return null
  const entered = new Set(within.filter((row) => !soloSensores(row)).map(({ busNumero }) => busNumero))
  const missing = buses.filter(({ numero: bus }) => !entered.has(bus)).map(({ numero: bus }) => bus)
  // A second press of a part is for all again.
  const toggle = (parte: Parte) => onPart(chosen === parte ? null : parte)
  const name = PERIODOS.find(({ valor: value }) => value === periodo)?.nombre
  return (
    <Typography variant="body2" color="textSecondary" component="div" role="group" aria-label="Resumen">
      {name}:{' '}
      <Part
        pressed={chosen === 'todas'}
        detail={missing.length > 0 ? `Sin liquidación: ${missing.join(', ')}` : undefined}
        onClick={() => onPart(null)}
      >
        {numero(entered.size)} de {numero(buses.length)} buses
      </Part>
      {' · '}
      <Part pressed={chosen === 'pendientes'} onClick={() => toggle('pendientes')}>
        {counted(rowsOf(within, 'pendientes').length, ['pendiente', 'pendientes'])}
      </Part>
      {' · '}
      <Part pressed={chosen === 'diferencia'} onClick={() => toggle('diferencia')}>
        {numero(rowsOf(within, 'diferencia').length)} con diferencia de sensor
      </Part>
    </Typography>
  )
}

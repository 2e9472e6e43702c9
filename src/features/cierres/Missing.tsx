import Alert from '@mui/material/Alert'
import { useBusesQuery } from '../../api/buses'
import { today } from '../../api/client/today'
import type { Cierres } from '../../contract/cierres'
import { counted } from '../../ui/texts/formats'

const LIST = new Intl.ListFormat('es')

/** '2 liquidaciones pendientes, que se cuentan como están.' */
export const pendingText = (pendientes: number) =>
  pendientes === 0
    ? ''
    : counted(pendientes, [
        'liquidación pendiente, que se cuenta como está.',
        'liquidaciones pendientes, que se cuentan como están.',
      ])

/** 'Sin liquidación del día: buses 12 y 15.' */
export function busesText(buses: readonly string[]) {
  if (buses.length === 0) return ''
  return `Sin liquidación del día: ${buses.length === 1 ? 'bus' : 'buses'} ${LIST.format(buses)}.`
}

/** Pending settlements and buses without one, which the day still lacks. */
export function Missing({ cierres }: { cierres: Cierres }) {
  const { data: buses } = useBusesQuery()
  const pending = cierres.cajas.reduce((sum, { ahora }) => sum + ahora.pendientes, 0)
  const texts = [pendingText(pending), busesText(cierres.busesSinLiquidacion)].filter(Boolean)
  if (texts.length === 0)
    return buses?.length ? (
      <Alert severity="success">Todos los buses tienen su liquidación y ninguna está pendiente.</Alert>
    ) : null
  return cierres.fecha === today() ? (
    <Alert severity="info" icon={false}>
      Hoy, en curso. {texts.join(' ')}
    </Alert>
  ) : (
    <Alert severity="warning">{texts.join(' ')}</Alert>
  )
}

import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useFormikContext } from 'formik'
import { useEffect, useState, type ReactNode } from 'react'
import { useBusesQuery } from '../../api/buses'
import { isOwnServer } from '../../api/client/baseUrl'
import { passengerThreshold } from '../../api/client/passengerThreshold'
import { usePasajesQuery } from '../../api/pasajes'
import type { RegistradoraAnterior } from '../../contract/registradora'
import { focusField } from '../../ui/focus/focus'
import { numero } from '../../ui/texts/formats'
import { paletteOf } from '../../ui/style/palette'
import { pasajerosAdvertencia, registradoraAdvertencia } from './advertenciaTexts'
import { fareOf } from './fare'
import type { LiquidacionValues } from './values'

/** A figure counts as complete after this pause in typing: half a number is no discrepancy. */
const PAUSE_MS = 400

const List = styled('div')(({ theme }) => ({
  flex: '1 1 190px',
  minWidth: 0,
  gridColumn: '1 / -1',
  fontSize: '0.75rem',
  lineHeight: 1.3,
  '& p': {
    margin: theme.spacing(0, 0, 0.5),
    paddingLeft: theme.spacing(1),
    borderLeft: `3px solid ${paletteOf(theme).fila.pendienteMarca}`,
  },
}))

/** The value, delayed until it stays unchanged for a pause; '' at first. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** The sensor's over-count per trip, by the fare of the form's bus and date; another host is not asked for its fares. */
function useAllowance({ fecha, busNumero }: LiquidacionValues): number {
  const { data: buses } = useBusesQuery()
  const { data: pasajes = [] } = usePasajesQuery(undefined, { skip: !isOwnServer() })
  const bus = buses?.find(({ numero: one }) => one === busNumero)
  return fareOf(pasajes, bus?.ruta, fecha)?.pasajerosPorViaje ?? 0
}

interface AdvertenciaProps {
  text: string | null
  children?: ReactNode
}

/** A warning that appears after a pause in typing and disappears as soon as the figures are corrected. */
function Advertencia({ text, children }: AdvertenciaProps) {
  const settled = useSettled(text ?? '')
  return text && settled ? (
    <p>
      {settled} {children}
    </p>
  ) : null
}

/** Puts the warning's figure into 'Registradora inicial'. */
function UsePrevious({ regFin }: RegistradoraAnterior) {
  const { isSubmitting, setFieldValue } = useFormikContext<LiquidacionValues>()
  const use = () => {
    void setFieldValue('regIni', regFin, true)
    // The focused link disappears with its warning.
    focusField('regIni')
  }
  return (
    <Link component="button" type="button" variant="caption" disabled={isSubmitting} onClick={use}>
      Usar {numero(regFin)}
    </Link>
  )
}

interface Props {
  /** Where the bus's register stood before. */
  former: RegistradoraAnterior | null
  /** The form has a Buscar button, not pressed yet for this date and bus. */
  withoutSearch: boolean
  /** Buscar's answer is loading: no warnings about the figures that it replaces. */
  waiting: boolean
}

/** Warnings about implausible figures while they are typed. They do not prevent saving. */
export function Advertencias(props: Props) {
  const { fecha, busNumero } = useFormikContext<LiquidacionValues>().values
  // The key drops the warnings of another date or bus at once.
  return <BusAdvertencias key={`${fecha} ${busNumero}`} {...props} />
}

function BusAdvertencias({ former, withoutSearch, waiting }: Props) {
  const { values } = useFormikContext<LiquidacionValues>()
  const allowance = useAllowance(values)
  return (
    <List role="status" aria-label="Advertencias">
      <Advertencia text={waiting ? null : registradoraAdvertencia(values, former)}>
        {withoutSearch && 'Aún no ha pulsado Buscar. '}
        {former && <UsePrevious {...former} />}
      </Advertencia>
      <Advertencia text={waiting ? null : pasajerosAdvertencia(values, allowance, passengerThreshold())} />
    </List>
  )
}

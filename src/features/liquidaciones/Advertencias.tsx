import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useFormikContext } from 'formik'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { liquidacionesApi } from '../../api/liquidaciones'
import { passengerThreshold } from '../../api/client/passengerThreshold'
import { registradoraAnterior, type RegistradoraAnterior } from '../../contract/advertencias'
import { esFecha } from '../../contract/fechas'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { focusField } from '../../ui/form/focus'
import { numero } from '../../ui/texts/formats'
import { paletteOf } from '../../ui/style/palette'
import { dePasajeros, deRegistradora } from './advertenciaTexts'
import type { ValoresLiquidacion } from './values'

/** Milliseconds without a key after which a figure counts as written: half a number is no discrepancy. */
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

/** The same text, once it has stayed so for a moment; none until then. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const plazo = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(plazo)
  }, [value])
  return settled
}

/**
 * Where the bus's register stood before the form's date: as Buscar has just been told, else as the list that the browser has
 * at hand says. Nothing is asked for, and a list that is only a search is none.
 */
function usePrevious(preview: LiquidacionDetalle | null): RegistradoraAnterior | null {
  const { fecha, busNumero } = useFormikContext<ValoresLiquidacion>().values
  const { data: rows } = liquidacionesApi.endpoints.tablaLiquidaciones.useQueryState(undefined)
  const deLaLista = useMemo(
    () => (rows && busNumero && esFecha(fecha) ? registradoraAnterior(rows, busNumero, fecha) : null),
    [rows, busNumero, fecha],
  )
  if (!preview || deLaLista?.regFin === preview.regIni) return deLaLista
  return { regFin: preview.regIni, fecha: null }
}

interface AdvertenciaProps {
  text: string | null
  children?: ReactNode
}

/** One that comes when the figures rest, and goes as soon as they are mended. */
function Advertencia({ text, children }: AdvertenciaProps) {
  const settled = useSettled(text ?? '')
  return text && settled ? (
    <p>
      {settled} {children}
    </p>
  ) : null
}

/** Takes the figure that the warning names as where the register begins. */
function UsePrevious({ regFin }: RegistradoraAnterior) {
  const { isSubmitting, setFieldValue } = useFormikContext<ValoresLiquidacion>()
  const use = () => {
    void setFieldValue('regIni', regFin, true)
    // The button goes with its warning.
    focusField('regIni')
  }
  return (
    <Link component="button" type="button" variant="caption" disabled={isSubmitting} onClick={use}>
      Usar {numero(regFin)}
    </Link>
  )
}

interface Props {
  /** What Buscar has answered for the form's date and bus where there is no settlement yet. */
  preview: LiquidacionDetalle | null
  /** There is a Buscar beside the form's date and bus, and it has not been pressed for them. */
  withoutSearch: boolean
  /** Figures are on their way: nothing is said of those that they replace. */
  waiting: boolean
}

/** What is odd about the figures in the form, said calmly while they are typed; they can be saved all the same. */
export function Advertencias(props: Props) {
  const { fecha, busNumero } = useFormikContext<ValoresLiquidacion>().values
  // What was said of another date or bus goes at once.
  return <DeEsteBus key={`${fecha} ${busNumero}`} {...props} />
}

function DeEsteBus({ preview, withoutSearch, waiting }: Props) {
  const { regIni, regFin, sensor } = useFormikContext<ValoresLiquidacion>().values
  const former = usePrevious(preview)
  return (
    <List role="status" aria-label="Advertencias">
      <Advertencia text={waiting ? null : deRegistradora({ regIni, regFin, sensor }, former)}>
        {withoutSearch && 'Aún no ha pulsado Buscar. '}
        {former && <UsePrevious {...former} />}
      </Advertencia>
      <Advertencia text={waiting ? null : dePasajeros({ regIni, regFin, sensor }, passengerThreshold())} />
    </List>
  )
}

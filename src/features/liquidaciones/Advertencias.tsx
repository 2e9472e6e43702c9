import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useFormikContext } from 'formik'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { liquidacionesApi } from '../../api/liquidaciones'
import { passengerThreshold } from '../../api/client/passengerThreshold'
import { registradoraAnterior, type RegistradoraAnterior } from '../../contract/advertencias'
import { esFecha } from '../../contract/fechas'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { enfocarCampo } from '../../ui/form/focus'
import { numero } from '../../ui/formats'
import { paletteOf } from '../../ui/palette'
import { dePasajeros, deRegistradora } from './textosDeAdvertencia'
import type { ValoresLiquidacion } from './valores'

/** Milliseconds without a key after which a figure counts as written: half a number is no discrepancy. */
const PAUSA = 400

const Lista = styled('div')(({ theme }) => ({
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
function useAsentado(valor: string): string {
  const [asentado, setAsentado] = useState('')
  useEffect(() => {
    const plazo = setTimeout(() => setAsentado(valor), PAUSA)
    return () => clearTimeout(plazo)
  }, [valor])
  return asentado
}

/**
 * Where the bus's register stood before the form's date: as Buscar has just been told, else as the list that the browser has
 * at hand says. Nothing is asked for, and a list that is only a search is none.
 */
function useAnterior(vistaPrevia: LiquidacionDetalle | null): RegistradoraAnterior | null {
  const { fecha, busNumero } = useFormikContext<ValoresLiquidacion>().values
  const { data: filas } = liquidacionesApi.endpoints.tablaLiquidaciones.useQueryState(undefined)
  const deLaLista = useMemo(
    () => (filas && busNumero && esFecha(fecha) ? registradoraAnterior(filas, busNumero, fecha) : null),
    [filas, busNumero, fecha],
  )
  if (!vistaPrevia || deLaLista?.regFin === vistaPrevia.regIni) return deLaLista
  return { regFin: vistaPrevia.regIni, fecha: null }
}

interface AdvertenciaProps {
  texto: string | null
  children?: ReactNode
}

/** One that comes when the figures rest, and goes as soon as they are mended. */
function Advertencia({ texto, children }: AdvertenciaProps) {
  const asentado = useAsentado(texto ?? '')
  return texto && asentado ? (
    <p>
      {asentado} {children}
    </p>
  ) : null
}

/** Takes the figure that the warning names as where the register begins. */
function UsarAnterior({ regFin }: RegistradoraAnterior) {
  const { isSubmitting, setFieldValue } = useFormikContext<ValoresLiquidacion>()
  const usar = () => {
    void setFieldValue('regIni', regFin, true)
    // The button goes with its warning.
    enfocarCampo('regIni')
  }
  return (
    <Link component="button" type="button" variant="caption" disabled={isSubmitting} onClick={usar}>
      Usar {numero(regFin)}
    </Link>
  )
}

interface Props {
  /** What Buscar has answered for the form's date and bus where there is no settlement yet. */
  vistaPrevia: LiquidacionDetalle | null
  /** There is a Buscar beside the form's date and bus, and it has not been pressed for them. */
  sinBuscar: boolean
  /** Figures are on their way: nothing is said of those that they replace. */
  waiting: boolean
}

/** What is odd about the figures in the form, said calmly while they are typed; they can be saved all the same. */
export function Advertencias(props: Props) {
  const { fecha, busNumero } = useFormikContext<ValoresLiquidacion>().values
  // What was said of another date or bus goes at once.
  return <DeEsteBus key={`${fecha} ${busNumero}`} {...props} />
}

function DeEsteBus({ vistaPrevia, sinBuscar, waiting }: Props) {
  const { regIni, regFin, sensor } = useFormikContext<ValoresLiquidacion>().values
  const anterior = useAnterior(vistaPrevia)
  return (
    <Lista role="status" aria-label="Advertencias">
      <Advertencia texto={waiting ? null : deRegistradora({ regIni, regFin, sensor }, anterior)}>
        {sinBuscar && 'Aún no ha pulsado Buscar. '}
        {anterior && <UsarAnterior {...anterior} />}
      </Advertencia>
      <Advertencia texto={waiting ? null : dePasajeros({ regIni, regFin, sensor }, passengerThreshold())} />
    </Lista>
  )
}

import { styled } from '@mui/material/styles'
import { useFormikContext } from 'formik'
import { useEffect, useState, type ReactNode } from 'react'
import { useBusesQuery } from '../../api/buses'
import { isOwnServer } from '../../api/client/baseUrl'
import { passengerThreshold } from '../../api/client/passengerThreshold'
import { usePasajesQuery } from '../../api/pasajes'
import type { RegistradoraAnterior } from '../../contract/registradora'
import { numero } from '../../ui/texts/formats'
import { useForm } from '../../ui/form/status'
import { paletteOf } from '../../ui/style/palette'
import { pasajerosAdvertencia, registradoraAdvertencia } from './advertenciaTexts'
import { fareOf } from '../../records/selectors/fare'
import { Proposal } from './Proposal'
import type { CreationValues, LiquidacionValues } from './values'

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

interface AdvertenciaProps {
  text: string | null
  children?: ReactNode
}

/** A warning that appears after a pause in typing and disappears as soon as the figures are corrected. */
function Advertencia({ text, children }: AdvertenciaProps) {
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return text && settled ? (
    <p>
      {settled} {children}
    </p>
  ) : null
}

interface Props {
  /** Where the bus's register stood before. */
  former: RegistradoraAnterior | null | undefined
}

/** Warnings about implausible figures while they are typed. They do not prevent saving. */
export function Advertencias({ former = null }: Props) {
  const { waiting } = useForm().status
  const { values } = useFormikContext<LiquidacionValues & Partial<CreationValues>>()
  const { data: buses } = useBusesQuery()
  // Another host is not asked for its fares.
  const { data: pasajes = [] } = usePasajesQuery(undefined, { skip: !isOwnServer() })
  const ruta = buses?.find(({ numero: bus }) => bus === values.busNumero)?.ruta
  const allowance = fareOf(pasajes, ruta, values.fecha)?.pasajerosPorViaje ?? 0
  return (
    <List role="status" aria-label="Advertencias">
      {/* An answer is about to replace the figures. */}
      {!waiting && (
        <>
          <Advertencia text={registradoraAdvertencia(values, former)}>
            {/* The form has a Buscar button, not pressed yet for this date and bus. */}
            {values.cargada === null && 'Aún no ha pulsado Buscar. '}
            {former && (
              <Proposal name="regIni" value={former.regFin}>
                Usar {numero(former.regFin)}
              </Proposal>
            )}
          </Advertencia>
          <Advertencia text={pasajerosAdvertencia(values, allowance, passengerThreshold())} />
        </>
      )}
    </List>
  )
}

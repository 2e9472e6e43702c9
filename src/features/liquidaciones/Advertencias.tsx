import { styled } from '@mui/material/styles'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { oracionDe, type Duda } from '../../contract/duda'
import { useSoftWarning } from '../../ui/form/softWarnings'
import { useForm } from '../../ui/form/status'
import { paletteOf } from '../../ui/style/palette'
import type { CreationValues } from '../../records/settlement/values'
import { useAfterPause } from './useAfterPause'

const List = styled('div')(({ theme }) => ({
  flex: '1 1 190px',
  minWidth: 0,
  gridColumn: '1 / -1',
  fontSize: '0.75rem',
  lineHeight: 1.3,
  // Takes no row of its own while it has nothing to say.
  '&:not(:has(> :not([hidden])))': { position: 'absolute' },
  '& p': {
    margin: theme.spacing(0, 0, 0.5),
    paddingLeft: theme.spacing(1),
    borderLeft: `3px solid ${paletteOf(theme).fila.pendienteMarca}`,
  },
}))

interface AdvertenciaProps {
  softWarning: Duda
  children?: ReactNode
}

/** A soft warning of several figures. It is seen after a pause in typing, asked of at once, and goes as soon as the figures are corrected. */
function Advertencia({ softWarning, children }: AdvertenciaProps) {
  const { texto, sePregunta, callada } = softWarning
  const settled = useAfterPause(texto)
  useSoftWarning(sePregunta ? oracionDe(softWarning) : undefined)
  return (
    <p hidden={settled === undefined || callada}>
      {settled} {children}
    </p>
  )
}

/** Soft warnings about several figures together, shown while they are typed. */
export function Advertencias({ softWarnings }: { softWarnings: readonly Duda[] }) {
  const { disabledReason } = useForm().status
  const { cargada } = useFormikContext<Partial<CreationValues>>().values
  // An answer is about to replace the figures.
  const shown = disabledReason
    ? []
    : softWarnings.filter(({ nombre, callada }) => nombre === undefined || callada)
  return (
    <List role="status" aria-label="Advertencias">
      {shown.map((softWarning) => (
        <Advertencia key={softWarning.campos.join()} softWarning={softWarning}>
          {/* The form has a Buscar button, which fills the register, not pressed yet for this date and bus. */}
          {softWarning.campos[0] === 'regIni' && cargada === null && 'Aún no ha pulsado Buscar.'}
        </Advertencia>
      ))}
    </List>
  )
}

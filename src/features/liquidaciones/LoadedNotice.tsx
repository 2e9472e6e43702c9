import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useFormikContext } from 'formik'
import { fechaLarga } from '../../contract/fechas'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { soloSensores } from '../../contract/registradora'
import { focusField } from '../../ui/focus/focus'
import type { CreationValues } from '../../records/settlement/values'

/** Describes the settlement that the date and bus already have; null for a preview. */
function existing(detalle: LiquidacionDetalle) {
  if (!detalle.uuid) return null
  if (soloSensores(detalle)) return 'Ya existe: solo con lo del sensor. La está completando.'
  const { fechaEntrega } = detalle
  return `Ya existe${fechaEntrega ? `: entregada el ${fechaLarga(fechaEntrega)}` : ''}. La está corrigiendo.`
}

interface Props {
  /** The form that Buscar has replaced, if something had been typed in it. */
  former: CreationValues | null
  onGiveBack: () => void
}

/** Above the form: whether Buscar found a settlement, with what gives back the form that it has replaced. */
export function LoadedNotice({ former, onGiveBack }: Props) {
  const { values, setValues } = useFormikContext<CreationValues>()
  const { cargada: loaded } = values
  const text = loaded && existing(loaded)
  if (!text && !former) return null

  const giveBack = () => {
    if (former) void setValues(former, false)
    onGiveBack()
    // The focused button disappears.
    focusField('viajes')
  }
  const button = former && (
    <Button color="inherit" size="small" onClick={giveBack}>
      Deshacer
    </Button>
  )
  return (
    <Alert severity="warning" role="status" action={button}>
      {text && <div>{text}</div>}
      {former && <div>Buscar reemplazó lo que usted había escrito.</div>}
    </Alert>
  )
}

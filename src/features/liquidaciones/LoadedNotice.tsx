import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useFormikContext } from 'formik'
import { fechaLarga } from '../../contract/fechas'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { focusField } from '../../ui/form/focus'
import { differingFields } from './rebase'
import { valuesOf, type CreationValues, type LiquidacionValues } from './values'

const LABELS: Partial<Record<keyof LiquidacionValues, string>> = {
  conductorDocumento: 'Conductor',
  viajes: 'Viajes',
  regFin: 'Registradora final',
  regIni: 'Registradora inicial',
  sensor: 'Sensor',
  civica: 'Cívica',
  tiquetes: 'Tiquetes',
  comentario: 'Comentario',
  gastos: 'Gastos',
  abono: 'Abono',
  abonoDto: 'Abono',
  deuda: 'Deuda',
  deudaDto: 'Deuda',
  liquidada: 'Liquidada',
}
const LIST = new Intl.ListFormat('es', { type: 'conjunction' })

/** Describes the settlement that the date and bus already have; null for a preview. */
function existing({ uuid, fechaEntrega }: LiquidacionDetalle): string | null {
  if (!uuid) return null
  return fechaEntrega
    ? `Ya existe: entregada el ${fechaLarga(fechaEntrega)}. La está corrigiendo.`
    : 'Ya existe: solo con lo del sensor. La está completando.'
}

/** Above the form: whether Buscar found a settlement, and which typed fields it kept. */
export function LoadedNotice() {
  const { values, isSubmitting, setValues } = useFormikContext<CreationValues>()
  const { cargada: loaded, conservados } = values
  if (!loaded) return null
  const stored = valuesOf(loaded)
  const kept = differingFields(stored, values).filter((field) => conservados.includes(field))
  const text = existing(loaded)
  if (!text && kept.length === 0) return null

  const takeStored = () => {
    const taken = Object.fromEntries(kept.map((field) => [field, stored[field]]))
    void setValues({ ...values, ...taken, conservados: [] }, true)
    // The focused button disappears.
    focusField('viajes')
  }
  const button = kept.length > 0 && (
    <Button color="inherit" size="small" disabled={isSubmitting} onClick={takeStored}>
      Usar lo guardado
    </Button>
  )
  return (
    <Alert severity="info" role="status" action={button}>
      {text && <div>{text}</div>}
      {kept.length > 0 && (
        <div>
          Se conservó lo que usted escribió:{' '}
          {LIST.format(new Set(kept.map((field) => LABELS[field] ?? field)))}.
        </div>
      )}
    </Alert>
  )
}

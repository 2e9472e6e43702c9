import Alert from '@mui/material/Alert'
import { useMemo, useState } from 'react'
import { useCerrarCajaMutation } from '../../api/cierres'
import { reglasDelConteo, type Caja, type Cierres } from '../../contract/cierres'
import { fechaLarga } from '../../contract/fechas'
import { ReadOnlyList, type Datum } from '../../ui/dialogs/ReadOnlyList'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { FormDialog } from '../../records/dialog/FormDialog'
import { numero, pesos } from '../../ui/texts/formats'
import { closedDaysText, countText } from './ClosedDays'
import { ConteoFields } from './ConteoFields'
import { busesText, pendingText } from './Missing'
import { Result } from './Result'
import { idOf } from './rows'
import { valuesOf } from './values'

interface Props {
  cierres: Cierres
  /** As it is now: what the person sees is what they close. */
  caja: Caja
  /** The day has it no more: all that it counted has been deleted or moved. */
  isGone: boolean
  onClose: () => void
}

const GONE = 'Esta caja ya no tiene nada que cerrar: sus registros se eliminaron o cambiaron de día.'

const sum = (label: string, value: number): Datum => ({ label, value: pesos(value) })

const figuresOf = ({ ahora, deDiasCerrados, importadas }: Caja, { fecha, segun }: Cierres): Datum[] => [
  { label: 'Fecha de entrega', value: fechaLarga(fecha) },
  { label: 'Liquidaciones', value: numero(ahora.liquidaciones) },
  ...(deDiasCerrados.length > 0
    ? [{ label: 'De días ya cerrados', value: closedDaysText(deDiasCerrados) }]
    : []),
  ...(importadas.liquidaciones > 0 ? [{ label: 'Importadas', value: countText(importadas) }] : []),
  sum('Neto registradora', ahora.netoReg),
  sum('Neto sensor', ahora.netoSensor),
  sum('Abonos', ahora.abonos),
  sum('Deudas', ahora.deudas),
  sum(`A entregar (${segun})`, ahora.esperado),
]

/** 'Cerrar caja': what a person's money of a day comes to, what was counted, and why they differ. */
export default function CerrarDialog({ cierres, caja, isGone, onClose }: Props) {
  const { fecha, busesSinLiquidacion } = cierres
  const { username, nombre, huella, ahora, cierre } = caja
  const [close] = useCerrarCajaMutation()
  const [initialValues] = useState(() => valuesOf(cierre))
  const [opened] = useState(huella)
  const missing = [pendingText(ahora.pendientes), busesText(busesSinLiquidacion)].filter(Boolean)
  const isMissing = missing.length > 0
  const schema = useMemo(() => reglasDelConteo(ahora.esperado, isMissing), [ahora.esperado, isMissing])
  return (
    <FormDialog
      title={`Cerrar caja de ${nombre}`}
      schema={schema}
      initialValues={initialValues}
      draftName={`cerrar-caja-${fecha}-${idOf(caja)}`}
      onSubmit={(_values, data, { idempotencyKey }) =>
        close({ ...data, fecha, username, huella, idempotencyKey }).unwrap()
      }
      onClose={onClose}
      disabledReason={isGone ? GONE : undefined}
      submitText="Cerrar caja"
      submittingText="Cerrando..."
      extraActions={<Result esperado={ahora.esperado} />}
      width="64rem"
    >
      {huella !== opened && (
        <Alert severity="info" role="status">
          Las cifras de la caja cambiaron desde que la abrió: las de ahora son estas.
        </Alert>
      )}
      <ReadOnlyList data={figuresOf(caja, cierres)} />
      <ConteoFields esperado={ahora.esperado}>
        {isMissing && (
          <>
            <Alert severity="warning" sx={{ mt: 2 }}>
              {missing.join(' ')}
            </Alert>
            <CheckboxField name="enterado" label="Estoy enterado de lo que falta" />
          </>
        )}
      </ConteoFields>
    </FormDialog>
  )
}

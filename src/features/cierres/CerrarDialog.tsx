import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useCerrarCajaMutation } from '../../api/cierres'
import { reglasDelConteo, type Caja, type Cierres } from '../../contract/cierres'
import { fechaLarga } from '../../contract/fechas'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { FormDialog } from '../../records/dialog/FormDialog'
import { TotalsList } from '../../ui/tableState/TotalsList'
import { pesos } from '../../ui/texts/formats'
import { ConteoFields } from './ConteoFields'
import { Result } from './Result'
import { idOf } from './rows'
import { busesText, daysText, pendingText, settlements, tillName } from './texts'
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

/** Says in one line of what a till is. */
const partsOf = ({ ahora, deDiasCerrados }: Caja, fecha: string) =>
  [
    fechaLarga(fecha),
    settlements(ahora.liquidaciones),
    deDiasCerrados.length > 0 && `De días ya cerrados: ${daysText(deDiasCerrados)}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** 'Cerrar caja': what a person's money of a day comes to, what was counted, and why they differ. */
export default function CerrarDialog({ cierres, caja, isGone, onClose }: Props) {
  const { fecha, segun, busesSinLiquidacion } = cierres
  const { username, huella, ahora, cierre } = caja
  const [close] = useCerrarCajaMutation()
  const [initialValues] = useState(() => valuesOf(cierre))
  const [opened] = useState(huella)
  const missing = [pendingText(ahora.pendientes), busesText(busesSinLiquidacion)].filter(Boolean)
  const isMissing = missing.length > 0
  const schema = useMemo(() => reglasDelConteo(ahora.esperado, isMissing), [ahora.esperado, isMissing])
  return (
    <FormDialog
      title={`Cerrar ${tillName(caja)}`}
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
      <div>
        <Typography variant="caption" color="textSecondary">
          A entregar ({segun})
        </Typography>
        <Typography variant="h1" component="p">
          {pesos(ahora.esperado)}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {partsOf(caja, fecha)}
        </Typography>
        <TotalsList
          totals={[
            { label: 'Neto registradora', value: ahora.netoReg },
            { label: 'Neto sensor', value: ahora.netoSensor },
            { label: 'Abonos', value: ahora.abonos },
            { label: 'Deudas', value: ahora.deudas },
          ]}
        />
      </div>
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

import { useEventCallback } from '@mui/material/utils'
import { useFormikContext } from 'formik'
import { useState, type ComponentProps } from 'react'
import { useAppDispatch } from '../../api/client/hooks'
import { useCrearLiquidacionMutation } from '../../api/liquidaciones'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { FormDialog } from '../../records/dialog/FormDialog'
import type { FormStatus } from '../../ui/form/status'
import { BuscarButton } from './BuscarButton'
import { COMPARISON } from './comparison'
import { DIALOG_WIDTH, DIALOG_MAX_WIDTH } from './dialogWidth'
import { LiquidacionFields } from './LiquidacionFields'
import { LoadedNotice } from './LoadedNotice'
import { differingFields, rebase } from './rebase'
import { dateUsed } from './workingDateSlice'
import { useNext } from './useNext'
import {
  EMPTY_CREATION,
  bodyOf,
  LiquidacionFormSchema,
  valuesOf,
  EMPTY_VALUES,
  type CreationValues,
} from './values'

interface Props {
  /** The date of the last settlement created since signing in; '' before the first. */
  fecha: string
  onClose: () => void
}

/** 'Crear' of the list: creates a settlement, or corrects one that Buscar has loaded. */
export default function CrearDialog({ fecha, onClose }: Props) {
  const dispatch = useAppDispatch()
  const [create] = useCrearLiquidacionMutation()
  const [initialValues] = useState({ ...EMPTY_CREATION, fecha })
  const prepare = useNext()
  /** Buscar is about to fill in the form. */
  const [waiting, setWaiting] = useState(false)
  return (
    <FormDialog
      title="Crear Liquidación"
      schema={LiquidacionFormSchema}
      initialValues={initialValues}
      draftName="crear-liquidacion"
      comparison={COMPARISON}
      onSubmit={async (values, data, { stored, idempotencyKey }) => {
        await create({ ...bodyOf(values, data, stored), idempotencyKey }).unwrap()
        dispatch(dateUsed(values.fecha))
      }}
      onClose={onClose}
      impediment={waiting ? 'Espere a que Buscar termine.' : undefined}
      submitText="Crear"
      submittingText="Creando..."
      extraActions={<CheckboxField name="liquidada" label="Liquidada" waiting={waiting} />}
      otherSubmits={[{ text: 'Guardar y siguiente', shortcut: 'siguiente', prepare }]}
      width={DIALOG_WIDTH}
      maxWidth={DIALOG_MAX_WIDTH}
    >
      <CreationFields waiting={waiting} onAsk={setWaiting} />
    </FormDialog>
  )
}

interface CreationFieldsProps extends Pick<ComponentProps<typeof BuscarButton>, 'onAsk'> {
  waiting: boolean
}

function CreationFields({ waiting, onAsk }: CreationFieldsProps) {
  const { values, setFieldValue, setStatus } = useFormikContext<CreationValues>()
  const { cargada: loaded } = values
  // Kept after the record is dropped, so that a retired driver's name still shows.
  const [last, setLast] = useState(loaded)
  if (loaded && loaded !== last) setLast(loaded)
  /** What the last answer has replaced; of another settlement's form nothing is given back. */
  const [former, setFormer] = useState<CreationValues | null>(null)
  if (former && (former.fecha !== values.fecha || former.busNumero !== values.busNumero)) setFormer(null)

  /** Another date or bus is another settlement: drops the loaded values and keeps the typed ones. */
  const dropLoaded = useEventCallback(() => {
    // A pending answer belongs to the former key; BuscarButton drops it.
    onAsk(false)
    if (!loaded) return
    const { fecha, busNumero, conductorDocumento } = values
    const empty = { ...EMPTY_VALUES, fecha, busNumero, conductorDocumento }
    const rebased = rebase(values, valuesOf(loaded), empty)
    for (const field of differingFields(rebased, values)) void setFieldValue(field, rebased[field], false)
    void setFieldValue('cargada', null, false)
    // The banner was about the former settlement.
    setStatus({ message: null } satisfies FormStatus)
  })

  return (
    <>
      <LoadedNotice former={former} onGiveBack={() => setFormer(null)} />
      <LiquidacionFields
        beside={<BuscarButton onAsk={onAsk} onReplace={setFormer} />}
        record={last}
        preview={loaded?.uuid ? null : loaded}
        waiting={waiting}
        withoutSearch={loaded === null}
        onKeyChange={dropLoaded}
      />
    </>
  )
}

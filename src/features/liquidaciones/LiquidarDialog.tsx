import LockOpenIcon from '@mui/icons-material/LockOpenOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useLiquidarMutation } from '../../api/liquidaciones'
import { fechaLarga } from '../../contract/fechas'
import type { LiquidacionDetalle, LiquidacionFila } from '../../contract/liquidaciones'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { focusField } from '../../ui/focus/focus'
import { FormDialog } from '../../records/dialog/FormDialog'
import type { Continuation, OtherSubmit } from '../../ui/form/status'
import { COMPARISON } from './comparison'
import { DIALOG_WIDTH, DIALOG_MAX_WIDTH } from './dialogWidth'
import { LiquidacionFields } from './LiquidacionFields'
import { useNextPending } from './useNextPending'
import { WithDetalle, type DetalleDialogProps } from './WithDetalle'
import { bodyOf, LiquidacionFormSchema, valuesOf, type LiquidacionValues } from './values'

interface LiquidarDialogProps extends DetalleDialogProps {
  /** The rows among which the next pending one is looked for. */
  rows: readonly LiquidacionFila[]
  /** Goes on to the next one. */
  onNext: (uuid: string) => void
}

/** 'Liquidar' of the list: edits the selected settlement. Ticking Liquidada settles it. */
export default function LiquidarDialog(props: LiquidarDialogProps) {
  return (
    <WithDetalle {...props}>
      {(detalle, current) => <LiquidarForm {...props} detalle={detalle} current={current} />}
    </WithDetalle>
  )
}

interface FormProps extends LiquidarDialogProps {
  detalle: LiquidacionDetalle
  current: LiquidacionDetalle | undefined
}

const SETTLED = { liquidada: true }

function LiquidarForm({ uuid, detalle, current, rows, onNext, onClose }: FormProps) {
  const [liquidar] = useLiquidarMutation()
  /** The settlement that the form is about now. */
  const [opened, setOpened] = useState(detalle)
  const next = useNextPending(rows, uuid)
  const [dateLocked, setDateLocked] = useState(true)
  const [initialValues] = useState(() => valuesOf(detalle))
  const unlock = () => {
    // Synchronously: the date has to be enabled before it can take the focus from the disappearing button.
    flushSync(() => setDateLocked(false))
    focusField('fecha')
  }
  const goOn = async ({ busNumero }: LiquidacionValues): Promise<Continuation<LiquidacionValues> | null> => {
    const following = await next.load()
    if (!following?.uuid) return null
    setOpened(following)
    setDateLocked(true)
    onNext(following.uuid)
    const note = `Liquidada la del bus ${busNumero}. Sigue la del ${following.busNumero}, del ${fechaLarga(following.fecha)}.`
    return { values: valuesOf(following), message: null, field: 'viajes', note }
  }
  const otherSubmits: OtherSubmit<LiquidacionValues>[] = [
    { text: 'Guardar y liquidar', sets: SETTLED },
    {
      text: 'y siguiente',
      name: 'Guardar, liquidar y siguiente',
      shortcut: 'siguiente',
      sets: SETTLED,
      prepare: goOn,
    },
  ]
  return (
    <FormDialog
      title="Liquidar"
      schema={LiquidacionFormSchema}
      initialValues={initialValues}
      draftName={`liquidar-${uuid}`}
      comparison={COMPARISON}
      record={{ sustantivo: 'liquidaciones', identificador: uuid, opened, current }}
      onSubmit={(values, data, { stored }) => {
        next.remember()
        return liquidar(bodyOf(values, data, stored)).unwrap()
      }}
      onClose={onClose}
      submitText="Aceptar"
      submittingText="Guardando..."
      otherSubmits={opened.liquidada ? undefined : otherSubmits}
      width={DIALOG_WIDTH}
      maxWidth={DIALOG_MAX_WIDTH}
      extraActions={
        <>
          <CheckboxField name="liquidada" label="Liquidada" />
          {dateLocked && (
            <Button variant="outlined" startIcon={<LockOpenIcon />} onClick={unlock}>
              Desbloquear Campos
            </Button>
          )}
        </>
      }
    >
      <LiquidacionFields dateLocked={dateLocked} record={opened} />
    </FormDialog>
  )
}

import Button from '@mui/material/Button'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useLiquidarMutation } from '../../api/liquidaciones'
import type { LiquidacionDetalle, LiquidacionFila } from '../../contract/liquidaciones'
import { focusField } from '../../ui/focus/focus'
import { FormDialog } from '../../records/dialog/FormDialog'
import type { RecordsDialogProps } from '../../records/page/records'
import type { OtherSubmit } from '../../ui/form/status'
import { COMPARISON } from '../../records/settlement/comparison'
import { DIALOG_SIZE } from './dialogWidth'
import { LiquidadaRow } from './LiquidadaRow'
import { LiquidacionFields } from './LiquidacionFields'
import { useNextPending } from './next'
import { WithDetalle } from './WithDetalle'
import {
  bodyOf,
  LiquidacionFormSchema,
  valuesOf,
  type LiquidacionValues,
} from '../../records/settlement/values'

type Props = RecordsDialogProps<LiquidacionFila>

/** 'Liquidar' of the list: edits the selected settlement. Ticking Liquidada settles it. */
export default function LiquidarDialog({ row, ...props }: Props) {
  return (
    row && (
      <WithDetalle uuid={row.uuid} onClose={props.onClose}>
        {(detalle) => <LiquidarForm {...props} uuid={row.uuid} detalle={detalle} />}
      </WithDetalle>
    )
  )
}

interface FormProps extends Pick<Props, 'view' | 'onNext' | 'onClose'> {
  uuid: string
  detalle: LiquidacionDetalle
}

const SETTLED = { liquidada: true }

function LiquidarForm({ uuid, detalle, view, onNext, onClose }: FormProps) {
  const [liquidar] = useLiquidarMutation()
  /** The settlement that the form is about now. */
  const [opened, setOpened] = useState(detalle)
  const [dateLocked, setDateLocked] = useState(true)
  const [initialValues] = useState(() => valuesOf(detalle))
  const prepare = useNextPending(view, uuid, (row, record) => {
    setOpened(record)
    setDateLocked(true)
    onNext(row)
  })
  const unlock = () => {
    // Synchronously: the date has to be enabled before it can take the focus from the disappearing button.
    flushSync(() => setDateLocked(false))
    focusField('fecha')
  }
  const otherSubmits: OtherSubmit<LiquidacionValues>[] = [
    { text: 'Guardar y liquidar', sets: SETTLED },
    {
      text: 'y siguiente',
      name: 'Guardar, liquidar y siguiente',
      shortcut: 'siguiente',
      sets: SETTLED,
      prepare,
    },
  ]
  return (
    <FormDialog
      title="Liquidar"
      schema={LiquidacionFormSchema}
      initialValues={initialValues}
      draftName={`liquidar-${uuid}`}
      comparison={COMPARISON}
      onSubmit={(values, data, { stored }) => liquidar(bodyOf(values, data, stored)).unwrap()}
      onClose={onClose}
      submitText="Aceptar"
      submittingText="Guardando..."
      otherSubmits={opened.liquidada ? undefined : otherSubmits}
      {...DIALOG_SIZE}
    >
      <LiquidacionFields dateLocked={dateLocked} record={opened} />
      <LiquidadaRow>{dateLocked && <Button onClick={unlock}>Desbloquear Campos</Button>}</LiquidadaRow>
    </FormDialog>
  )
}

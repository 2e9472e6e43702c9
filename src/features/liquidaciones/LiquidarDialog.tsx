import LockOpenIcon from '@mui/icons-material/LockOpenOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useLiquidarMutation } from '../../api/liquidaciones'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { focusField } from '../../ui/form/focus'
import { FormDialog } from '../../ui/form/FormDialog'
import { COMPARISON } from './comparison'
import { DIALOG_WIDTH, DIALOG_MAX_WIDTH } from './dialogWidth'
import { LiquidacionFields } from './LiquidacionFields'
import { WithDetalle, type DetalleDialogProps } from './WithDetalle'
import { bodyOf, LiquidacionFormSchema, valuesOf } from './values'

/** 'Liquidar' of the list: edits the selected settlement. Ticking Liquidada settles it. */
export default function LiquidarDialog(props: DetalleDialogProps) {
  return (
    <WithDetalle {...props}>
      {(detalle, current) => <LiquidarForm {...props} detalle={detalle} current={current} />}
    </WithDetalle>
  )
}

interface FormProps extends DetalleDialogProps {
  detalle: LiquidacionDetalle
  current: LiquidacionDetalle | undefined
}

function LiquidarForm({ uuid, detalle, current, onClose }: FormProps) {
  const [liquidar] = useLiquidarMutation()
  const [dateLocked, setDateLocked] = useState(true)
  const [initialValues] = useState(() => valuesOf(detalle))
  const unlock = () => {
    // Synchronously: the date has to be enabled before it can take the focus from the disappearing button.
    flushSync(() => setDateLocked(false))
    focusField('fecha')
  }
  return (
    <FormDialog
      open
      title="Liquidar"
      schema={LiquidacionFormSchema}
      initialValues={initialValues}
      draftName={`liquidar-${uuid}`}
      comparison={COMPARISON}
      record={{ sustantivo: 'liquidaciones', identificador: uuid, opened: detalle, current }}
      onSubmit={(values, data, { stored }) => liquidar(bodyOf(values, data, stored)).unwrap()}
      onClose={onClose}
      submitText="Aceptar"
      submittingText="Guardando..."
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
      <LiquidacionFields dateLocked={dateLocked} currentConductor={detalle} />
    </FormDialog>
  )
}

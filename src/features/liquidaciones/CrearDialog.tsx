import { memo, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { useCrearLiquidacionMutation } from '../../api/liquidaciones'
import { FormDialog } from '../../records/dialog/FormDialog'
import { COMPARISON } from '../../records/settlement/comparison'
import { CreationFields } from './CreationFields'
import { LiquidadaRow } from './LiquidadaRow'
import { DIALOG_SIZE } from './dialogWidth'
import { dateUsed, selectWorkingDate } from '../../records/settlement/workingDateSlice'
import { useNextBus } from './next'
import { bodyOf, EMPTY_CREATION, LiquidacionFormSchema } from '../../records/settlement/values'

/**
 * 'Crear' of the list: creates a settlement, or corrects one that Buscar has loaded. Memoised, since it is drawn ahead: what the
 * list does meanwhile does not render it again.
 */
export default memo(function CrearDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch()
  const [create] = useCrearLiquidacionMutation()
  const fecha = useAppSelector(selectWorkingDate)
  const [initialValues] = useState({ ...EMPTY_CREATION, fecha })
  const prepare = useNextBus()
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
      disablePortal
      submitText="Crear"
      submittingText="Creando..."
      otherSubmits={[{ text: 'Guardar y siguiente', shortcut: 'siguiente', prepare }]}
      {...DIALOG_SIZE}
    >
      <CreationFields />
      <LiquidadaRow />
    </FormDialog>
  )
})

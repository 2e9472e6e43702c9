import { useState } from 'react'
import { withVersion } from '../../api/client/versions'
import {
  useConductoresIngresosQuery,
  useCrearConductorMutation,
  useEditarConductorMutation,
} from '../../api/conductores'
import { ConductorSchema, type ConductorFila } from '../../contract/conductores'
import { createOrEdit } from '../../ui/form/createOrEdit'
import { FormDialog } from '../../ui/form/FormDialog'
import { COMPARISON } from './comparison'
import { ConductorFields } from './ConductorFields'
import { EMPTY_VALUES, valuesOf } from './values'

interface Props {
  /** The driver to edit; absent, the dialog creates one. */
  row?: ConductorFila
  onCreated?: (row: ConductorFila) => void
  onClose: () => void
}

/** 'Crear' and 'Editar' of the drivers. An edit names the driver by the stored documento, which the form may change. */
export default function ConductorDialog({ row, onCreated, onClose }: Props) {
  const [create] = useCrearConductorMutation()
  const [edit] = useEditarConductorMutation()
  const { current } = useConductoresIngresosQuery(undefined, {
    selectFromResult: ({ data }) => ({ current: data?.find(({ uuid }) => uuid === row?.uuid) }),
  })
  const [initialValues] = useState(() => (row ? valuesOf(row) : EMPTY_VALUES))
  return (
    <FormDialog
      {...createOrEdit('Conductor', row?.documento)}
      schema={ConductorSchema}
      initialValues={initialValues}
      comparison={COMPARISON}
      record={row && { sustantivo: 'conductores', identificador: row.uuid, opened: row, current }}
      onSubmit={(_values, data, { stored = row, idempotencyKey }): Promise<unknown> =>
        row && stored
          ? edit({ documento: row.documento, cuerpo: withVersion(stored, data) }).unwrap()
          : create({ ...data, idempotencyKey })
              .unwrap()
              .then(onCreated)
      }
      onClose={onClose}
    >
      <ConductorFields />
    </FormDialog>
  )
}

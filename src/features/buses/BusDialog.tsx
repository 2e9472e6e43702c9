import { useState } from 'react'
import { useBusesQuery, useCrearBusMutation, useEditarBusMutation } from '../../api/buses'
import { withVersion } from '../../api/client/versions'
import { BusSchema, type BusFila } from '../../contract/buses'
import { createOrEdit } from '../../ui/form/createOrEdit'
import { FormDialog } from '../../ui/form/FormDialog'
import { BusFields } from './BusFields'
import { COMPARISON } from './comparison'
import { EMPTY_VALUES, valuesOf } from './values'

interface Props {
  /** The bus to edit; absent, the dialog creates one. */
  row?: BusFila
  onCreated?: (row: BusFila) => void
  onClose: () => void
}

/** 'Crear' and 'Editar' of the buses. An edit names the bus by its stored number, which the form may change. */
export default function BusDialog({ row, onCreated, onClose }: Props) {
  const [create] = useCrearBusMutation()
  const [edit] = useEditarBusMutation()
  const { current } = useBusesQuery(undefined, {
    selectFromResult: ({ data }) => ({ current: data?.find(({ numero }) => numero === row?.numero) }),
  })
  const [initialValues] = useState(() => (row ? valuesOf(row) : EMPTY_VALUES))
  return (
    <FormDialog
      {...createOrEdit('Bus', row?.numero)}
      schema={BusSchema}
      initialValues={initialValues}
      comparison={COMPARISON}
      record={row && { sustantivo: 'buses', identificador: row.numero, opened: row, current }}
      onSubmit={(_values, data, { stored = row, idempotencyKey }): Promise<unknown> =>
        row && stored
          ? edit({ numero: row.numero, cuerpo: withVersion(stored, data) }).unwrap()
          : create({ ...data, idempotencyKey })
              .unwrap()
              .then(onCreated)
      }
      onClose={onClose}
    >
      <BusFields currentConductor={row?.conductorNombre} />
    </FormDialog>
  )
}

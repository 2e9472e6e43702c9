import { useState } from 'react'
import { useGuardarDeudaMutation } from '../../api/cartera'
import { withVersion } from '../../api/client/versions'
import { DeudaSchema, type DeudaFila } from '../../contract/deudas'
import type { NumeroEditable } from '../../contract/numeros'
import { pesos } from '../../ui/texts/formats'
import { compared, type Comparison } from '../../ui/form/Differences'
import { createOrEdit } from '../../ui/form/createOrEdit'
import { FormDialog } from '../../ui/form/FormDialog'
import { linkOf } from './link'
import { conductorName } from '../../ui/selectors/ConductorName'
import { DeudaFields } from './DeudaFields'

interface DeudaValues {
  valor: NumeroEditable
  razon: string
  conductorDocumento: string
}

const EMPTY_VALUES: DeudaValues = { valor: '', razon: '', conductorDocumento: '' }

const valuesOf = ({ valor, razon, conductorDocumento }: DeudaFila): DeudaValues => ({
  valor,
  razon,
  conductorDocumento,
})

/** The fields to compare when a colleague has saved the same debt. */
const COMPARISON: Comparison<DeudaValues, DeudaFila> = {
  valuesOf,
  fields: [
    compared('Conductor', 'conductorDocumento', conductorName),
    compared('Valor', 'valor', pesos),
    compared('Razón', 'razon'),
  ],
}

interface Props {
  /** The debt to edit; absent, the dialog creates one. */
  row?: DeudaFila
  /** The same as the table has it now. */
  current?: DeudaFila
  onClose: () => void
}

/** 'Crear' and 'Editar' of the debts. Section 7: both are a POST, an edit with the debt's uuid. */
export default function DeudaDialog({ row, current, onClose }: Props) {
  const [save] = useGuardarDeudaMutation()
  const [initialValues] = useState(() => (row ? valuesOf(row) : EMPTY_VALUES))
  return (
    <FormDialog
      {...createOrEdit('Deuda', row?.uuid)}
      schema={DeudaSchema}
      initialValues={initialValues}
      comparison={COMPARISON}
      record={row && { sustantivo: 'deudas', identificador: row.uuid, opened: row, current }}
      onSubmit={(_values, data, { stored = row, idempotencyKey }) =>
        save(
          stored ? withVersion(stored, { ...data, uuid: stored.uuid }) : { ...data, idempotencyKey },
        ).unwrap()
      }
      onClose={onClose}
      width="26rem"
    >
      <DeudaFields currentConductor={row?.conductorNombre} link={row && linkOf(row)} />
    </FormDialog>
  )
}

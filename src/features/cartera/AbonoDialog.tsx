import { useState } from 'react'
import { useCrearAbonoMutation, useEditarAbonoMutation } from '../../api/cartera'
import { today } from '../../api/client/today'
import { withVersion } from '../../api/client/versions'
import { AbonoSchema, type AbonoFila } from '../../contract/abonos'
import { fechaLarga } from '../../contract/fechas'
import type { NumeroEditable } from '../../contract/numeros'
import { pesos } from '../../ui/texts/formats'
import { compared, type Comparison } from '../../ui/form/Differences'
import { createOrEdit } from '../../ui/form/createOrEdit'
import { FormDialog } from '../../ui/form/FormDialog'
import { linkOf } from './link'
import { conductorName } from '../../ui/selectors/ConductorName'
import { AbonoFields } from './AbonoFields'

interface AbonoValues {
  valor: NumeroEditable
  origen: string
  conductorDocumento: string
  fecha: string
}

const emptyValues = (): AbonoValues => ({
  valor: '',
  origen: '',
  conductorDocumento: '',
  fecha: today(),
})

const valuesOf = ({ valor, origen, conductorDocumento, fecha }: AbonoFila): AbonoValues => ({
  valor,
  origen,
  conductorDocumento,
  fecha,
})

/** The fields to compare when a colleague has saved the same repayment. */
const COMPARISON: Comparison<AbonoValues, AbonoFila> = {
  valuesOf,
  fields: [
    compared('Conductor', 'conductorDocumento', conductorName),
    compared('Valor', 'valor', pesos),
    compared('Origen', 'origen'),
    compared('Fecha', 'fecha', fechaLarga),
  ],
}

interface Props {
  /** The repayment to edit; absent, the dialog creates one. */
  row?: AbonoFila
  /** The same as the table has it now. */
  current?: AbonoFila
  onClose: () => void
}

/** 'Crear' and 'Editar' of the repayments. A new one begins with today's date. */
export default function AbonoDialog({ row, current, onClose }: Props) {
  const [create] = useCrearAbonoMutation()
  const [edit] = useEditarAbonoMutation()
  const [initialValues] = useState(() => (row ? valuesOf(row) : emptyValues()))
  return (
    <FormDialog
      {...createOrEdit('Abono', row?.uuid)}
      schema={AbonoSchema}
      initialValues={initialValues}
      comparison={COMPARISON}
      record={row && { sustantivo: 'abonos', identificador: row.uuid, opened: row, current }}
      onSubmit={(_values, data, { stored = row, idempotencyKey }): Promise<unknown> =>
        stored
          ? edit(withVersion(stored, { ...data, uuid: stored.uuid })).unwrap()
          : create({ ...data, idempotencyKey }).unwrap()
      }
      onClose={onClose}
      width="26rem"
    >
      <AbonoFields currentConductor={row?.conductorNombre} link={row && linkOf(row)} stored={row} />
    </FormDialog>
  )
}

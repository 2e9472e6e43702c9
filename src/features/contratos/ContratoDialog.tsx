import { use } from 'react'
import { useCrearContratoMutation, useEditarContratoMutation } from '../../api/contratos'
import { ContratoSchema, type ContratoListado } from '../../contract/contratos'
import { RecordDialog, type RecordDialogProps } from '../../records/dialog/RecordDialog'
import { CONTRATOS } from '../../records/nouns/contratos'
import { DateField } from '../../ui/fields/DateField'
import { DecimalField } from '../../ui/fields/NumberField'
import { TextField } from '../../ui/fields/TextField'
import { FieldGrid } from '../../ui/form/FieldGrid'
import { Beginning } from './beginning'

/** 'Crear' and 'Editar' of the contracts, which begins with a proposed end. */
export default function ContratoDialog({ onCreated, ...dialog }: RecordDialogProps<ContratoListado>) {
  const [create] = useCrearContratoMutation()
  const [edit] = useEditarContratoMutation()
  const empty = use(Beginning)
  const { row } = dialog
  const fin = row?.finPropuesto
  return (
    <RecordDialog
      {...dialog}
      row={row && { ...row, hasta: fin ?? row.hasta }}
      noun={CONTRATOS}
      id={row?.uuid}
      schema={ContratoSchema}
      empty={empty}
      // A draft is of one driver.
      {...(!row && {
        draftName: `crear-contrato-${empty.conductorUuid}`,
        ...(empty.desde && { title: 'Confirmar contrato', submitText: 'Confirmar' }),
      })}
      create={(body) => create(body).unwrap().then(onCreated)}
      edit={(body, { uuid }) => edit({ ...body, uuid }).unwrap()}
    >
      <TextField name="empresa" label="Empresa" required maxLength={80} />
      <FieldGrid>
        <DateField name="desde" label="Desde" required hint="De antes de 2000, con el año completo." />
        <DateField
          name="hasta"
          label="Hasta"
          hint={fin ? 'El de su retiro: confírmelo.' : 'Vacío mientras siga vigente.'}
        />
        <DecimalField name="vacacionesPrevias" label="Vacaciones previas" hint="Días hábiles ya tomados." />
        <DateField name="cesantiasDesde" label="Cesantías desde" hint="Primer día sin consignar ni pagar." />
      </FieldGrid>
    </RecordDialog>
  )
}

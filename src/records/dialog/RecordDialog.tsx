import type { FormikValues } from 'formik'
import { useState, type ReactNode } from 'react'
import { withVersion } from '../../api/client/versions'
import { FormDialog } from './FormDialog'
import type { Schema } from '../../ui/form/schema'
import { comparedFields } from '../nouns/comparison'
import type { Noun } from '../nouns/noun'

export interface RecordDialogProps<Row> {
  /** The record as it was at the opening: the table may change meanwhile. Absent where the dialog is about none. */
  row?: Row
  /** Selects a record that has been created. */
  onCreated: (row: Row) => void
  onClose: () => void
}

interface Props<Values extends FormikValues, Data extends object, Row> extends Omit<
  RecordDialogProps<Row>,
  'onCreated'
> {
  noun: Noun
  /** Name of the edited record, which identifies it where it has no uuid; undefined for a new one. */
  id: string | undefined
  schema: Schema<Data>
  /** Initial values of a new one. */
  empty: Values
  /** The form's values for a record, where they are not its fields of the same names. */
  valuesOf?: (row: Row) => Values
  create: (body: Data & { idempotencyKey: string }) => Promise<unknown>
  /** @param row the record as it was at the opening */
  edit: (body: Data, row: Row) => Promise<unknown>
  children: ReactNode
  title?: string
  submitText?: string
  draftName?: string
  width?: string
}

/** A record's fields that the form has; '' for one that it has not. */
const fieldsOf = <Values extends FormikValues>(row: object, empty: Values) =>
  Object.fromEntries(
    Object.keys(empty).map((field) => [field, (row as Record<string, unknown>)[field] ?? '']),
  ) as Values

/** 'Crear' and, of a row, 'Editar' of a noun's records. */
export function RecordDialog<
  Values extends FormikValues,
  Data extends object,
  Row extends { uuid?: string; version?: number | null },
>(props: Props<Values, Data, Row>) {
  const { noun, id, row, create, edit, empty, ...options } = props
  const { valuesOf = (stored: Row) => fieldsOf(stored, empty), ...dialog } = options
  const isNew = id === undefined
  const name = noun.name.toLowerCase()
  const [initialValues] = useState(() => (row ? valuesOf(row) : empty))
  const [comparison] = useState(() => ({
    valuesOf,
    fields: comparedFields<Values>(noun, Object.keys(empty)),
  }))
  return (
    <FormDialog
      title={`${isNew ? 'Crear' : 'Editar'} ${noun.name}`}
      draftName={isNew ? `crear-${name}` : `editar-${name}-${id}`}
      submitText={isNew ? 'Crear' : 'Aceptar'}
      submittingText={isNew ? 'Creando...' : 'Guardando...'}
      initialValues={initialValues}
      comparison={comparison}
      onSubmit={(_values, data, { stored = row, idempotencyKey }) =>
        row && stored ? edit(withVersion(stored, data), row) : create({ ...data, idempotencyKey })
      }
      {...dialog}
    />
  )
}

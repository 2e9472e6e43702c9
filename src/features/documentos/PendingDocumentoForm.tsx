import Alert from '@mui/material/Alert'
import type { FormikValues } from 'formik'
import { useState, type ReactNode } from 'react'
import type { FormOptions } from '../../ui/form/useSubmission'
import { DocumentoForm } from './DocumentoForm'

interface Props<Values extends FormikValues, Data> extends Pick<
  FormOptions<Values, Data>,
  'schema' | 'initialValues' | 'draftName'
> {
  title: string
  laborious?: boolean
  children: ReactNode
}

/**
 * The form of a document that the API has no call for yet: it validates like the others, then says so and sends nothing.
 */
export function PendingDocumentoForm<Values extends FormikValues, Data>(props: Props<Values, Data>) {
  const [pending, setPending] = useState(false)
  return (
    <DocumentoForm
      {...props}
      onSubmit={async () => setPending(true)}
      note={pending && <Alert severity="info">Este documento aún no está disponible.</Alert>}
    />
  )
}

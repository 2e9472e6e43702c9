import Alert from '@mui/material/Alert'
import type { FormikValues } from 'formik'
import { useState, type ReactNode } from 'react'
import type { FormOptions } from '../../ui/form/useSubmission'
import { DocumentoForm } from './DocumentoForm'

interface Props<Valores extends FormikValues, Datos> extends Pick<
  FormOptions<Valores, Datos>,
  'esquema' | 'valoresIniciales' | 'borrador'
> {
  titulo: string
  laborioso?: boolean
  children: ReactNode
}

/**
 * The form of a document that the API has no call for: its rules apply like any other's; then it says so and sends nothing.
 */
export function PendingDocumentoForm<Valores extends FormikValues, Datos>(props: Props<Valores, Datos>) {
  const [pedido, setPedido] = useState(false)
  return (
    <DocumentoForm
      {...props}
      onEnviar={async () => setPedido(true)}
      nota={pedido && <Alert severity="info">Este documento aún no está disponible.</Alert>}
    />
  )
}

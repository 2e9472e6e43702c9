import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import type { FormikValues } from 'formik'
import { memo, useEffect, useId, type ReactNode } from 'react'
import { SIN_RED, useEnLinea } from '../../api/connection'
import { enfocarPrimero } from './focus'
import { Form } from './Form'
import { FormDialogActions, type FormDialogActionsProps } from './FormDialogActions'
import { useForm, type FormOptions } from './useForm'

export interface FormDialogBodyProps<Valores extends FormikValues, Datos>
  extends FormOptions<Valores, Datos>, Omit<FormDialogActionsProps, 'enviando' | 'impedimento'> {
  titulo: string
  children: ReactNode
  idTitulo: string
  onCerrar: () => void
  /** Tells the dialog, which does not render with every key, whether there is typed work and whether it is on its way. */
  onEstado: (sucio: boolean, enviando: boolean) => void
}

const Titulo = memo(DialogTitle)

const Campos = memo(
  styled(DialogContent)(({ theme }) => ({
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(1.5),
    // The title's margin is enough; but the first field's outline needs its pixels.
    '&&': { paddingTop: theme.spacing(0.5) },
  })),
)

/** What is inside the dialog while it is open: mounted anew each time, so each opening is a new form. */
export function FormDialogBody<Valores extends FormikValues, Datos>(
  props: FormDialogBodyProps<Valores, Datos>,
) {
  const { titulo, textoEnviar, textoEnviando, textoCancelar, accionesExtra } = props
  const { idTitulo, onCancelar, onCerrar, onEnviado, onEstado, children } = props
  const id = useId()
  const impedimento = useEnLinea() ? undefined : SIN_RED
  const formik = useForm({
    ...props,
    impedimento,
    onEnviado: () => {
      onEnviado?.()
      onCerrar()
    },
  })
  const { dirty, isSubmitting } = formik

  useEffect(() => onEstado(dirty, isSubmitting), [dirty, isSubmitting, onEstado])
  useEffect(() => () => onEstado(false, false), [onEstado])
  useEffect(() => {
    enfocarPrimero(document.getElementById(id))
  }, [id])

  return (
    <Form formik={formik} id={id} encabezado={<Titulo id={idTitulo}>{titulo}</Titulo>}>
      <Campos>{children}</Campos>
      <FormDialogActions
        textoEnviar={textoEnviar}
        textoEnviando={textoEnviando}
        textoCancelar={textoCancelar}
        accionesExtra={accionesExtra}
        enviando={isSubmitting}
        impedimento={impedimento}
        onCancelar={onCancelar}
      />
    </Form>
  )
}

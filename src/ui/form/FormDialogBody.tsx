import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import type { FormikValues } from 'formik'
import { memo, useCallback, useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { SIN_RED, useEnLinea } from '../../api/connection'
import { enfocarPrimero } from './focus'
import { Form } from './Form'
import { FormDialogActions, type FormDialogActionsProps } from './FormDialogActions'
import { useForm, type Continuacion, type FormOptions, type FormStatus } from './useForm'

export interface FormDialogBodyProps<Valores extends FormikValues, Datos>
  extends
    Omit<FormOptions<Valores, Datos>, 'onEnviado'>,
    Omit<FormDialogActionsProps, 'enviando' | 'impedimento' | 'nota' | 'textoSiguiente' | 'onSiguiente'> {
  titulo: string
  children: ReactNode
  /** A second way to send, after which the dialog stays open for the next form, which `preparar` answers and never rejects. */
  siguiente?: { texto: string; preparar: (enviados: Valores) => Promise<Continuacion<Valores>> }
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
  const { idTitulo, onCancelar, onCerrar, onEstado, siguiente, children } = props
  const id = useId()
  const impedimento = useEnLinea() ? undefined : SIN_RED
  /** Whether the button that was pressed is that of the next form, and whether the one on its way is to be followed by it. */
  const pideSiguiente = useRef(false)
  const haySiguiente = useRef(false)
  const formik = useForm({
    ...props,
    impedimento,
    onEnviado: async (enviados) =>
      haySiguiente.current && siguiente ? siguiente.preparar(enviados) : onCerrar(),
  })
  const { dirty, isSubmitting } = formik
  const alPedir = () => {
    haySiguiente.current = pideSiguiente.current
  }
  const alPedirSiguiente = useCallback(({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    pideSiguiente.current = true
    currentTarget.form?.requestSubmit()
    pideSiguiente.current = false
  }, [])

  useEffect(() => onEstado(dirty, isSubmitting), [dirty, isSubmitting, onEstado])
  useEffect(() => () => onEstado(false, false), [onEstado])
  useEffect(() => {
    enfocarPrimero(document.getElementById(id))
  }, [id])

  return (
    <Form formik={formik} onPedir={alPedir} id={id} encabezado={<Titulo id={idTitulo}>{titulo}</Titulo>}>
      <Campos>{children}</Campos>
      <FormDialogActions
        textoEnviar={textoEnviar}
        textoEnviando={textoEnviando}
        textoCancelar={textoCancelar}
        accionesExtra={accionesExtra}
        enviando={isSubmitting}
        impedimento={impedimento}
        nota={(formik.status as FormStatus).nota}
        textoSiguiente={siguiente?.texto}
        onSiguiente={alPedirSiguiente}
        onCancelar={onCancelar}
      />
    </Form>
  )
}

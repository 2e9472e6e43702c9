import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useFormikContext, type FormikValues } from 'formik'
import { memo, useCallback, useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { OFFLINE, useOnline } from '../../api/client/online'
import { ROW_GAP } from './FieldGrid'
import { enfocarPrimero } from './focus'
import { Form, useFormStatus } from './Form'
import { FormDialogActions, type FormDialogActionsProps } from './FormDialogActions'
import type { Continuacion, FormOptions } from './useSubmission'

export interface FormDialogBodyProps<Valores extends FormikValues, Datos, Stored = unknown>
  extends
    Omit<FormOptions<Valores, Datos, Stored>, 'onEnviado'>,
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
    gap: ROW_GAP,
    // The title's margin is enough; but the first field's label stands on its outline.
    '&&': { paddingTop: theme.spacing(1) },
  })),
)

/** The part of the dialog that follows what the form is about: its foot, and what the dialog asks before it closes. */
function Foot({
  onEstado,
  ...props
}: Omit<FormDialogActionsProps, 'enviando' | 'nota'> &
  Pick<FormDialogBodyProps<FormikValues, unknown>, 'onEstado'>) {
  const { dirty, isSubmitting } = useFormikContext()
  const { nota } = useFormStatus()
  useEffect(() => onEstado(dirty, isSubmitting), [dirty, isSubmitting, onEstado])
  useEffect(() => () => onEstado(false, false), [onEstado])
  return <FormDialogActions {...props} enviando={isSubmitting} nota={nota} />
}

/** What is inside the dialog while it is open: mounted anew each time, so each opening is a new form. */
export function FormDialogBody<Valores extends FormikValues, Datos, Stored>(
  props: FormDialogBodyProps<Valores, Datos, Stored>,
) {
  const { titulo, textoEnviar, textoEnviando, textoCancelar, accionesExtra } = props
  const { idTitulo, onCancelar, onCerrar, onEstado, siguiente, children } = props
  const id = useId()
  const impedimento = useOnline() ? props.impedimento : OFFLINE
  /** Whether the button that was pressed is that of the next form, and whether the one on its way is to be followed by it. */
  const pideSiguiente = useRef(false)
  const haySiguiente = useRef(false)
  const alPedirSiguiente = useCallback(({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    pideSiguiente.current = true
    currentTarget.form?.requestSubmit()
    pideSiguiente.current = false
  }, [])

  useEffect(() => {
    enfocarPrimero(document.getElementById(id))
  }, [id])

  return (
    <Form
      {...props}
      impedimento={impedimento}
      onEnviado={async (enviados) =>
        haySiguiente.current && siguiente ? siguiente.preparar(enviados) : onCerrar()
      }
      onAttempt={() => {
        haySiguiente.current = pideSiguiente.current
      }}
      id={id}
      encabezado={<Titulo id={idTitulo}>{titulo}</Titulo>}
    >
      <Campos>{children}</Campos>
      <Foot
        textoEnviar={textoEnviar}
        textoEnviando={textoEnviando}
        textoCancelar={textoCancelar}
        accionesExtra={accionesExtra}
        impedimento={impedimento}
        textoSiguiente={siguiente?.texto}
        onSiguiente={alPedirSiguiente}
        onCancelar={onCancelar}
        onEstado={onEstado}
      />
    </Form>
  )
}

import Dialog from '@mui/material/Dialog'
import type { FormikValues } from 'formik'
import { useCallback, useId, useRef, useState } from 'react'
import { ConfirmDialog } from '../dialog/ConfirmDialog'
import { papel } from '../dialog/paper'
import { useUnsavedWork } from '../unsaved/unsavedWork'
import { FormDialogBody, type FormDialogBodyProps } from './FormDialogBody'

export interface FormDialogProps<Valores extends FormikValues, Datos, Stored = unknown> extends Omit<
  FormDialogBodyProps<Valores, Datos, Stored>,
  'idTitulo' | 'onCancelar' | 'onCerrar' | 'onEstado'
> {
  abierto: boolean
  /** The form has been sent, or was given up. */
  onCerrar: () => void
  /** CSS width on a desk, '60vw'; '32rem' when absent. On a phone the dialog takes the whole screen. */
  ancho?: string
  /** CSS limit to the width, '50rem'. */
  anchoMaximo?: string
}

const FORMULARIO = {
  '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 },
  '& > form > .MuiAlert-root': { mx: 3, mb: 1 },
} as const

/**
 * A form in a dialog. Each opening begins with `valoresIniciales`, with the focus on the first field. Escape, a click
 * outside and Cancelar ask before throwing away typed work; a success closes it; while it is being sent nothing does.
 */
export function FormDialog<Valores extends FormikValues, Datos, Stored>(
  props: FormDialogProps<Valores, Datos, Stored>,
) {
  const { abierto, onCerrar, ancho = '32rem', anchoMaximo = '100%', ...cuerpo } = props
  const estado = useRef({ sucio: false, enviando: false })
  const [preguntando, setPreguntando] = useState(false)
  const idTitulo = useId()

  const alCambiarEstado = useCallback((sucio: boolean, enviando: boolean) => {
    estado.current = { sucio, enviando }
  }, [])
  useUnsavedWork(() => abierto && estado.current.sucio)
  const cancelar = useCallback(() => {
    if (estado.current.enviando) return
    if (estado.current.sucio) setPreguntando(true)
    else onCerrar()
  }, [onCerrar])

  return (
    <>
      <Dialog
        open={abierto}
        onClose={cancelar}
        aria-labelledby={idTitulo}
        maxWidth={false}
        slotProps={{
          paper: { sx: [papel(ancho, anchoMaximo), FORMULARIO] },
        }}
      >
        <FormDialogBody
          {...cuerpo}
          idTitulo={idTitulo}
          onCancelar={cancelar}
          onCerrar={onCerrar}
          onEstado={alCambiarEstado}
        />
      </Dialog>
      <ConfirmDialog
        abierto={preguntando}
        titulo="Descartar cambios"
        pregunta="¿Descartar los cambios?"
        textoConfirmar="Descartar"
        textoCancelar="Seguir editando"
        peligroso
        onConfirmar={onCerrar}
        onCerrar={() => setPreguntando(false)}
      />
    </>
  )
}

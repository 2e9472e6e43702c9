import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

export interface ConfirmDialogProps {
  abierto: boolean
  titulo: string
  pregunta: string
  textoConfirmar: string
  /** 'Cancelar' when absent. It has the focus, so that Enter and Escape both do nothing that cannot be undone. */
  textoCancelar?: string
  /** For what takes something away. */
  peligroso?: boolean
  /** A promise keeps the dialog busy: it closes when it resolves and stays, to be tried again, when it rejects. */
  onConfirmar: () => unknown
  onCerrar: () => void
}

/** Asks before doing it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    abierto,
    titulo,
    pregunta,
    textoConfirmar,
    textoCancelar = 'Cancelar',
    onConfirmar,
    onCerrar,
  } = props
  const [ocupado, setOcupado] = useState(false)
  const enCurso = useRef(false)
  const botonConfirmar = useRef<HTMLButtonElement>(null)
  const idTitulo = useId()
  const idPregunta = useId()

  const confirmar = async () => {
    if (enCurso.current) return
    enCurso.current = true
    setOcupado(true)
    try {
      await onConfirmar()
      onCerrar()
    } catch {
      // The listener has told the person why; here they may try again, from the button that lost the focus while busy, or leave.
      flushSync(() => setOcupado(false))
      botonConfirmar.current?.focus()
    } finally {
      enCurso.current = false
      setOcupado(false)
    }
  }
  const cerrar = () => {
    if (!enCurso.current) onCerrar()
  }

  return (
    <Dialog
      open={abierto}
      onClose={cerrar}
      role="alertdialog"
      aria-labelledby={idTitulo}
      aria-describedby={idPregunta}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={idTitulo}>{titulo}</DialogTitle>
      <DialogContent>
        <DialogContentText id={idPregunta}>{pregunta}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus color="inherit" onClick={cerrar} disabled={ocupado}>
          {textoCancelar}
        </Button>
        <Button
          ref={botonConfirmar}
          variant="contained"
          color={props.peligroso ? 'error' : 'primary'}
          onClick={confirmar}
          loading={ocupado}
        >
          {textoConfirmar}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

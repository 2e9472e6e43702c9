import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import Typography from '@mui/material/Typography'
import { memo, type MouseEvent, type ReactNode } from 'react'
import { ShortcutButton } from '../shortcuts/ShortcutButton'

export interface FormDialogActionsProps {
  /** 'Crear' */
  textoEnviar: string
  /** 'Creando...'; the text stays when absent. */
  textoEnviando?: string
  /** 'Cancelar' when absent. */
  textoCancelar?: string
  /** Other buttons, and fields that are to stay in sight, at the left of the foot. They are inside the form. */
  accionesExtra?: ReactNode
  enviando: boolean
  /** Why it cannot be sent just now. */
  impedimento?: string
  /** What has become of the form before this one. */
  nota?: string
  onCancelar: () => void
  /** 'Guardar y siguiente'; there is no such button when absent. */
  textoSiguiente?: string
  onSiguiente: (event: MouseEvent<HTMLButtonElement>) => void
}

/** The foot of a form's dialog. Memoised: a key typed in the form does not reach it. */
export const FormDialogActions = memo(function FormDialogActions(props: FormDialogActionsProps) {
  const {
    textoEnviar,
    textoEnviando = textoEnviar,
    textoCancelar = 'Cancelar',
    textoSiguiente,
    enviando,
    impedimento,
  } = props
  const inactivo = enviando || impedimento !== undefined
  return (
    <DialogActions sx={{ flexWrap: 'wrap' }}>
      {props.accionesExtra && (
        <Box sx={{ width: { xs: 1, sm: 'auto' }, mb: { xs: 1, sm: 0 } }}>{props.accionesExtra}</Box>
      )}
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        // On a phone it has a line to itself, over the buttons.
        sx={{ flex: { xs: '1 0 100%', sm: 1 }, minWidth: 'min-content', '&:empty': { flex: 1 } }}
      >
        {impedimento ?? props.nota}
      </Typography>
      <Button color="inherit" onClick={props.onCancelar} disabled={enviando}>
        {textoCancelar}
      </Button>
      {/* Not of the type that Enter presses: that is the one after it. */}
      {textoSiguiente && (
        <ShortcutButton atajo="siguiente" variant="outlined" disabled={inactivo} onClick={props.onSiguiente}>
          {textoSiguiente}
        </ShortcutButton>
      )}
      <Button type="submit" variant="contained" disabled={inactivo}>
        {enviando ? textoEnviando : textoEnviar}
      </Button>
    </DialogActions>
  )
})

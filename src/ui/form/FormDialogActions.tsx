import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import Typography from '@mui/material/Typography'
import { memo, type ReactNode } from 'react'

export interface FormDialogActionsProps {
  /** 'Crear' */
  textoEnviar: string
  /** 'Creando...'; the text stays when absent. */
  textoEnviando?: string
  /** 'Cancelar' when absent. */
  textoCancelar?: string
  /** Other buttons, at the left of the foot. They are inside the form: `useFormikContext` reaches it. */
  accionesExtra?: ReactNode
  enviando: boolean
  /** Why it cannot be sent just now. */
  impedimento?: string
  onCancelar: () => void
}

/** The foot of a form's dialog. Memoised: a key typed in the form does not reach it. */
export const FormDialogActions = memo(function FormDialogActions(props: FormDialogActionsProps) {
  const {
    textoEnviar,
    textoEnviando = textoEnviar,
    textoCancelar = 'Cancelar',
    enviando,
    impedimento,
  } = props
  return (
    <DialogActions sx={{ flexWrap: 'wrap', px: 3, pb: 2 }}>
      {props.accionesExtra}
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ flex: 1, minWidth: 'min-content' }}
      >
        {impedimento}
      </Typography>
      <Button color="inherit" onClick={props.onCancelar} disabled={enviando}>
        {textoCancelar}
      </Button>
      <Button type="submit" variant="contained" disabled={enviando || impedimento !== undefined}>
        {enviando ? textoEnviando : textoEnviar}
      </Button>
    </DialogActions>
  )
})

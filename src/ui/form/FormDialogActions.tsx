import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
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
  onCancelar: () => void
}

/** The foot of a form's dialog. Memoised: a key typed in the form does not reach it. */
export const FormDialogActions = memo(function FormDialogActions(props: FormDialogActionsProps) {
  const { textoEnviar, textoEnviando = textoEnviar, textoCancelar = 'Cancelar', enviando } = props
  return (
    <DialogActions sx={{ flexWrap: 'wrap', px: 3, pb: 2 }}>
      {props.accionesExtra}
      <span style={{ flex: 1 }} />
      <Button color="inherit" onClick={props.onCancelar} disabled={enviando}>
        {textoCancelar}
      </Button>
      <Button type="submit" variant="contained" disabled={enviando}>
        {enviando ? textoEnviando : textoEnviar}
      </Button>
    </DialogActions>
  )
})

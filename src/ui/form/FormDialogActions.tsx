import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import Typography from '@mui/material/Typography'
import { memo, type MouseEvent, type ReactNode } from 'react'
import { ShortcutButton } from '../shortcuts/ShortcutButton'

export interface FormDialogActionsProps {
  /** 'Crear' */
  submitText: string
  /** 'Creando...'; the text stays when absent. */
  submittingText?: string
  /** 'Cancelar' when absent. */
  cancelText?: string
  /** Other buttons, and fields that are to stay in sight, at the left of the foot. They are inside the form. */
  extraActions?: ReactNode
  submitting: boolean
  /** Why it cannot be sent just now. */
  impediment?: string
  /** What has become of the form before this one. */
  note?: string
  onCancel: () => void
  /** 'Guardar y siguiente'; there is no such button when absent. */
  nextText?: string
  onNext: (event: MouseEvent<HTMLButtonElement>) => void
}

/** The foot of a form's dialog. Memoised: a key typed in the form does not reach it. */
export const FormDialogActions = memo(function FormDialogActions(props: FormDialogActionsProps) {
  const {
    submitText,
    submittingText = submitText,
    cancelText = 'Cancelar',
    nextText,
    submitting,
    impediment,
  } = props
  const inactivo = submitting || impediment !== undefined
  return (
    <DialogActions sx={{ flexWrap: 'wrap' }}>
      {props.extraActions && (
        <Box sx={{ width: { xs: 1, sm: 'auto' }, mb: { xs: 1, sm: 0 } }}>{props.extraActions}</Box>
      )}
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        // On a phone it has a line to itself, over the buttons.
        sx={{ flex: { xs: '1 0 100%', sm: 1 }, minWidth: 'min-content', '&:empty': { flex: 1 } }}
      >
        {impediment ?? props.note}
      </Typography>
      <Button color="inherit" onClick={props.onCancel} disabled={submitting}>
        {cancelText}
      </Button>
      {/* Not of the type that Enter presses: that is the one after it. */}
      {nextText && (
        <ShortcutButton shortcut="siguiente" variant="outlined" disabled={inactivo} onClick={props.onNext}>
          {nextText}
        </ShortcutButton>
      )}
      <Button type="submit" variant="contained" disabled={inactivo}>
        {submitting ? submittingText : submitText}
      </Button>
    </DialogActions>
  )
})

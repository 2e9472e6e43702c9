import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import Typography from '@mui/material/Typography'
import { memo, type MouseEvent, type ReactNode } from 'react'
import { ShortcutButton } from '../shortcuts/ShortcutButton'

export interface FormDialogActionsProps {
  /** 'Crear' */
  submitText: string
  /** 'Creando...'; `submitText` when absent. */
  submittingText?: string
  /** Colours the button as destructive. */
  dangerous?: boolean
  /** 'Cancelar' when absent. */
  cancelText?: string
  /** Other buttons, and fields that stay in view, at the left of the footer. They belong to the form. */
  extraActions?: ReactNode
  submitting: boolean
  /** Why the form cannot be submitted now. */
  impediment?: string
  /** The outcome of the previous form. */
  note?: string
  onCancel: () => void
  /** 'Guardar y siguiente'; without it there is no such button. */
  nextText?: string
  onNext: (event: MouseEvent<HTMLButtonElement>) => void
}

/** The footer of a form's dialog. Memoised, so that typing does not render it again. */
export const FormDialogActions = memo(function FormDialogActions(props: FormDialogActionsProps) {
  const {
    submitText,
    submittingText = submitText,
    cancelText = 'Cancelar',
    nextText,
    submitting,
    impediment,
  } = props
  const inactive = submitting || impediment !== undefined
  return (
    <DialogActions sx={{ flexWrap: 'wrap' }}>
      {props.extraActions && (
        <Box sx={{ width: { xs: 1, sm: 'auto' }, mb: { xs: 1, sm: 0 } }}>{props.extraActions}</Box>
      )}
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        // On a phone it takes a line of its own above the buttons.
        sx={{ flex: { xs: '1 0 100%', sm: 1 }, minWidth: 'min-content', '&:empty': { flex: 1 } }}
      >
        {impediment ?? props.note}
      </Typography>
      <Button color="inherit" onClick={props.onCancel} disabled={submitting}>
        {cancelText}
      </Button>
      {/* Not a submit button: Enter presses the one after it. */}
      {nextText && (
        <ShortcutButton shortcut="siguiente" variant="outlined" disabled={inactive} onClick={props.onNext}>
          {nextText}
        </ShortcutButton>
      )}
      <Button
        type="submit"
        variant="contained"
        color={props.dangerous ? 'error' : 'primary'}
        disabled={inactive}
      >
        {submitting ? submittingText : submitText}
      </Button>
    </DialogActions>
  )
})

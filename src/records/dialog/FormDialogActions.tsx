import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import DialogActions from '@mui/material/DialogActions'
import Typography from '@mui/material/Typography'
import type { FormikValues } from 'formik'
import { memo, type ReactNode } from 'react'
import { ShortcutButton } from '../../ui/shortcuts/ShortcutButton'
import type { OtherSubmit } from '../../ui/form/useSubmission'

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
  otherSubmits?: readonly OtherSubmit<FormikValues>[]
  onOtherSubmit: (submit: OtherSubmit<FormikValues>, button: HTMLButtonElement) => void
}

/** The footer of a form's dialog. Memoised, so that typing does not render it again. */
export const FormDialogActions = memo(function FormDialogActions(props: FormDialogActionsProps) {
  const {
    submitText,
    submittingText = submitText,
    cancelText = 'Cancelar',
    otherSubmits = [],
    submitting,
    impediment,
  } = props
  const inactive = submitting || impediment !== undefined
  return (
    <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
      {props.extraActions && (
        <Box sx={{ width: { xs: 1, sm: 'auto' }, mb: { xs: 1, sm: 0 } }}>{props.extraActions}</Box>
      )}
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        // On a phone, or where many buttons leave no room, it takes a line of its own above them.
        sx={{
          flex: { xs: '1 0 100%', sm: otherSubmits.length > 1 ? '1 0 100%' : 1 },
          order: otherSubmits.length > 1 ? -1 : 0,
          minWidth: 'min-content',
          '&:empty': { flex: 1, order: 0 },
        }}
      >
        {impediment ?? props.note}
      </Typography>
      <Button color="inherit" onClick={props.onCancel} disabled={submitting}>
        {cancelText}
      </Button>
      {/* No submit buttons: Enter presses the one after them. */}
      {otherSubmits.length > 0 && (
        <ButtonGroup variant="outlined" disabled={inactive}>
          {otherSubmits.map((submit) => (
            <ShortcutButton
              key={submit.text}
              shortcut={submit.shortcut}
              aria-label={submit.name}
              sx={{ px: otherSubmits.length > 1 ? 1.25 : 2 }}
              onClick={({ currentTarget }) => props.onOtherSubmit(submit, currentTarget)}
            >
              {submit.text}
            </ShortcutButton>
          ))}
        </ButtonGroup>
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

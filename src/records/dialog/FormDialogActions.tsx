import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import DialogActions from '@mui/material/DialogActions'
import Typography from '@mui/material/Typography'
import { useEventCallback } from '@mui/material/utils'
import type { FormikValues } from 'formik'
import { memo, type ReactNode } from 'react'
import { useForm, type OtherSubmit } from '../../ui/form/status'
import { ShortcutButton } from '../../ui/shortcuts/ShortcutButton'
import { useUnsavedWork } from '../../ui/unsaved/unsavedWork'

export interface ActionTexts {
  /** 'Crear' */
  submitText: string
  /** 'Creando...' */
  submittingText: string
  /** Colours the main button as destructive. */
  dangerous?: boolean
  /** Other buttons, and fields that stay in view, at the left of the footer. They belong to the form. */
  extraActions?: ReactNode
}

interface Props extends ActionTexts {
  otherSubmits?: readonly OtherSubmit<FormikValues>[]
  /** Why the form cannot be submitted now. */
  disabledReason?: string
  onCancel: () => void
}

/** The footer of a form's dialog. */
export function FormDialogActions(props: Props) {
  const { dirty, isSubmitting, status, values, setStatus, setValues } = useForm()
  useUnsavedWork(dirty)
  const send = useEventCallback(async (sentBy: OtherSubmit<FormikValues>, form: HTMLFormElement | null) => {
    // Formik sends what it has rendered.
    await setValues({ ...values, ...sentBy.sets }, false)
    setStatus({ ...status, sentBy })
    form?.requestSubmit()
  })
  const disabledReason = props.disabledReason ?? status.disabledReason
  return (
    <Footer
      {...props}
      disabledReason={disabledReason}
      submitting={isSubmitting}
      note={status.note}
      onSend={send}
    />
  )
}

interface FooterProps extends Props {
  submitting: boolean
  /** The outcome of the previous form. */
  note?: string
  onSend: (by: OtherSubmit<FormikValues>, form: HTMLFormElement | null) => void
}

/** Memoised, so that typing does not render it again. */
const Footer = memo(function Footer(props: FooterProps) {
  const { otherSubmits = [], submitting, disabledReason } = props
  const inactive = submitting || disabledReason !== undefined
  const isCrowded = otherSubmits.length > 1
  return (
    <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
      {props.extraActions && <Box sx={{ mr: 'auto', flex: { xs: 1, sm: 'none' } }}>{props.extraActions}</Box>}
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        // On a phone, or where many buttons leave no room, it takes a line of its own above them.
        sx={{
          flex: { xs: '1 0 100%', sm: isCrowded ? '1 0 100%' : 1 },
          order: isCrowded ? -1 : 0,
          minWidth: 'min-content',
          '&:empty': { flex: { xs: 'none', sm: 1 }, order: 0 },
        }}
      >
        {disabledReason ?? props.note}
      </Typography>
      <Button color="inherit" onClick={props.onCancel} disabled={submitting}>
        Cancelar
      </Button>
      {/* No submit buttons: Enter presses the one after them. */}
      {otherSubmits.length > 0 && (
        // On a phone all buttons stand in one line: a text of theirs may take two.
        <ButtonGroup variant="outlined" disabled={inactive} sx={{ flex: { xs: '1 1 0', sm: 'none' } }}>
          {otherSubmits.map((submit) => (
            <ShortcutButton
              key={submit.text}
              shortcut={submit.shortcut}
              aria-label={submit.name}
              sx={{
                px: { xs: 0.5, sm: 1.25 },
                flex: 'auto',
                minHeight: 34,
                lineHeight: 1.25,
                '&:last-child': { minWidth: 'max-content' },
              }}
              onClick={({ currentTarget }) => props.onSend(submit, currentTarget.form)}
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
        {submitting ? props.submittingText : props.submitText}
      </Button>
    </DialogActions>
  )
})

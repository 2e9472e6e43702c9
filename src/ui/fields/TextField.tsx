import MuiTextField from '@mui/material/TextField'
import { formField, inputOf, type FieldBag, type FieldProps } from './formField'

interface Props extends FieldProps {
  placeholder?: string
  maxLength?: number
  autoComplete?: string
  type?: 'text' | 'password'
  /** Several lines: Enter starts a new one, Ctrl+Enter submits the form. */
  multiline?: boolean
}

function TextInput(props: Props & FieldBag<string | null>) {
  const { field, type, placeholder, multiline, maxLength, autoComplete = 'off' } = props
  const { change, input } = inputOf(props, { maxLength, autoComplete })
  return (
    <MuiTextField
      {...input}
      type={type}
      value={field.value ?? ''}
      placeholder={placeholder}
      multiline={multiline}
      maxRows={5}
      onChange={({ target }) => change(target.value)}
    />
  )
}

/** A text field; the form holds the text as typed. */
export const TextField = formField(TextInput)

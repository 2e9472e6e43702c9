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

/** As high as its text, from one line, which an empty one that rests would not have, to five. */
const GROWING = { style: { fieldSizing: 'content', minHeight: '1lh', maxHeight: '5lh' } } as const
/** Where the browser does that, nothing measures it at each key. */
const UNMEASURED =
  'fieldSizing' in document.documentElement.style && ({ inputComponent: 'textarea' } as const)

function TextInput(props: Props & FieldBag<string | null>) {
  const { field, type, placeholder, multiline, maxLength, autoComplete = 'off' } = props
  const { change, input } = inputOf(props, { maxLength, autoComplete, ...(multiline && GROWING) })
  return (
    <MuiTextField
      {...input}
      type={type}
      value={field.value ?? ''}
      placeholder={placeholder}
      multiline={multiline}
      maxRows={5}
      onChange={({ target }) => change(target.value)}
      slotProps={{ ...input.slotProps, input: multiline && UNMEASURED }}
    />
  )
}

/** A text field; the form holds the text as typed. */
export const TextField = formField(TextInput)

import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'

interface Props extends Pick<TextFieldProps, 'type' | 'autoFocus'> {
  name: 'username' | 'password'
  label: string
  autoComplete: string
  /** At the right end, inside the input. */
  endAdornment?: ReactNode
}

/** A field of the login form. */
export function LoginField({ autoComplete, endAdornment, ...props }: Props) {
  const { getFieldProps, getFieldMeta } = useFormikContext()
  const { touched, error } = getFieldMeta(props.name)
  const message = touched ? error : undefined
  return (
    <TextField
      {...props}
      {...getFieldProps(props.name)}
      fullWidth
      error={message !== undefined}
      helperText={message}
      slotProps={{
        input: { endAdornment },
        htmlInput: { 'aria-required': true, autoCapitalize: 'none', spellCheck: false, autoComplete },
      }}
    />
  )
}

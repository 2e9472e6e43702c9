import { useId } from 'react'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'

export interface LoginFieldProps extends Omit<OutlinedInputProps, 'error'> {
  label: string
  /** What is wrong with the value; nothing is, when absent. */
  error?: string
}

/** An input with its label and message, put together from the parts: TextField would bring the code of selects and menus. */
export function LoginField({ label, error, inputProps, ...input }: LoginFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <FormControl fullWidth error={error !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        aria-describedby={error === undefined ? undefined : errorId}
        inputProps={{ 'aria-required': true, ...inputProps }}
        {...input}
      />
      {error !== undefined && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  )
}

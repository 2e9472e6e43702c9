import MuiTextField from '@mui/material/TextField'
import { FastField } from 'formik'
import { memo } from 'react'
import { fieldActions, fieldChanged, textFieldProps, type FieldBag, type FieldProps } from './formField'

interface Props extends FieldProps {
  placeholder?: string
  maxLength?: number
  autoComplete?: string
  type?: 'text' | 'password'
  /** Several lines: Enter starts a new one, Ctrl+Enter submits the form. */
  multiline?: boolean
}

/** A text field; the form holds the text as typed. */
export const TextField = memo(function TextField({
  placeholder,
  maxLength,
  autoComplete = 'off',
  type,
  multiline,
  ...props
}: Props) {
  return (
    <FastField
      {...props}
      {...{ placeholder, maxLength, autoComplete, type, multiline }}
      shouldUpdate={fieldChanged}
    >
      {(bag: FieldBag<string | null>) => {
        const { slotProps, ...shared } = textFieldProps(props, bag)
        const { change, leave } = fieldActions(bag)
        return (
          <MuiTextField
            {...shared}
            type={type}
            value={bag.field.value ?? ''}
            placeholder={placeholder}
            multiline={multiline}
            maxRows={multiline ? 5 : undefined}
            onChange={({ target }) => change(target.value)}
            onBlur={() => leave()}
            slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, maxLength, autoComplete } }}
          />
        )
      }}
    </FastField>
  )
})

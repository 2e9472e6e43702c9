import MuiTextField from '@mui/material/TextField'
import { FastField } from 'formik'
import { memo } from 'react'
import type { Opcion } from '../../contract/catalogos'
import { fieldActions, fieldChanged, textFieldProps, type FieldBag, type FieldProps } from './formField'

interface Props extends FieldProps {
  options: readonly Opcion<string | number>[]
  /** The empty option's text; choosing it clears the field. Without it a chosen value cannot be cleared. */
  placeholder?: string
}

/** Picks one of a short list. The form holds the option's `valor`, in its own type, or ''. */
export const SelectField = memo(function SelectField({ options, placeholder, ...props }: Props) {
  return (
    <FastField {...props} options={options} placeholder={placeholder} shouldUpdate={fieldChanged}>
      {(bag: FieldBag<string | number | null>) => {
        const { slotProps, ...shared } = textFieldProps(props, bag)
        const { change, leave } = fieldActions(bag)
        const value = bag.field.value ?? ''
        return (
          <MuiTextField
            {...shared}
            select
            value={value}
            onChange={({ target }) =>
              change(options.find(({ valor }) => String(valor) === target.value)?.valor ?? '')
            }
            onBlur={() => leave()}
            slotProps={{ ...slotProps, select: { native: true } }}
          >
            {(placeholder !== undefined || value === '') && <option value="">{placeholder}</option>}
            {options.map(({ valor, nombre }) => (
              <option key={valor} value={valor}>
                {nombre}
              </option>
            ))}
          </MuiTextField>
        )
      }}
    </FastField>
  )
})

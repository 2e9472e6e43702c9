import MuiTextField from '@mui/material/TextField'
import type { Opcion } from '../../contract/catalogos'
import { formField, inputOf, type FieldBag, type FieldProps } from './formField'

interface Props extends FieldProps {
  options: readonly Opcion<string | number>[]
  /** The empty option's text; choosing it clears the field. Without it a chosen value cannot be cleared. */
  placeholder?: string
}

/** A required one without a choice is as quiet as a placeholder. */
const QUIET = {
  '& [aria-required]:has([value=""]:checked)': { color: 'text.secondary' },
  '& option': { color: 'text.primary' },
}

type Value = string | number | null

function SelectInput({ options, placeholder, ...props }: Props & FieldBag<Value>) {
  const { change, input } = inputOf(props)
  const value = props.field.value ?? ''
  return (
    <MuiTextField
      {...input}
      select
      sx={{ ...input.sx, ...QUIET }}
      value={value}
      onChange={({ target }) =>
        change(options.find(({ valor }) => String(valor) === target.value)?.valor ?? '')
      }
      slotProps={{ ...input.slotProps, select: { native: true } }}
    >
      {(placeholder !== undefined || value === '') && <option value="">{placeholder}</option>}
      {options.map(({ valor, nombre }) => (
        <option key={valor} value={valor}>
          {nombre}
        </option>
      ))}
    </MuiTextField>
  )
}

/** Picks one of a short list. The form holds the option's `valor`, in its own type, or ''. */
export const SelectField = formField(SelectInput)

import MenuItem from '@mui/material/MenuItem'
import TextField, { type TextFieldProps } from '@mui/material/TextField'

interface Props extends Omit<TextFieldProps, 'onChange' | 'select'> {
  options: readonly (readonly [value: string | number, text: string])[]
  onChoose: (value: string) => void
}

/** A list that chooses one of a few, outside of a form. */
export const Choice = ({ options, onChoose, ...field }: Props) => (
  <TextField {...field} select onChange={({ target }) => onChoose(target.value)}>
    {options.map(([value, text]) => (
      <MenuItem key={value} value={value}>
        {text}
      </MenuItem>
    ))}
  </TextField>
)

import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { memo } from 'react'
import type { FieldProps } from './FieldFrame'
import { useBoundField, type BoundField } from './useBoundField'

type Props = Pick<FieldProps, 'name' | 'label' | 'disabled'>

const Cuerpo = memo(function Cuerpo(props: Props & BoundField<boolean>) {
  const { name, label, valor, enviando, cambiar, salir } = props
  return (
    <FormControlLabel
      label={label}
      disabled={props.disabled || enviando}
      control={
        <Checkbox
          name={name}
          checked={valor === true}
          onChange={(_, marcado) => cambiar(marcado)}
          onBlur={salir}
        />
      }
    />
  )
})

/** Yes or no; the form holds a boolean. */
export function CheckboxField(props: Props) {
  return <Cuerpo {...props} {...useBoundField<boolean>(props.name)} />
}

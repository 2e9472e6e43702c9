import { memo, useId } from 'react'
import { FieldFrame, ariaDe, type FieldProps } from './FieldFrame'
import { useBoundField, type BoundField } from './useBoundField'

interface Props extends FieldProps {
  placeholder?: string
  maxLength?: number
  autoComplete?: string
  /** 'password' hides what is typed. */
  type?: 'text' | 'password'
}

const Cuerpo = memo(function Cuerpo(props: Props & BoundField<string>) {
  const id = useId()
  const {
    name,
    valor,
    error,
    enviando,
    cambiar,
    salir,
    placeholder,
    maxLength,
    autoComplete = 'off',
    type,
  } = props
  return (
    <FieldFrame {...props} id={id}>
      <input
        {...ariaDe({ ...props, id, error })}
        type={type}
        name={name}
        value={valor}
        disabled={props.disabled || enviando}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete={autoComplete}
        onChange={({ target }) => cambiar(target.value)}
        onBlur={salir}
      />
    </FieldFrame>
  )
})

/** One line of text. */
export function TextField(props: Props) {
  return <Cuerpo {...props} {...useBoundField<string>(props.name)} />
}

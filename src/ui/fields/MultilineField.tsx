import { memo, useId } from 'react'
import { FieldFrame, ariaDe, type FieldProps } from './FieldFrame'
import { useBoundField, type BoundField } from './useBoundField'

interface Props extends FieldProps {
  /** Lines shown; 2 when absent. */
  filas?: number
  maxLength?: number
}

const Cuerpo = memo(function Cuerpo(props: Props & BoundField<string>) {
  const id = useId()
  const { name, valor, error, enviando, cambiar, salir, filas = 2, maxLength } = props
  return (
    <FieldFrame {...props} id={id}>
      <textarea
        {...ariaDe({ ...props, id, error })}
        name={name}
        value={valor}
        rows={filas}
        maxLength={maxLength}
        disabled={props.disabled || enviando}
        onChange={({ target }) => cambiar(target.value)}
        onBlur={salir}
      />
    </FieldFrame>
  )
})

/** Several lines of text. Enter makes a line; Ctrl+Enter sends the form. */
export function MultilineField(props: Props) {
  return <Cuerpo {...props} {...useBoundField<string>(props.name)} />
}

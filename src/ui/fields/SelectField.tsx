import { memo, useId } from 'react'
import type { Opcion } from '../../contract/catalogos'
import { FieldFrame, ariaDe, type FieldProps } from './FieldFrame'
import { Select } from './Select'
import { useBoundField, type BoundField } from './useBoundField'

interface Props extends FieldProps {
  opciones: readonly Opcion<string | number>[]
  /** Said while nothing is chosen; choosing it again clears the field. Without it the field always has a value. */
  placeholder?: string
}

const Cuerpo = memo(function Cuerpo(props: Props & BoundField<string | number>) {
  const id = useId()
  const { name, opciones, placeholder, valor, error, enviando, cambiar, salir } = props
  const elegir = (texto: string) =>
    cambiar(opciones.find((opcion) => String(opcion.valor) === texto)?.valor ?? '')
  return (
    <FieldFrame {...props} id={id}>
      <Select
        {...ariaDe({ ...props, id, error })}
        name={name}
        value={valor}
        disabled={props.disabled || enviando}
        onChange={({ target }) => elegir(target.value)}
        onBlur={salir}
      >
        {(placeholder !== undefined || valor === '') && <option value="">{placeholder}</option>}
        {opciones.map((opcion) => (
          <option key={opcion.valor} value={opcion.valor}>
            {opcion.nombre}
          </option>
        ))}
      </Select>
    </FieldFrame>
  )
})

/** One of a fixed list. The form holds the option's `valor`, of its own type, or ''. */
export function SelectField(props: Props) {
  return <Cuerpo {...props} {...useBoundField<string | number>(props.name)} />
}

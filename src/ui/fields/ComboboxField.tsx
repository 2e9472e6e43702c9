import { useEventCallback } from '@mui/material/utils'
import { memo, useId, useMemo } from 'react'
import { Combobox } from './Combobox'
import { FieldFrame, ariaDe, type FieldProps } from './FieldFrame'
import { useBoundField, type BoundField } from './useBoundField'
import type { Eleccion } from './useCombobox'

interface Props extends FieldProps {
  opciones: readonly Eleccion[]
  placeholder?: string
  /** What is read for a value that the list does not have. */
  etiquetaActual?: string | null
  libre?: boolean
  /** The list is still on its way. */
  cargando?: boolean
  /**
   * After the person, not the form, has chosen: the option's value, or '' when cleared. `tarde` when it was typed before the
   * list came, and other fields may have been filled in since.
   */
  onCambio?: (valor: string, tarde?: boolean) => void
}

const NADA = () => undefined

const Cuerpo = memo(function Cuerpo(props: Required<Pick<Props, 'onCambio'>> & Props & BoundField<string>) {
  const id = useId()
  const { name, label, opciones, valor, error, enviando, cambiar, salir, retener, onCambio, placeholder } =
    props
  const conocida = opciones.some((opcion) => opcion.valor === valor)
  return (
    <FieldFrame {...props} id={id}>
      <Combobox
        id={id}
        label={label}
        opciones={opciones}
        valor={valor}
        nombre={!conocida && valor ? (props.etiquetaActual ?? valor) : undefined}
        libre={props.libre}
        disabled={props.disabled || enviando}
        cargando={props.cargando}
        elegir={(nuevo, tarde) => {
          cambiar(nuevo)
          onCambio(nuevo, tarde)
        }}
        salir={salir}
        retener={retener}
        input={{ ...ariaDe({ ...props, id, error }), name, placeholder }}
      />
    </FieldFrame>
  )
})

/** One of a long list, found by typing; clearable. The form holds the option's value, or '' when there is none. */
export function ComboboxField(props: Omit<Props, 'libre'>) {
  const onCambio = useEventCallback(props.onCambio ?? NADA)
  return <Cuerpo {...props} {...useBoundField<string>(props.name)} onCambio={onCambio} />
}

interface FreeTextProps extends Omit<Props, 'opciones' | 'libre' | 'cargando' | 'etiquetaActual'> {
  /** What is suggested; any other text may be typed. */
  sugerencias: readonly string[]
}

/** Text with suggestions ('editable select'). The form holds what was typed. */
export function FreeTextField({ sugerencias, ...props }: FreeTextProps) {
  const opciones = useMemo(() => sugerencias.map((texto) => ({ valor: texto, nombre: texto })), [sugerencias])
  const onCambio = useEventCallback(props.onCambio ?? NADA)
  const campo = useBoundField<string>(props.name)
  return <Cuerpo {...props} {...campo} opciones={opciones} onCambio={onCambio} libre />
}

import Close from '@mui/icons-material/Close'
import ExpandMore from '@mui/icons-material/ExpandMore'
import IconButton from '@mui/material/IconButton'
import { useRef, type InputHTMLAttributes } from 'react'
import { ComboboxList } from './ComboboxList'
import { useCombobox, type Eleccion } from './useCombobox'

interface Props {
  id: string
  label: string
  opciones: readonly Eleccion[]
  valor: string
  /** What is read for the value; the option's name when absent. */
  nombre?: string
  libre?: boolean
  limpiable?: boolean
  disabled?: boolean
  /** The list is still on its way. */
  cargando?: boolean
  /** `tarde`: for what was typed before the list came. */
  elegir: (valor: string, tarde?: boolean) => void
  salir: () => void
  /** While what was typed waits for the list; what it answers is called after. */
  retener?: () => () => void
  /** Whatever else the input carries: name, placeholder, aria. */
  input?: InputHTMLAttributes<HTMLInputElement>
}

/** An input with a list to choose from, bound to nothing: fields and editable cells build on it. */
export function Combobox(props: Props) {
  const {
    id,
    label,
    opciones,
    valor,
    libre = false,
    limpiable = true,
    disabled,
    cargando = false,
    elegir,
    salir,
    retener,
    input,
  } = props
  const marco = useRef<HTMLSpanElement>(null)
  const nombre = props.nombre ?? opciones.find((opcion) => opcion.valor === valor)?.nombre ?? valor
  const combo = useCombobox({ opciones, valor, nombre, libre, cargando, elegir, salir, retener })
  const idLista = `${id}-lista`

  return (
    <span className="campo-control" ref={marco}>
      <input
        {...input}
        id={id}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={combo.abierto}
        aria-controls={combo.abierto ? idLista : undefined}
        aria-activedescendant={combo.marcada >= 0 ? `${idLista}-${combo.marcada}` : undefined}
        // Its room is that of a selector, which a long name goes beyond.
        title={valor ? nombre : undefined}
        data-limpiable={(valor && limpiable) || undefined}
        disabled={disabled}
        value={combo.texto}
        onChange={({ target }) => combo.escribir(target.value)}
        onClick={combo.abrir}
        onFocus={({ target }) => target.select()}
        onKeyDown={combo.alTeclear}
        onBlur={combo.alSalir}
      />
      <span className="campo-botones" onMouseDown={(event) => event.preventDefault()}>
        {valor && limpiable && (
          <IconButton
            aria-label={`Limpiar ${label}`}
            tabIndex={-1}
            disabled={disabled}
            onClick={combo.limpiar}
            sx={{ p: 0.5 }}
          >
            <Close sx={{ fontSize: 16 }} />
          </IconButton>
        )}
        <IconButton
          aria-label={`Ver opciones de ${label}`}
          tabIndex={-1}
          disabled={disabled}
          sx={{ p: 0.5 }}
          onClick={() => {
            document.getElementById(id)?.focus()
            combo.abrir()
          }}
        >
          <ExpandMore sx={{ fontSize: 18 }} />
        </IconButton>
      </span>
      {combo.abierto && (
        <ComboboxList
          id={idLista}
          label={label}
          ancla={() => marco.current}
          opciones={combo.visibles}
          marcada={combo.marcada}
          elegida={valor}
          libre={libre}
          cargando={cargando}
          onTomar={combo.tomar}
        />
      )}
    </span>
  )
}

import Popper from '@mui/material/Popper'
import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { paletteOf } from '../palette'
import type { Eleccion } from './useCombobox'

const Lista = styled('ul')(({ theme }) => {
  const { background, divider, action, text } = paletteOf(theme)
  return {
    listStyle: 'none',
    margin: 0,
    padding: theme.spacing(0.5),
    maxHeight: 'min(320px, 45vh)',
    overflowY: 'auto',
    fontSize: '0.875rem',
    backgroundColor: background.paper,
    border: `1px solid ${divider}`,
    borderRadius: theme.shape.borderRadius,
    boxShadow: '0 8px 24px rgb(0 0 0 / 0.18)',
    '& li': { padding: '6px 8px', borderRadius: 4, cursor: 'pointer' },
    '& li[aria-selected="true"]': { fontWeight: 600 },
    '& li[data-marcada], & li[role="option"]:hover': { backgroundColor: action.selected },
    '& li[data-marcada]': { outline: `1px solid ${paletteOf(theme).primary.main}`, outlineOffset: -1 },
    '& small': { marginLeft: 8, fontWeight: 400, color: text.secondary },
  }
})

interface Props {
  id: string
  label: string
  ancla: () => HTMLElement | null
  opciones: readonly Eleccion[]
  marcada: number
  elegida: string
  libre: boolean
  cargando: boolean
  onTomar: (opcion: Eleccion) => void
}

/** The list under a combobox. The focus stays in the input: a press in the list does not take it. */
export function ComboboxList(props: Props) {
  const { id, label, ancla, opciones, marcada, elegida, libre, cargando, onTomar } = props
  useEffect(() => {
    document.getElementById(`${id}-${marcada}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, marcada])

  if (opciones.length === 0 && libre) return null
  return (
    <Popper
      open
      role="presentation"
      anchorEl={ancla as () => HTMLElement}
      placement="bottom-start"
      style={{ minWidth: ancla()?.offsetWidth, zIndex: 1400 }}
    >
      {opciones.length === 0 ? (
        <Lista>
          <li role="status">{cargando ? 'Cargando…' : 'Sin coincidencias'}</li>
        </Lista>
      ) : (
        <Lista
          id={id}
          role="listbox"
          aria-label={label}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
        >
          {opciones.map((opcion, i) => (
            <li
              key={opcion.valor}
              id={`${id}-${i}`}
              role="option"
              aria-selected={opcion.valor === elegida}
              data-marcada={i === marcada || undefined}
              onClick={() => onTomar(opcion)}
            >
              {opcion.nombre}
              {opcion.detalle && (
                // The space parts the two in the option's name.
                <>
                  {' '}
                  <small>{opcion.detalle}</small>
                </>
              )}
            </li>
          ))}
        </Lista>
      )}
    </Popper>
  )
}

import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { paletteOf, tint } from '../palette'

/** What every field takes. */
export interface FieldProps {
  /** The field's path in the form: `fecha`, `gastos.0.valor`. */
  name: string
  label: string
  /** Marks the label; the rule itself is the schema's. */
  requerido?: boolean
  disabled?: boolean
  /** A width in pixels, instead of all the room there is. */
  ancho?: number
  /** Keeps the label for those who listen only: in a row whose columns have titles. */
  sinEtiqueta?: boolean
}

const Marco = styled('div')(({ theme }) => {
  const { borde, primary, error, text, background, action } = paletteOf(theme)
  return {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: 3,
    minWidth: 0,
    '& > label': { fontSize: '0.8125rem', fontWeight: 500, color: text.secondary },
    // The asterisk is for the eyes: the label's name stays the spec's.
    '& > label[data-requerido]::after': { content: '" *" / ""', color: error.main },
    '& > label[data-oculta]': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& .control': { position: 'relative', display: 'flex', alignItems: 'center' },
    '& :is(input, select, textarea)': {
      width: '100%',
      minWidth: 0,
      minHeight: 36,
      padding: '6px 10px',
      border: `1px solid ${borde}`,
      borderRadius: Number(theme.shape.borderRadius) * 0.75,
      backgroundColor: background.paper,
      color: text.primary,
      font: 'inherit',
      fontSize: '0.875rem',
      '&:focus-visible': { outline: `2px solid ${primary.main}`, outlineOffset: -1 },
      '&::placeholder': { color: text.secondary, opacity: 1, fontSize: '0.8125rem' },
      '&[aria-invalid="true"]': { borderColor: error.main },
      '&:disabled': { color: text.disabled, backgroundColor: tint(action.disabledBackground, 60) },
      // Safari on a phone zooms into the page for anything smaller.
      '@media (pointer: coarse)': { fontSize: '1rem' },
    },
    '& select': { paddingLeft: 6 },
    '& input[data-cifra]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& .prefijo, & .sufijo': {
      position: 'absolute',
      color: text.secondary,
      fontSize: '0.875rem',
      pointerEvents: 'none',
    },
    '& .prefijo': { left: 10 },
    '& .sufijo': { right: 10 },
    '& .prefijo ~ input': { paddingLeft: 24 },
    '& .sufijo ~ input': { paddingRight: 28 },
    '& .botones': { position: 'absolute', right: 3, display: 'flex' },
    '& > p': { margin: 0, color: error.main, fontSize: '0.75rem', lineHeight: 1.3 },
  }
})

interface FrameProps extends Omit<FieldProps, 'name' | 'disabled'> {
  id: string
  error: string | undefined
  children: ReactNode
}

const idDelError = (id: string) => `${id}-error`

/** The attributes that tie a control to its label and its error. */
export const ariaDe = ({ id, error, requerido }: { id: string; error?: string; requerido?: boolean }) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-required': requerido || undefined,
  'aria-describedby': error ? idDelError(id) : undefined,
})

/** Label above, control, error below. Plain elements: a dialog of thirty fields opens and types without a wait. */
export function FieldFrame({ id, label, requerido, sinEtiqueta, ancho, error, children }: FrameProps) {
  return (
    <Marco style={ancho ? { width: ancho, maxWidth: '100%' } : undefined}>
      <label htmlFor={id} data-requerido={requerido || undefined} data-oculta={sinEtiqueta || undefined}>
        {label}
      </label>
      {children}
      {error && <p id={idDelError(id)}>{error}</p>}
    </Marco>
  )
}

import type { ReactNode } from 'react'

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

interface FrameProps extends Omit<FieldProps, 'name' | 'disabled'> {
  id: string
  error: string | undefined
  children: ReactNode
}

/** The id of the message of a control's error. */
export const idDelError = (id: string) => `${id}-error`

/** The attributes that tie a control to its label and its error. */
export const ariaDe = ({ id, error, requerido }: { id: string; error?: string; requerido?: boolean }) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-required': requerido || undefined,
  'aria-describedby': error ? idDelError(id) : undefined,
})

/** Label above, control, error below. Plain elements, styled by `FieldStyles`: thirty of them open without a wait. */
export function FieldFrame({ id, label, requerido, sinEtiqueta, ancho, error, children }: FrameProps) {
  return (
    <div className="campo" style={ancho ? { width: ancho, maxWidth: '100%' } : undefined}>
      <label htmlFor={id} data-requerido={requerido || undefined} data-oculta={sinEtiqueta || undefined}>
        {label}
      </label>
      {children}
      {error && (
        <p id={idDelError(id)} className="campo-error">
          {error}
        </p>
      )}
    </div>
  )
}

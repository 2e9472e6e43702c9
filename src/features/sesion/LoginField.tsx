import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { FieldFrame, ariaDe } from '../../ui/fields/FieldFrame'

export interface LoginFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  /** What is wrong with the value; nothing is, when absent. */
  error: string | undefined
  /** At the right end, inside the input. */
  button?: ReactNode
}

/** An input of the login form, in the frame that every field of the product has. */
export function LoginField({ label, error, button, ...input }: LoginFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className="campo-control">
        <input
          {...ariaDe({ id, error })}
          aria-required
          autoCapitalize="none"
          spellCheck={false}
          // What is typed ends before the button.
          style={button ? { paddingRight: 38 } : undefined}
          {...input}
        />
        {button && <span className="campo-botones">{button}</span>}
      </div>
    </FieldFrame>
  )
}

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
      <div className="control">
        <input {...ariaDe({ id, error })} aria-required autoCapitalize="none" spellCheck={false} {...input} />
        {button && <span className="botones">{button}</span>}
      </div>
    </FieldFrame>
  )
}

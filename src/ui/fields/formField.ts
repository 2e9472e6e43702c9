import { getIn, type FieldInputProps, type FieldMetaProps, type FormikProps, type FormikValues } from 'formik'
import { doubtText } from '../texts/doubt'

const WAITING = {
  '& .MuiInputBase-root': { bgcolor: 'action.hover' },
  '& input, & textarea': { cursor: 'progress' },
}

/** The props of every field. */
export interface FieldProps {
  /** The field's path in the form: `fecha`, `gastos.0.valor`. */
  name: string
  label: string
  /** Marks the label; the rule itself is the schema's. */
  required?: boolean
  disabled?: boolean
  /** Its value is loading: the field is read-only. */
  waiting?: boolean
  /** A width in pixels; full width when absent. */
  width?: number
  /** Shown under the field while it has no message. */
  hint?: string
  /** The same for what may be wrong: the form asks of it once before it saves a value that was typed. */
  warning?: string
  /** Hides the label from all but screen readers, in a row whose columns have titles. */
  hideLabel?: boolean
}

/** The argument of a `FastField`'s child function. */
export interface FieldBag<T> {
  field: FieldInputProps<T>
  meta: FieldMetaProps<T>
  form: FormikProps<FormikValues>
}

type FastFieldProps = Record<string, unknown> & { name: string; formik: FormikProps<FormikValues> }

/**
 * `shouldUpdate` of every `FastField`: renders when its value, its message, `isSubmitting` or a prop changes. Pass
 * `FastField` every prop that the child function reads: Formik's own comparison only counts the props.
 */
export function fieldChanged(next: FastFieldProps, previous: FastFieldProps): boolean {
  const differs = (part: 'values' | 'errors' | 'touched') =>
    getIn(next.formik[part], next.name) !== getIn(previous.formik[part], next.name)
  return (
    next.formik.isSubmitting !== previous.formik.isSubmitting ||
    differs('values') ||
    differs('errors') ||
    differs('touched') ||
    Object.keys(next).some(
      (prop) => prop !== 'formik' && prop !== 'children' && next[prop] !== previous[prop],
    )
  )
}

/** The message under a field, once it has been edited or the form submitted. */
export const messageOf = ({ touched, error }: FieldMetaProps<unknown>): string | undefined =>
  touched && typeof error === 'string' ? error : undefined

/**
 * How a field changes and blurs. Typing only sets the value; validation runs when an edited field blurs, and at each change
 * while its message is on screen.
 */
export const fieldActions = <T>({ field, meta, form }: FieldBag<T>) => ({
  change: (value: T | '') => void form.setFieldValue(field.name, value, messageOf(meta) !== undefined),
  /** Pass `value` where the blur completes the typed text. */
  leave: (value: T | '' = field.value) => {
    const isUnchanged = (value ?? '') === (meta.initialValue ?? '')
    if (!meta.touched && isUnchanged) return
    void form.setFieldTouched(field.name, true, false)
    void form.setFieldValue(field.name, value, true)
  },
})

/** The props of MUI's TextField that all fields share. */
export const textFieldProps = (
  { label, required, disabled, waiting, width, hint, warning, hideLabel }: Omit<FieldProps, 'name'>,
  { field, meta, form }: FieldBag<unknown>,
) => ({
  name: field.name,
  label: hideLabel ? undefined : label,
  disabled: disabled || form.isSubmitting,
  error: messageOf(meta) !== undefined,
  helperText: messageOf(meta) ?? warning ?? hint,
  sx: { ...(width && { width, maxWidth: '100%' }), ...(waiting && WAITING) },
  fullWidth: !width,
  slotProps: {
    formHelperText: {
      'data-advertencia': (warning && messageOf(meta) === undefined) || undefined,
      'data-duda': warning && field.value !== meta.initialValue ? doubtText(label, warning) : undefined,
    },
    // The theme draws the asterisk, so that the label's text stays the specification's.
    inputLabel: { 'data-required': required || undefined },
    htmlInput: {
      'aria-required': required || undefined,
      'aria-label': hideLabel ? label : undefined,
      autoComplete: 'off',
      readOnly: waiting || undefined,
      'aria-busy': waiting || undefined,
    },
  },
})

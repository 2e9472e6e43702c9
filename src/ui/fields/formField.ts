import { getIn, type FieldInputProps, type FieldMetaProps, type FormikProps, type FormikValues } from 'formik'

const WAITING = {
  '& .MuiInputBase-root': { bgcolor: 'action.hover' },
  '& input, & textarea': { cursor: 'progress' },
}

/** What every field takes. */
export interface FieldProps {
  /** The field's path in the form: `fecha`, `gastos.0.valor`. */
  name: string
  label: string
  /** Marks the label; the rule itself is the schema's. */
  required?: boolean
  disabled?: boolean
  /** Its value is on its way: it can be read, and not be typed in. */
  waiting?: boolean
  /** A width in pixels, instead of all the room there is. */
  width?: number
  /** Keeps the label for screen readers alone: in a row whose columns have titles. */
  hideLabel?: boolean
}

/** What Formik's `FastField` hands to its child function. */
export interface FieldBag<T> {
  field: FieldInputProps<T>
  meta: FieldMetaProps<T>
  form: FormikProps<FormikValues>
}

type FastFieldProps = Record<string, unknown> & { name: string; formik: FormikProps<FormikValues> }

/**
 * `shouldUpdate` of every `FastField` here: its value, its message, whether the form is being sent, and every prop that the
 * child function reads, which is therefore passed to `FastField` too. Formik's own comparison only counts the props.
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

/** The message to show under a field, if the person has typed in it or has tried to send. */
export const messageOf = ({ touched, error }: FieldMetaProps<unknown>): string | undefined =>
  touched && typeof error === 'string' ? error : undefined

/**
 * Changing and leaving a field: a key changes the value alone; the rules run when a field that was typed in is left, and
 * with each change that may mend a message on screen.
 */
export const fieldActions = <T>({ field, meta, form }: FieldBag<T>) => ({
  change: (value: T | '') => void form.setFieldValue(field.name, value, messageOf(meta) !== undefined),
  /** `value` where leaving itself has completed what was typed. */
  leave: (value: T | '' = field.value) => {
    const isUnchanged = (value ?? '') === (meta.initialValue ?? '')
    if (!meta.touched && isUnchanged) return
    void form.setFieldTouched(field.name, true, false)
    void form.setFieldValue(field.name, value, true)
  },
})

/** The props of MUI's TextField that every field shares. */
export const textFieldProps = (
  { label, required, disabled, waiting, width, hideLabel }: Omit<FieldProps, 'name'>,
  { field, meta, form }: FieldBag<unknown>,
) => ({
  name: field.name,
  label: hideLabel ? undefined : label,
  disabled: disabled || form.isSubmitting,
  error: messageOf(meta) !== undefined,
  helperText: messageOf(meta),
  sx: { ...(width && { width, maxWidth: '100%' }), ...(waiting && WAITING) },
  fullWidth: !width,
  slotProps: {
    // The theme draws the asterisk: the label's text stays the specification's.
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

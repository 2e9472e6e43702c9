import type { InputBaseComponentProps } from '@mui/material/InputBase'
import {
  FastField,
  getIn,
  type FieldInputProps,
  type FieldMetaProps,
  type FormikProps,
  type FormikValues,
} from 'formik'
import { memo, type ComponentType } from 'react'
import { oracionDe, type Duda } from '../../contract/duda'
import { useSoftWarning } from '../form/softWarnings'
import type { FormStatus } from '../form/status'

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
  /** Does not wait with its form for an answer, as other fields do. */
  stays?: boolean
  /** A width in pixels; full width when absent. */
  width?: number
  /** Shown under the field while it has no message. */
  hint?: string
  /** Warning under the field of what may be wrong, of which the form may ask before it saves. */
  warning?: Pick<Duda, 'texto' | 'sePregunta'>
  /** Hides the label from all but screen readers, in a row whose columns have titles. */
  hideLabel?: boolean
}

/** Argument of a `FastField`'s child function. */
export interface FieldBag<T> {
  field: FieldInputProps<T>
  meta: FieldMetaProps<T>
  form: FormikProps<FormikValues>
}

interface FastFieldProps {
  name: string
  formik: FormikProps<FormikValues>
  children: unknown
}

const isWaiting = (status: unknown) => (status as FormStatus | undefined)?.disabledReason !== undefined

/** Parts of the form's state that a field shows. */
const shownOf = ({
  name,
  formik: { values, initialValues, touched, errors, status },
}: FastFieldProps): unknown[] => [
  getIn(values, name),
  getIn(initialValues, name),
  (getIn(touched, name) && getIn(errors, name)) || undefined,
  isWaiting(status),
]

/**
 * `shouldUpdate` of every `FastField`: its value, its message or, with its child function, a prop has changed. An attempt touches all
 * fields and a new beginning none, which most of them do not show.
 */
const fieldChanged = (next: FastFieldProps, previous: FastFieldProps) => {
  const before = shownOf(previous)
  return next.children !== previous.children || shownOf(next).some((part, i) => part !== before[i])
}

/** A memoised field of a form: `Input` is rendered when a prop or its own part of the form changes. */
export const formField = <Props extends Pick<FieldProps, 'name'>>(Input: ComponentType<Props>) =>
  memo(function FormField(
    props: Omit<Props, keyof FieldBag<unknown>> &
      Pick<FieldProps, 'name'> &
      Partial<Pick<FieldProps, 'label' | 'warning'>>,
  ) {
    const { label, warning } = props
    useSoftWarning(warning?.sePregunta ? oracionDe({ nombre: label, texto: warning.texto }) : undefined)
    return (
      <FastField name={props.name} shouldUpdate={fieldChanged}>
        {(bag: FieldBag<unknown>) => <Input {...({ ...props, ...bag } as unknown as Props)} />}
      </FastField>
    )
  })

/**
 * Behaviour shared by all inputs: `input` has the props of MUI's TextField; `change` only sets the value, since validation runs when an
 * edited field blurs, and at each change while its message is on screen.
 */
export function inputOf<T>(props: FieldProps & FieldBag<T>, htmlInput?: InputBaseComponentProps) {
  const { label, required, disabled, stays, width, hint, warning, hideLabel, field, meta, form } = props
  const { name, value } = field
  const waiting = !stays && isWaiting(form.status)
  const message = meta.touched ? meta.error : undefined
  /** Pass `next` where the blur completes the typed text. */
  const leave = (next: T | '' = value) => {
    if (!meta.touched && (next ?? '') === (meta.initialValue ?? '')) return
    void form.setFieldTouched(name, true, false)
    void form.setFieldValue(name, next, true)
  }
  return {
    message,
    waiting,
    change: (next: T | '') => void form.setFieldValue(name, next, message !== undefined),
    leave,
    input: {
      name,
      label: hideLabel ? undefined : label,
      disabled,
      error: message !== undefined,
      helperText: message ?? warning?.texto ?? hint,
      sx: { ...(width && { width, maxWidth: '100%' }), ...(waiting && WAITING) },
      fullWidth: !width,
      onBlur: () => leave(),
      slotProps: {
        formHelperText: {
          'data-advertencia': (warning && message === undefined) || undefined,
        },
        // The theme draws the asterisk, so that the label's text stays the specification's.
        inputLabel: { 'data-required': required || undefined },
        htmlInput: {
          'aria-required': required || undefined,
          'aria-label': hideLabel ? label : undefined,
          autoComplete: 'off',
          readOnly: waiting || undefined,
          'aria-busy': waiting || undefined,
          ...htmlInput,
        },
      },
    },
  }
}

import { useFormikContext, type FormikValues } from 'formik'
import type { ReactNode } from 'react'
import { DifferenceList } from './DifferenceList'

/** A field of the form to compare, or several that are compared as one. */
interface ComparedField<Values> {
  label: string
  names: readonly (keyof Values & string)[]
  /** Formatted as in the table; '' for no value. */
  text: (values: Values) => ReactNode
  /** The value to compare, where it is not the fields' own. */
  value?: (values: Values) => unknown
}

const asItIs = (value: unknown) => value as ReactNode

/**
 * Compares one field by its value.
 *
 * @param write formats the value as in the table; it is shown unformatted when absent
 */
export const compared = <Values, Name extends keyof Values & string>(
  label: string,
  name: Name,
  write: (value: Values[Name]) => ReactNode = asItIs,
): ComparedField<Values> => ({ label, names: [name], text: (values) => write(values[name]) })

const partOf = (from: FormikValues, names: readonly string[], read: (value: unknown) => unknown = asItIs) =>
  Object.fromEntries(names.map((name) => [name, read(from[name])]))

/**
 * Fields in which two records differ.
 *
 * @param read takes a field's own value as it counts
 */
export function differing<Values extends FormikValues>(
  fields: readonly ComparedField<Values>[],
  one: Values,
  other: Values,
  read?: (value: unknown) => unknown,
) {
  const comparedIn = (from: Values, { names, value }: ComparedField<Values>) =>
    JSON.stringify(value ? value(from) : partOf(from, names, read))
  return fields.filter((field) => comparedIn(one, field) !== comparedIn(other, field))
}

/** How an edited record is compared with a colleague's newer version. */
export interface Comparison<Values, Stored> {
  /** The form's values for the record. */
  valuesOf: (stored: Stored) => Values
  fields: readonly ComparedField<Values>[]
}

interface Props {
  comparison: Comparison<FormikValues, unknown>
  /** The record as it is now. */
  stored: object
}

/** Shown under the banner of an outdated edit: the fields where the current record and the form differ, each taken with one press. */
export function Differences({ comparison: { valuesOf, fields }, stored }: Props) {
  const { values, setValues } = useFormikContext<FormikValues>()
  const now = valuesOf(stored)

  return (
    <DifferenceList
      differences={differing(fields, now, values).map(({ label, names, text }) => ({
        label,
        now: text(now),
        typed: text(values),
        take: () => void setValues({ ...values, ...partOf(now, names) }, true),
      }))}
      last={(list) => list.closest('form')?.querySelector<HTMLElement>('[type="submit"]')}
    />
  )
}

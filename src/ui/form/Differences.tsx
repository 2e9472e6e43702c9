import { useFormikContext, type FormikValues } from 'formik'
import type { ReactNode } from 'react'
import { DifferenceList } from './DifferenceList'

/** What two people may have written differently: a field of the form, or several that go together. */
export interface ComparedField<Values> {
  label: string
  names: readonly (keyof Values & string)[]
  /** As the table writes it; '' where there is nothing. */
  text: (values: Values) => ReactNode
  /** What is compared, where it is not simply what the fields hold. */
  value?: (values: Values) => unknown
}

const asItIs = (value: unknown) => value as ReactNode

/**
 * One field, compared by what it holds.
 *
 * @param write how the table writes it; as it is when absent
 */
export const compared = <Values, Name extends keyof Values & string>(
  label: string,
  name: Name,
  write: (value: Values[Name]) => ReactNode = asItIs,
): ComparedField<Values> => ({ label, names: [name], text: (values) => write(values[name]) })

/** How an edited record is compared with what a colleague has made of it since. */
export interface Comparison<Values, Stored> {
  /** The form's values for the record. */
  valuesOf: (stored: Stored) => Values
  fields: readonly ComparedField<Values>[]
}

interface Props<Values, Stored> {
  comparison: Comparison<Values, Stored>
  /** The record as it is now. */
  stored: Stored
}

/** Under the banner of an edit that came too late: where the record as it is now and the form differ, each taken with one press. */
export function Differences<Values extends FormikValues, Stored>({
  comparison: { valuesOf, fields },
  stored,
}: Props<Values, Stored>) {
  const { values, setValues } = useFormikContext<Values>()
  const now = valuesOf(stored)

  const comparedIn = ({ names, value }: ComparedField<Values>, from: Values) =>
    JSON.stringify(value ? value(from) : names.map((name) => from[name] as unknown))
  const differing = fields.filter((field) => comparedIn(field, now) !== comparedIn(field, values))
  const take = ({ names }: ComparedField<Values>) => {
    const taken = Object.fromEntries(names.map((name) => [name, now[name] as unknown]))
    void setValues({ ...values, ...taken }, true)
  }

  return (
    <DifferenceList
      differences={differing.map((field) => ({
        label: field.label,
        now: field.text(now),
        typed: field.text(values),
        take: () => take(field),
      }))}
      last={(list) => list.closest('form')?.querySelector<HTMLElement>('[type="submit"]')}
    />
  )
}

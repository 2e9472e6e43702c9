import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFormikContext, type FormikValues } from 'formik'
import { useRef, type ReactNode } from 'react'

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
  const list = useRef<HTMLUListElement>(null)
  const now = valuesOf(stored)

  const comparedIn = ({ names, value }: ComparedField<Values>, from: Values) =>
    JSON.stringify(value ? value(from) : names.map((name) => from[name] as unknown))
  const differing = fields.filter((field) => comparedIn(field, now) !== comparedIn(field, values))

  const take = ({ names }: ComparedField<Values>, row: number) => {
    // The button that was pressed goes: on to the next one, or to the one that sends.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const submit = list.current?.closest('form')?.querySelector<HTMLElement>('[type="submit"]')
    const next = buttons[row + 1] ?? buttons[row - 1] ?? submit
    next?.focus()
    const taken = Object.fromEntries(names.map((name) => [name, now[name] as unknown]))
    void setValues({ ...values, ...taken }, true)
  }

  if (differing.length === 0) return null
  return (
    <Box component="ul" role="list" ref={list} aria-label="Diferencias" sx={listStyles}>
      {differing.map((field, row) => (
        <li key={field.label}>
          <div>
            <strong>{field.label}</strong>{' '}
            <span>
              Ahora: <b>{field.text(now) || 'vacío'}</b> · Usted: <b>{field.text(values) || 'vacío'}</b>
            </span>
          </div>
          <Button
            size="small"
            aria-label={`Usar lo de ahora en ${field.label}`}
            onClick={() => take(field, row)}
          >
            Usar lo de ahora
          </Button>
        </li>
      ))}
    </Box>
  )
}

const listStyles = {
  listStyle: 'none',
  m: 0,
  mx: 3,
  mb: 1,
  px: 2,
  py: 0.5,
  flex: 'none',
  // The fields stay in sight.
  maxHeight: '38vh',
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontSize: '0.8125rem',
  '& > li': { display: 'flex', alignItems: 'center', columnGap: 1, py: 0.25 },
  '& > li > div': { flex: 1, display: 'flex', flexWrap: 'wrap', columnGap: 1.5, minWidth: 0 },
  '& > li > button': { flex: 'none' },
  '& > li > div > strong': { fontWeight: 600, minWidth: { sm: 150 } },
  '& > li > div > span': { flex: '1 1 200px', fontVariantNumeric: 'tabular-nums' },
  '& b': { fontWeight: 600 },
} as const

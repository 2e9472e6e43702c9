import { FastField } from 'formik'
import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { alReposo } from '../idle'
import type { DateField as PickerField, DateFieldProps } from './DateField'
import { DateTextField } from './DateTextField'
import { fieldChanged, type FieldBag } from './formField'

let loaded: typeof PickerField | undefined
const load = async () => (loaded ??= (await import('./DateField')).DateField)

/**
 * The date of a screen's search. The pickers weigh as much as the rest of the page: they come when it rests, or when the
 * calendar is asked for, and never take the place of a text that is being typed.
 */
export function SearchDateField(props: DateFieldProps) {
  const [Field, setField] = useState(() => loaded)
  const box = useRef<HTMLDivElement>(null)
  const use = (field: typeof PickerField) => setField(() => field)

  useEffect(
    () =>
      alReposo([
        async () => {
          const field = await load()
          if (!box.current?.contains(document.activeElement)) use(field)
        },
      ]),
    [],
  )
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (loaded && !currentTarget.contains(relatedTarget)) use(loaded)
  }

  if (Field) return <Field {...props} />
  return (
    <div ref={box} onBlur={handleBlur}>
      <FastField {...props} shouldUpdate={fieldChanged}>
        {(bag: FieldBag<string | null>) => (
          <DateTextField {...props} bag={bag} onOpen={() => void load().then(use)} />
        )}
      </FastField>
    </div>
  )
}

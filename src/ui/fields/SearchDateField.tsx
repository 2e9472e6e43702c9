import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { whenIdle } from '../loading/idle'
import type { DateField as PickerField } from './DateField'
import { DateTextField, type DateProps } from './DateTextField'
import { formField } from './formField'

let loaded: typeof PickerField | undefined
const load = async () => (loaded ??= (await import('./DateField')).DateField)

const PlainDateField = formField(DateTextField)

/**
 * The date of a screen's search. The pickers weigh as much as the rest of the page: they come when it rests, or when the
 * calendar is asked for, and never take the place of a text that is being typed.
 */
export function SearchDateField(props: DateProps) {
  const [Field, setField] = useState(() => loaded)
  const [isAsked, setAsked] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const show = (field: typeof PickerField) => setField(() => field)

  useEffect(
    () =>
      whenIdle([
        async () => {
          const field = await load()
          if (!box.current?.contains(document.activeElement)) show(field)
        },
      ]),
    [],
  )
  // A form that is sent takes the focus and gives it back: it goes nowhere else.
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (loaded && relatedTarget && !currentTarget.contains(relatedTarget)) show(loaded)
  }

  const open = () => {
    setAsked(true)
    void load().then(show)
  }

  if (Field) return <Field {...props} defaultOpen={isAsked} />
  return (
    <div ref={box} onBlur={handleBlur}>
      <PlainDateField {...props} onOpen={open} />
    </div>
  )
}

import { useState } from 'react'
import type { DateField as PickerField } from './DateField'
import { DateTextField, type DateProps } from './DateTextField'
import { formField } from './formField'

const PlainDateField = formField(DateTextField)

/**
 * The date of a screen's search. The pickers weigh as much as the rest of the page: their code comes when the calendar is first
 * asked for.
 */
export function SearchDateField(props: DateProps) {
  const [Picker, setPicker] = useState<typeof PickerField>()
  const open = async () => {
    const { DateField } = await import('./DateField')
    setPicker(() => DateField)
  }
  if (Picker) return <Picker {...props} defaultOpen />
  return <PlainDateField {...props} onOpen={() => void open()} />
}

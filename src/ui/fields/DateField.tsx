import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { usePickerContext } from '@mui/x-date-pickers/hooks'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { esES } from '@mui/x-date-pickers/locales'
import { formatISO } from 'date-fns/formatISO'
import { es } from 'date-fns/locale/es'
import { parseISO } from 'date-fns/parseISO'
import { useEffect, type ElementType } from 'react'
import { today } from '../../api/client/today'
import { esFecha } from '../../contract/fechas'
import { DateTextField, type DateProps } from './DateTextField'
import { formField, inputOf, type FieldBag } from './formField'

interface Props extends DateProps {
  /** Opens the calendar on mount. */
  defaultOpen?: boolean
}

type InputProps = Props & FieldBag<string | null>

const localeText = esES.components.MuiLocalizationProvider.defaultProps.localeText

/** Its today is the company's day, whichever zone the browser is in. */
class CompanyAdapter extends AdapterDateFns {
  constructor(...options: ConstructorParameters<typeof AdapterDateFns>) {
    super(...options)
    const { date } = this
    this.date = ((value) => (value === undefined ? parseISO(today()) : date(value))) as typeof date
  }
}

/** The picker's `field` slot: the text field that opens the picker's calendar. */
function PickerTextField({ props: { defaultOpen = false, ...props } }: { props: InputProps }) {
  const { setOpen, triggerRef } = usePickerContext()
  useEffect(() => {
    if (defaultOpen) setOpen(true)
  }, [defaultOpen, setOpen])
  return <DateTextField {...props} ref={triggerRef} onOpen={() => setOpen(true)} />
}

function PickerInput(props: InputProps) {
  const { value } = props.field
  const { change, input } = inputOf(props)
  const select = (day: Date | null) => {
    const date = day ? formatISO(day, { representation: 'date' }) : ''
    change(date)
    props.onDateChange?.(date)
  }
  return (
    <LocalizationProvider dateAdapter={CompanyAdapter} adapterLocale={es} localeText={localeText}>
      <DatePicker
        value={value && esFecha(value) ? parseISO(value) : null}
        onChange={select}
        disabled={input.disabled}
        closeOnSelect
        slots={{ field: PickerTextField as ElementType }}
        slotProps={{
          field: { props } as object,
          popper: { 'aria-label': `Calendario de ${props.label}` },
          actionBar: { actions: ['clear', 'today'] },
        }}
      />
    </LocalizationProvider>
  )
}

/**
 * A date, typed as digits or picked in a calendar. The form holds `YYYY-MM-DD`, '' when empty, or the typed text when it is
 * no date, which the schema refuses.
 */
export const DateField = formField(PickerInput)

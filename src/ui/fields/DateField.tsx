import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { usePickerContext } from '@mui/x-date-pickers/hooks'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { esES } from '@mui/x-date-pickers/locales'
import { formatISO } from 'date-fns/formatISO'
import { es } from 'date-fns/locale/es'
import { parseISO } from 'date-fns/parseISO'
import { FastField } from 'formik'
import { memo, useEffect, type ElementType } from 'react'
import { today } from '../../api/client/today'
import { esFecha } from '../../contract/fechas'
import { DateTextField, type DateTextFieldProps } from './DateTextField'
import { fieldActions, fieldChanged, type FieldBag } from './formField'

export interface DateFieldProps extends Omit<DateTextFieldProps, 'bag' | 'onOpen' | 'ref'> {
  /** Opens the calendar on mount. */
  defaultOpen?: boolean
}

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
function PickerTextField({
  defaultOpen = false,
  ...props
}: DateFieldProps & Pick<DateTextFieldProps, 'bag'>) {
  const { setOpen, triggerRef } = usePickerContext()
  useEffect(() => {
    if (defaultOpen) setOpen(true)
  }, [defaultOpen, setOpen])
  const { bag, name, label, required, disabled, width, hideLabel, warning, format, onDateChange } = props
  return (
    <DateTextField
      {...{ bag, name, label, required, disabled, width, hideLabel, warning, format, onDateChange }}
      ref={triggerRef}
      onOpen={() => setOpen(true)}
    />
  )
}

/**
 * A date, typed as digits or picked in a calendar. The form holds `YYYY-MM-DD`, '' when empty, or the typed text when it is
 * no date, which the schema refuses.
 */
export const DateField = memo(function DateField(props: DateFieldProps) {
  return (
    <LocalizationProvider dateAdapter={CompanyAdapter} adapterLocale={es} localeText={localeText}>
      <FastField {...props} shouldUpdate={fieldChanged}>
        {(bag: FieldBag<string | null>) => {
          const { value } = bag.field
          const select = (day: Date | null) => {
            const date = day ? formatISO(day, { representation: 'date' }) : ''
            fieldActions(bag).change(date)
            props.onDateChange?.(date)
          }
          return (
            <DatePicker
              value={value && esFecha(value) ? parseISO(value) : null}
              onChange={select}
              disabled={props.disabled || bag.form.isSubmitting}
              closeOnSelect
              slots={{ field: PickerTextField as ElementType }}
              slotProps={{
                field: { ...props, bag } as object,
                popper: { 'aria-label': `Calendario de ${props.label}` },
                actionBar: { actions: ['clear', 'today'] },
              }}
            />
          )
        }}
      </FastField>
    </LocalizationProvider>
  )
})

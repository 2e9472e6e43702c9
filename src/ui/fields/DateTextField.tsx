import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import MuiTextField from '@mui/material/TextField'
import { useState, type KeyboardEvent, type Ref } from 'react'
import { today } from '../../api/client/today'
import { inputOf, type FieldBag, type FieldProps } from './formField'
import { completeDate, mask, readDate, writeDate, type DateFormat } from './typedDate'

const LETTER = /^\p{L}$/u

export interface DateProps extends FieldProps {
  format?: DateFormat
  /** Called when the person, not the form, changes the date: `YYYY-MM-DD`, '' or text that is no date yet. */
  onDateChange?: (date: string) => void
}

interface DateInputProps extends DateProps, FieldBag<string | null> {
  /** Opens the calendar. */
  onOpen: () => void
  ref?: Ref<HTMLDivElement>
}

/** A date's text field: adds the separators to typed digits. Alt+Down and its button open the calendar. */
export function DateTextField({ onDateChange, onOpen, ref, ...props }: DateInputProps) {
  const { field, label, format = 'dd/MM/yy' } = props
  const value = field.value ?? ''
  const { change, leave, input } = inputOf(props, { inputMode: 'numeric' })
  const [typed, setTyped] = useState('')
  // Typed text stays while it means the form's value; any other value is written anew.
  const text = readDate(typed, format) === value ? typed : writeDate(value, format)
  const update = (date: string) => {
    if (date === value) return
    change(date)
    onDateChange?.(date)
  }
  /** Completes a partial date: '21' is the 21st of this month. */
  const complete = () => {
    const completed = completeDate(value, format, today())
    setTyped(writeDate(completed, format))
    update(completed)
    return completed
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') complete()
    if (!event.altKey || event.key !== 'ArrowDown') return
    event.preventDefault()
    onOpen()
  }

  return (
    <MuiTextField
      {...input}
      ref={ref}
      value={text}
      placeholder={format === 'dd/MM/yyyy' ? 'dd/mm/aaaa' : 'dd/mm/aa'}
      onChange={({ target, nativeEvent }) => {
        // A stray letter, meant for a shortcut, would replace a selected date.
        if (LETTER.test((nativeEvent as InputEvent).data ?? '')) return
        const masked = mask(target.value, '/')
        setTyped(masked)
        update(readDate(masked, format))
      }}
      onKeyDown={handleKeyDown}
      onFocus={({ target }) => target.select()}
      onBlur={() => leave(complete())}
      slotProps={{
        ...input.slotProps,
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                tabIndex={-1}
                aria-label={`Elegir ${label} en el calendario`}
                disabled={input.disabled}
                onClick={onOpen}
              >
                <CalendarMonth fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

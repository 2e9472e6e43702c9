import TextField from '@mui/material/TextField'
import { gridColumnLookupSelector, useGridSelector, type GridFilterInputValueProps } from '@mui/x-data-grid'
import { useState } from 'react'
import { fechaLarga } from '../../contract/fechas'
import { mask } from '../fields/typedDate'
import { filterDate, filterText } from './filterDates'

/** Spec section 9: a date column's filter, mask 99-99-9999, typed and shown as mm-dd-yyyy, with the long date below. */
export function DateFilter({ item, applyValue, apiRef, focusElementRef }: GridFilterInputValueProps) {
  const [text, setText] = useState(() => filterText(item.value))
  // The filter may be cleared elsewhere while the panel is open.
  const shown = filterDate(text) !== undefined && item.value === undefined ? '' : text
  const fecha = filterDate(shown)

  const change = (typed: string) => {
    const masked = mask(typed, '-')
    setText(masked)
    const next = filterDate(masked)
    if (next !== item.value) applyValue({ ...item, value: next })
  }

  return (
    <TextField
      label={useGridSelector(apiRef, gridColumnLookupSelector)[item.field]?.headerName}
      value={shown}
      onChange={({ target }) => change(target.value)}
      placeholder="mm-dd-yyyy"
      helperText={fecha && fechaLarga(fecha)}
      fullWidth
      inputRef={focusElementRef}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
    />
  )
}

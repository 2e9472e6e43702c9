import TextField from '@mui/material/TextField'
import { gridColumnLookupSelector, useGridSelector, type GridFilterInputValueProps } from '@mui/x-data-grid'
import { fechaLarga } from '../../contract/fechas'
import { mask } from '../fields/typedDate'
import { filterDate } from './filterDates'

/** Spec section 9: a date column's filter, mask 99-99-9999, typed and shown as mm-dd-yyyy, with the long date below. */
export function DateFilter({ item, applyValue, apiRef, focusElementRef }: GridFilterInputValueProps) {
  const fecha = filterDate(item.value)
  return (
    <TextField
      label={useGridSelector(apiRef, gridColumnLookupSelector)[item.field]?.headerName}
      value={(item.value as string | undefined) ?? ''}
      onChange={({ target }) => applyValue({ ...item, value: mask(target.value, '-') || undefined })}
      placeholder="mm-dd-yyyy"
      helperText={fecha && fechaLarga(fecha)}
      fullWidth
      inputRef={focusElementRef}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
    />
  )
}

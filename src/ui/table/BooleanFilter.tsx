import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { gridColumnLookupSelector, useGridSelector, type GridFilterInputValueProps } from '@mui/x-data-grid'
import { siNo } from '../texts/formats'

/** Spec section 9: a boolean column's filter, a tri-state checkbox labelled with the column's title: unset, true, false. */
export function BooleanFilter({ item, applyValue, apiRef, focusElementRef }: GridFilterInputValueProps) {
  const state = item.value as boolean | undefined
  return (
    <FormControlLabel
      label={useGridSelector(apiRef, gridColumnLookupSelector)[item.field]?.headerName}
      title={siNo(state) || 'Sin filtro'}
      control={
        <Checkbox
          checked={state === true}
          indeterminate={state === undefined}
          onChange={() => applyValue({ ...item, value: state === undefined || (state ? false : undefined) })}
          slotProps={{ input: { 'aria-checked': state ?? 'mixed', ref: focusElementRef } }}
        />
      }
    />
  )
}

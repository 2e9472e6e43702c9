import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { gridColumnLookupSelector, useGridSelector, type GridFilterInputValueProps } from '@mui/x-data-grid'

type State = boolean | undefined

/** Spec section 9: a boolean column's filter cycles through unset, true, false. */
const NEXT = new Map<State, State>([
  [undefined, true],
  [true, false],
  [false, undefined],
])
const READING = new Map<State, string>([
  [undefined, 'Sin filtro'],
  [true, 'Sí'],
  [false, 'No'],
])

/** A boolean column's filter: a tri-state checkbox labelled with the column's title. */
export function BooleanFilter({ item, applyValue, apiRef, focusElementRef }: GridFilterInputValueProps) {
  const state: State = typeof item.value === 'boolean' ? item.value : undefined
  const title = useGridSelector(apiRef, gridColumnLookupSelector)[item.field]?.headerName
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <FormControlLabel
        label={title}
        control={
          <Checkbox
            checked={state === true}
            indeterminate={state === undefined}
            onChange={() => applyValue({ ...item, value: NEXT.get(state) })}
            slotProps={{ input: { 'aria-checked': state ?? 'mixed', ref: focusElementRef } }}
          />
        }
      />
      <Typography variant="body2" color="textSecondary" aria-hidden>
        {READING.get(state)}
      </Typography>
    </Stack>
  )
}

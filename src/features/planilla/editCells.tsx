import Autocomplete from '@mui/material/Autocomplete'
import InputBase from '@mui/material/InputBase'
import { GridEditInputCell, useGridApiContext, type GridRenderEditCellParams } from '@mui/x-data-grid'
import { useState } from 'react'
import { useAppSelector } from '../../api/client/hooks'
import { autocompleteTexts, renderOption } from '../../ui/fields/autocompleteParts'
import { numero } from '../../ui/texts/formats'
import { matchingOptions } from '../../ui/fields/options'
import { selectDrivers } from './day'
import { completionIn } from './typing'
import type { SheetRow } from './rows'

type Params = GridRenderEditCellParams<SheetRow, unknown>

const labelOf = ({ colDef, row }: Params) => `${colDef.headerName ?? ''} del bus ${row.id}`

/** A cell while it is typed in. The final register shows what its last digits mean. */
export function TextEditCell(params: Params) {
  const { field, value, row } = params
  const completed = completionIn(row, field, value)
  return (
    <GridEditInputCell
      {...params}
      debounceMs={0}
      slotProps={{
        root: {
          slotProps: {
            htmlInput: {
              'aria-label': labelOf(params),
              inputMode: 'numeric',
            },
          },
          endAdornment: completed !== null && (
            <span className="completa" role="status">
              = {numero(completed)}
            </span>
          ),
        },
      }}
    />
  )
}

/** The driver, chosen among the active ones by name or documento; typed text is read when the cell is left. */
export function ConductorEditCell(params: Params) {
  const { id, field, value } = params
  const apiRef = useGridApiContext()
  const drivers = useAppSelector(selectDrivers)
  const [isTyped, setTyped] = useState(false)
  const label = labelOf(params)
  const chosen = isTyped ? undefined : drivers.find((one) => one.value === value)
  const change = (next: string | null, typed: boolean) => {
    setTyped(typed)
    void apiRef.current.setEditCellValue({ id, field, value: next })
  }
  return (
    <Autocomplete
      fullWidth
      autoHighlight
      openOnFocus
      options={drivers}
      value={chosen ?? null}
      inputValue={chosen?.label ?? (value as string | null) ?? ''}
      filterOptions={(all, { inputValue }) => matchingOptions(all, inputValue)}
      onChange={(_event, option) => change(option?.value ?? null, false)}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input') change(text, true)
      }}
      renderOption={renderOption}
      {...autocompleteTexts(label)}
      renderInput={({ slotProps }) => (
        <InputBase
          ref={slotProps.input.ref}
          autoFocus
          fullWidth
          placeholder="Seleccione un conductor"
          slotProps={{ input: { ...slotProps.htmlInput, 'aria-label': label } }}
        />
      )}
    />
  )
}

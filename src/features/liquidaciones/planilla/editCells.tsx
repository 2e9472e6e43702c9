import Autocomplete from '@mui/material/Autocomplete'
import InputBase from '@mui/material/InputBase'
import { GridEditInputCell, useGridApiContext, type GridRenderEditCellParams } from '@mui/x-data-grid'
import { useEffect, useRef } from 'react'
import { useAppSelector } from '../../../api/client/hooks'
import type { ConductorFila } from '../../../contract/conductores'
import { autocompleteTexts } from '../../../ui/fields/autocompleteParts'
import { numero } from '../../../ui/texts/formats'
import { selectConductores } from './day'
import { completionIn } from './rowCells'
import type { SheetRow } from './sheetRow'

type Params = GridRenderEditCellParams<SheetRow, unknown>

const NOBODY: ConductorFila[] = []

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
              inputMode: field === 'comentario' ? 'text' : 'numeric',
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

/** The driver, chosen among the active ones by name or document. */
export function ConductorEditCell(params: Params) {
  const { id, field, value, hasFocus } = params
  const apiRef = useGridApiContext()
  const conductores = useAppSelector(selectConductores) ?? NOBODY
  const input = useRef<HTMLInputElement>(null)
  const label = labelOf(params)
  useEffect(() => {
    if (hasFocus) input.current?.focus()
  }, [hasFocus])
  return (
    <Autocomplete
      fullWidth
      autoHighlight
      openOnFocus
      options={conductores}
      value={conductores.find(({ documento }) => documento === value) ?? null}
      getOptionLabel={({ nombre }) => nombre}
      getOptionKey={({ documento }) => documento}
      onChange={(_event, chosen) =>
        void apiRef.current.setEditCellValue({ id, field, value: chosen?.documento ?? null })
      }
      {...autocompleteTexts(label)}
      renderInput={({ slotProps }) => (
        <InputBase
          ref={slotProps.input.ref}
          inputRef={input}
          fullWidth
          placeholder="Seleccione un conductor"
          slotProps={{ input: { ...slotProps.htmlInput, 'aria-label': label } }}
        />
      )}
    />
  )
}

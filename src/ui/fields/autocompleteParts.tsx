import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import type { InputBaseComponentProps } from '@mui/material/InputBase'
import type { ComponentProps } from 'react'
import type { textFieldProps } from './formField'
import type { SelectOption } from './options'

/** An option of a list: its name and, smaller, what else it is found by. */
export function OptionItem({ option, ...item }: ComponentProps<'li'> & { option: SelectOption }) {
  return (
    <li {...item}>
      {/* One text: the space keeps the two apart in the option's accessible name. */}
      <span>
        {option.label} {option.detail && <small>{option.detail}</small>}
      </span>
    </li>
  )
}

/** The words and names of MUI's Autocomplete, in Spanish. The list is named too where the label is for readers alone. */
export const autocompleteTexts = (label: string) => ({
  clearText: `Limpiar ${label}`,
  openText: `Ver opciones de ${label}`,
  closeText: `Cerrar opciones de ${label}`,
  loadingText: <span role="status">Cargando…</span>,
  slotProps: { listbox: { 'aria-label': label, 'aria-labelledby': undefined } },
  noOptionsText: <span role="status">Sin coincidencias</span>,
})

/** The props of an Autocomplete's own TextField: what the list needs of it, and what every field shares. The width is the list's. */
export const autocompleteInput = (
  params: AutocompleteRenderInputParams,
  { slotProps, ...shared }: ReturnType<typeof textFieldProps>,
  htmlInput: InputBaseComponentProps,
) => ({
  ...params,
  ...shared,
  fullWidth: true,
  sx: undefined,
  slotProps: {
    ...params.slotProps,
    inputLabel: { ...params.slotProps.inputLabel, ...slotProps.inputLabel },
    htmlInput: { ...params.slotProps.htmlInput, ...slotProps.htmlInput, ...htmlInput },
  },
})

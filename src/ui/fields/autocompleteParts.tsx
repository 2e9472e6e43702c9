import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import type { InputBaseComponentProps } from '@mui/material/InputBase'
import type { ComponentProps } from 'react'
import type { textFieldProps } from './formField'
import type { SelectOption } from './options'

/** An option: its name and, in small type, its detail. */
export function OptionItem({ option, ...item }: ComponentProps<'li'> & { option: SelectOption }) {
  return (
    <li {...item}>
      {/* The space separates the two in the option's accessible name. */}
      <span>
        {option.label} {option.detail && <small>{option.detail}</small>}
      </span>
    </li>
  )
}

/** Spanish texts for MUI's Autocomplete. The list has a name of its own, since a hidden label cannot name it. */
export const autocompleteTexts = (label: string) => ({
  clearText: `Limpiar ${label}`,
  openText: `Ver opciones de ${label}`,
  closeText: `Cerrar opciones de ${label}`,
  loadingText: <span role="status">Cargando…</span>,
  slotProps: { listbox: { 'aria-label': label, 'aria-labelledby': undefined } },
  noOptionsText: <span role="status">Sin coincidencias</span>,
})

/** The props of an Autocomplete's TextField: the Autocomplete's, and those that all fields share. The Autocomplete sets the width. */
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
    formHelperText: slotProps.formHelperText,
    inputLabel: { ...params.slotProps.inputLabel, ...slotProps.inputLabel },
    htmlInput: { ...params.slotProps.htmlInput, ...slotProps.htmlInput, ...htmlInput },
  },
})

import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import MuiTextField from '@mui/material/TextField'
import { setRef } from '@mui/material/utils'
import type { HTMLAttributes, Key } from 'react'
import type { inputOf } from './formField'
import type { SelectOption } from './options'

/** Spanish texts for MUI's Autocomplete. The list has a name of its own, since a hidden label cannot name it. */
export const autocompleteTexts = (label: string) => ({
  clearText: `Limpiar ${label}`,
  openText: `Ver opciones de ${label}`,
  closeText: `Cerrar opciones de ${label}`,
  loadingText: <span role="status">Cargando…</span>,
  slotProps: { listbox: { 'aria-label': label, 'aria-labelledby': undefined } },
  noOptionsText: <span role="status">Sin coincidencias</span>,
})

/** An option in its list: its icon, if any, its name and, in small type, its second text. */
export const renderOption = (
  { key, ...item }: HTMLAttributes<HTMLLIElement> & { key: Key },
  { label, detail, icon: Icon }: SelectOption,
) => (
  <li key={key} {...item}>
    {Icon && <Icon fontSize="small" />}
    {/* The space separates the two in the option's accessible name. */}
    <span>
      {label} {detail && <small>{detail}</small>}
    </span>
  </li>
)

type Input = ReturnType<typeof inputOf>['input']

/** The props of an Autocomplete that is a form's field. It sets its text field's width. */
export const autocompleteProps = (
  label: string,
  { sx, slotProps, onBlur, disabled, ...input }: Input,
  placeholder?: string,
) => ({
  ...autocompleteTexts(label),
  sx,
  onBlur,
  disabled,
  readOnly: slotProps.htmlInput.readOnly,
  renderInput: (params: AutocompleteRenderInputParams) => (
    <MuiTextField
      {...params}
      {...input}
      fullWidth
      placeholder={placeholder}
      slotProps={{
        ...params.slotProps,
        input: {
          ...params.slotProps.input,
          // The list's place: told at the mounting, each Autocomplete renders again and has the page laid out for its width.
          ref: undefined,
          onFocus: ({ currentTarget }) => setRef(params.slotProps.input.ref, currentTarget.parentElement),
        },
        formHelperText: slotProps.formHelperText,
        inputLabel: { ...params.slotProps.inputLabel, ...slotProps.inputLabel },
        htmlInput: { ...params.slotProps.htmlInput, ...slotProps.htmlInput },
      }}
    />
  ),
})

import type { ComponentProps } from 'react'
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

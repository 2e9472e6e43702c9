import { createFilterOptions } from '@mui/material/Autocomplete'
import { sinAcentos } from '../../contract/sinAcentos'

/** An option of an autocomplete. */
export interface SelectOption {
  value: string
  label: string
  /** A second text to search, shown in small type: a document, a plate. */
  detail?: string
}

const containing = createFilterOptions<SelectOption>({
  ignoreAccents: true,
  ignoreCase: true,
  stringify: ({ label, detail = '' }) => `${label} ${detail}`,
})

/** The options that contain every word of a text, without accents or case; names that start with it come first. */
export function matchingOptions(options: readonly SelectOption[], text: string): SelectOption[] {
  const matches = text
    .split(/\s+/)
    .reduce<SelectOption[]>(
      (left, word) => containing(left, { inputValue: word, getOptionLabel: ({ label }) => label }),
      [...options],
    )
  const start = sinAcentos(text.trim())
  const begins = ({ label }: SelectOption) => Number(!sinAcentos(label).startsWith(start))
  return matches.sort((one, other) => begins(one) - begins(other))
}

/** The option that a text means: the only match, or the only one with exactly that name. */
export function optionMeant(options: readonly SelectOption[], text: string): SelectOption | undefined {
  const matches = matchingOptions(options, text)
  const exact = matches.filter(({ label }) => sinAcentos(label) === sinAcentos(text.trim()))
  const [only, ...others] = exact.length > 0 ? exact : matches
  return others.length === 0 ? only : undefined
}

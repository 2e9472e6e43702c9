import type { SvgIconProps } from '@mui/material/SvgIcon'
import type { ComponentType } from 'react'
import { sinAcentos } from '../../contract/sinAcentos'

/** An option of an autocomplete. */
export interface SelectOption {
  value: string
  label: string
  /** A second text to search, shown in small type: a document, a plate. */
  detail?: string
  icon?: ComponentType<SvgIconProps>
}

/** How early a text stands in a name: 0 where the name begins with it, 1 where a word of it does, 2 elsewhere. */
function rankOf(label: string, text: string): number {
  const name = sinAcentos(label)
  return name.startsWith(text) ? 0 : name.includes(` ${text}`) ? 1 : 2
}

/**
 * The options that contain every word of a text, without accents or case: first the names that begin with it, then those with
 * a word that does.
 */
export function matchingOptions<Option extends SelectOption>(options: readonly Option[], text: string) {
  const start = sinAcentos(text.trim())
  const words = start.split(/\s+/)
  return options
    .filter(({ label, detail = '' }) => {
      const searched = sinAcentos(`${label} ${detail}`)
      return words.every((word) => searched.includes(word))
    })
    .sort((one, other) => rankOf(one.label, start) - rankOf(other.label, start))
}

/** The only word of some that a text begins, or else the text. */
export function completed(words: readonly string[], text: string) {
  const start = sinAcentos(text.trim())
  const [only, ...others] = words.filter((word) => rankOf(word, start) === 0)
  return (others.length === 0 && only) || text
}

/** The option that a text means: the only match, or the only one with exactly that name. */
export function optionMeant(options: readonly SelectOption[], text: string) {
  const matches = matchingOptions(options, text)
  const exact = matches.filter(({ label }) => sinAcentos(label) === sinAcentos(text.trim()))
  const [only, ...others] = exact.length > 0 ? exact : matches
  return others.length === 0 ? only : undefined
}

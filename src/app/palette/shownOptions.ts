import { matchingOptions } from '../../ui/fields/options'
import type { PaletteOption } from './option'

/** Points that group a documento's digits, which are stored without. */
const GROUPING = /\.(?=\d{3})/g

/** Maximum of options in one group while a text is sought; the others take more typing. */
const MOST_OF_A_GROUP = 8

/**
 * Options of the palette that contain every word of a text, with the names that begin with it first and the groups in the order of their
 * best match; without a text the screens and the actions.
 */
export function shownOptions(all: readonly PaletteOption[], text: string) {
  if (text.trim() === '') return all.filter(({ group }) => group === 'Pantallas' || group === 'Acciones')
  const found = matchingOptions(all, text.replaceAll(GROUPING, ''))
  return [...new Set(found.map(({ group }) => group))].flatMap((group) =>
    found.filter((option) => option.group === group).slice(0, MOST_OF_A_GROUP),
  )
}

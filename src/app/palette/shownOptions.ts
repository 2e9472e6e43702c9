import { matchingOptions } from '../../ui/fields/options'
import { dayOptions, keptDayOption } from './dayOptions'
import { RECENT, type PaletteOption } from './option'

/** Maximum of options in one group while a text is sought; the others take more typing. */
const MOST_OF_A_GROUP = 8

/** Options of one group beside each other, groups in the order of their best match. */
const grouped = (options: readonly PaletteOption[]) =>
  [...new Set(options.map(({ group }) => group))].flatMap((group) =>
    options.filter((option) => option.group === group).slice(0, MOST_OF_A_GROUP),
  )

function recentOptions(
  all: readonly PaletteOption[],
  recent: readonly string[],
  today: string,
): PaletteOption[] {
  return recent.flatMap((value) => {
    const option = all.find((one) => one.value === value) ?? keptDayOption(value, today)
    return option ? [{ ...option, group: RECENT }] : []
  })
}

/**
 * Options of the palette for a text: the day that it means, then those that contain every word of it, with the names that begin with it
 * first; without a text the recent ones, then the screens and the actions.
 *
 * @param all the options of all sources
 * @param recent the values of the latest choices, the newest first
 */
export function shownOptions(
  all: readonly PaletteOption[],
  text: string,
  recent: readonly string[],
  today: string,
): PaletteOption[] {
  if (text.trim() !== '') return grouped([...dayOptions(text, today), ...matchingOptions(all, text.trim())])
  return [
    ...recentOptions(all, recent, today),
    ...all.filter(
      ({ value, group }) => (group === 'Pantallas' || group === 'Acciones') && !recent.includes(value),
    ),
  ]
}

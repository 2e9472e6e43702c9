import type { MenuGroup, Screen } from '../screens/screen'

/** Key in local storage of a side menu that is put away. */
export const HIDDEN_KEY = 'cochera.menuContraido'

/** Neighbouring screens of one group, or a single screen without a group, whose title is null. */
export interface MenuSection {
  title: MenuGroup | null
  screens: Screen[]
}

/** The side menu's sections, in the order of the table of screens. */
export function menuSections(screens: readonly Screen[]) {
  const sections: MenuSection[] = []
  for (const screen of screens) {
    const { group: title = null } = screen
    const last = sections.at(-1)
    if (title && last?.title === title) last.screens.push(screen)
    else sections.push({ title, screens: [screen] })
  }
  return sections
}

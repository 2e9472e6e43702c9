import type { MenuGroup, Screen } from '../screens/screen'

/** Whether the menu is collapsed, in local storage. */
export const COLLAPSED_KEY = 'cochera.menuContraido'

/** Neighbouring screens of one group, or a single screen without a group, whose title is null. */
export interface MenuSection {
  title: MenuGroup | null
  screens: readonly Screen[]
}

/** The side menu's sections, in the order of the table of screens. */
export function menuSections(screens: readonly Screen[]): MenuSection[] {
  return screens.reduce<MenuSection[]>((sections, screen) => {
    const last = sections.at(-1)
    const joins = last && screen.group !== undefined && last.title === screen.group
    return joins
      ? [...sections.slice(0, -1), { ...last, screens: [...last.screens, screen] }]
      : [...sections, { title: screen.group ?? null, screens: [screen] }]
  }, [])
}

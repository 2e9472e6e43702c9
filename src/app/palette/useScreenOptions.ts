import { useMemo } from 'react'
import { MENU_ICONS } from '../screens/menuIcons'
import { useScreens } from '../screens/useScreens'
import type { OptionSource } from './option'

/** The screens of the menu that this person may open. */
export function useScreenOptions(): OptionSource {
  const screens = useScreens()
  const options = useMemo(
    () =>
      screens.map(({ path, title, icon }) => ({
        group: 'Pantallas' as const,
        value: `pantalla/${path}`,
        label: title,
        icon: MENU_ICONS[icon],
        to: `/${path}`,
      })),
    [screens],
  )
  return { options }
}

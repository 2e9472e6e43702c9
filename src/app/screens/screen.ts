import type { ComponentType } from 'react'
import type { Accion } from '../../contract/permisos'
import type { MenuIcon } from './menuIcons'

/** The side menu's groups (section 1, and one of our own server's). */
export type MenuGroup = 'Conductores' | 'Buses' | 'Asistencias' | 'Administración'

/** Fetches a component's chunk. A second call reuses the first one's. */
export type Load = () => Promise<{ default: ComponentType }>

export interface Screen {
  /** Route path without the leading slash; '' is the home. */
  path: string
  /** Shown in the browser's tab and, on a phone, in the top bar. */
  title: string
  /** The menu's text, where the group's name makes a shorter one than the title enough. */
  label?: string
  group?: MenuGroup
  icon: MenuIcon
  /** The second key of the shortcut: `GO_TO`, then this letter. */
  letter: string
  /** Who may open it; 'sesion' is whoever is signed in. Such a screen is our own server's alone: with another host it is not there. */
  permission?: Accion | 'sesion'
  load: Load
}

/** Fetches a screen's code before it is opened. */
export const prefetchScreen = (screen: Screen | undefined) => void screen?.load().catch(() => undefined)

/** A page that the menu does not lead to. */
export type RecordScreen = Pick<Screen, 'path' | 'title' | 'permission' | 'load'>

/** Screens of one of the menu's groups. */
export const inGroup = (group: MenuGroup, listed: readonly Omit<Screen, 'group'>[]): Screen[] =>
  listed.map((screen) => ({ ...screen, group }))

/**
 * The screens of the main layout. Routes, side menu, page titles and chunks all come from this table: a new screen is one more
 * entry, in the place where the menu is to show it.
 */
import type { ComponentType } from 'react'
import type { SvgIconProps } from '@mui/material/SvgIcon'
import ReceiptLongIcon from '@mui/icons-material/ReceiptLongOutlined'

/** The side menu's groups (section 1). */
export type MenuGroup = 'Conductores' | 'Buses' | 'Asistencias'

/** Fetches a component's chunk; asking again costs nothing. */
export type Load = () => Promise<{ default: ComponentType }>

export interface Screen {
  /** Address below the main layout, without the leading slash; '' is the home. */
  path: string
  /** Names the browser's tab and, on a phone, the top bar. */
  title: string
  /** What the menu says, where that is shorter than the title because the group says the rest. */
  label?: string
  /** Absent for a screen that stands alone. */
  group?: MenuGroup
  icon: ComponentType<SvgIconProps>
  load: Load
}

export const screens: readonly Screen[] = [
  {
    path: '',
    title: 'Liquidaciones',
    icon: ReceiptLongIcon,
    load: () => import('../features/liquidaciones/LiquidacionesPage'),
  },
]

/**
 * The screens of the main layout. Routes, side menu, page titles and chunks all come from this table: a new screen is one more
 * entry, in the place where the menu is to show it.
 */
import type { ComponentType } from 'react'
import type { SvgIconProps } from '@mui/material/SvgIcon'
import BadgeIcon from '@mui/icons-material/BadgeOutlined'
import CelebrationIcon from '@mui/icons-material/CelebrationOutlined'
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumberOutlined'
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined'
import DirectionsBusIcon from '@mui/icons-material/DirectionsBusOutlined'
import EventNoteIcon from '@mui/icons-material/EventNoteOutlined'
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined'
import MoneyOffIcon from '@mui/icons-material/MoneyOffOutlined'
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined'
import ReceiptLongIcon from '@mui/icons-material/ReceiptLongOutlined'
import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined'
import SavingsIcon from '@mui/icons-material/SavingsOutlined'

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
    load: () => import(/* webpackChunkName: "home" */ '../features/liquidaciones/LiquidacionesPage'),
  },
  {
    path: 'conductores',
    title: 'Conductores',
    group: 'Conductores',
    icon: BadgeIcon,
    load: () => import('../features/conductores/ConductoresPage'),
  },
  {
    path: 'salarios',
    title: 'Salarios',
    group: 'Conductores',
    icon: PaymentsIcon,
    load: () => import('../features/salarios/SalariosPage'),
  },
  {
    path: 'deudas',
    title: 'Deudas',
    group: 'Conductores',
    icon: MoneyOffIcon,
    load: () => import('../features/deudas/DeudasPage'),
  },
  {
    path: 'abonos',
    title: 'Abonos',
    group: 'Conductores',
    icon: SavingsIcon,
    load: () => import('../features/abonos/AbonosPage'),
  },
  {
    path: 'documentos',
    title: 'Documentos',
    group: 'Conductores',
    icon: DescriptionIcon,
    load: () => import('../features/documentos/DocumentosPage'),
  },
  {
    path: 'buses',
    title: 'Buses',
    group: 'Buses',
    icon: DirectionsBusIcon,
    load: () => import('../features/buses/BusesPage'),
  },
  {
    path: 'reportes/gastos',
    title: 'Reporte de gastos',
    group: 'Buses',
    icon: RequestQuoteIcon,
    load: () => import('../features/gastos/GastosPage'),
  },
  {
    path: 'pasajes',
    title: 'Pasajes',
    group: 'Buses',
    icon: ConfirmationNumberIcon,
    load: () => import('../features/pasajes/PasajesPage'),
  },
  {
    path: 'asistencias/crear',
    title: 'Crear asistencias',
    label: 'Crear',
    group: 'Asistencias',
    icon: HowToRegIcon,
    load: () => import('../features/asistencias/CrearPage'),
  },
  {
    path: 'asistencias',
    title: 'Asistencias',
    label: 'Consultar',
    group: 'Asistencias',
    icon: FactCheckIcon,
    load: () => import('../features/asistencias/AsistenciasPage'),
  },
  {
    path: 'asistencias/reporte',
    title: 'Reporte de asistencias',
    label: 'Reporte',
    group: 'Asistencias',
    icon: EventNoteIcon,
    load: () => import('../features/asistencias/ReportePage'),
  },
  {
    path: 'festivos',
    title: 'Festivos',
    icon: CelebrationIcon,
    load: () => import('../features/festivos/FestivosPage'),
  },
]

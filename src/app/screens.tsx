/**
 * The screens of the main layout. Routes, side menu, page titles and chunks all come from this table: a new screen is one more
 * entry, in the place where the menu is to show it.
 */
import type { ComponentType } from 'react'
import type { MenuIcon } from './layout/menuIcons'

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
  icon: MenuIcon
  /** The letter that leads there after `IR_A`. */
  letter: string
  load: Load
}

export const screens: readonly Screen[] = [
  {
    path: '',
    title: 'Liquidaciones',
    icon: 'ReceiptLong',
    letter: 'L',
    load: () => import(/* webpackChunkName: "home" */ '../features/liquidaciones/LiquidacionesPage'),
  },
  {
    path: 'conductores',
    title: 'Conductores',
    group: 'Conductores',
    icon: 'Badge',
    letter: 'C',
    load: () => import('../features/conductores/ConductoresPage'),
  },
  {
    path: 'salarios',
    title: 'Salarios',
    group: 'Conductores',
    icon: 'Payments',
    letter: 'S',
    load: () => import('../features/salarios/SalariosPage'),
  },
  {
    path: 'deudas',
    title: 'Deudas',
    group: 'Conductores',
    icon: 'MoneyOff',
    letter: 'D',
    load: () => import('../features/cartera/DeudasPage'),
  },
  {
    path: 'abonos',
    title: 'Abonos',
    group: 'Conductores',
    icon: 'Savings',
    letter: 'A',
    load: () => import('../features/cartera/AbonosPage'),
  },
  {
    path: 'documentos',
    title: 'Documentos',
    group: 'Conductores',
    icon: 'Description',
    letter: 'O',
    load: () => import('../features/documentos/DocumentosPage'),
  },
  {
    path: 'buses',
    title: 'Buses',
    group: 'Buses',
    icon: 'DirectionsBus',
    letter: 'B',
    load: () => import('../features/buses/BusesPage'),
  },
  {
    path: 'reportes/gastos',
    title: 'Reporte de gastos',
    group: 'Buses',
    icon: 'RequestQuote',
    letter: 'G',
    load: () => import('../features/gastos/GastosPage'),
  },
  {
    path: 'pasajes',
    title: 'Pasajes',
    group: 'Buses',
    icon: 'ConfirmationNumber',
    letter: 'P',
    load: () => import('../features/pasajes/PasajesPage'),
  },
  {
    path: 'asistencias/crear',
    title: 'Crear asistencias',
    label: 'Crear',
    group: 'Asistencias',
    icon: 'HowToReg',
    letter: 'T',
    load: () => import('../features/asistencias/CrearPage'),
  },
  {
    path: 'asistencias',
    title: 'Asistencias',
    label: 'Consultar',
    group: 'Asistencias',
    icon: 'FactCheck',
    letter: 'I',
    load: () => import('../features/asistencias/AsistenciasPage'),
  },
  {
    path: 'asistencias/reporte',
    title: 'Reporte de asistencias',
    label: 'Reporte',
    group: 'Asistencias',
    icon: 'EventNote',
    letter: 'R',
    load: () => import('../features/asistencias/ReportePage'),
  },
  {
    path: 'festivos',
    title: 'Festivos',
    icon: 'Celebration',
    letter: 'F',
    load: () => import('../features/festivos/FestivosPage'),
  },
]

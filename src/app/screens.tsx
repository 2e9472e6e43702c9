/**
 * The screens of the main layout. Routes, side menu, page titles and chunks all come from this table; a new screen is a new
 * entry, at its place in the menu.
 */
import type { ComponentType } from 'react'
import type { Accion } from '../contract/permisos'
import type { MenuIcon } from './layout/menuIcons'

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
  /** Who may open it. Such a screen is our own server's alone: with another host it is not there. */
  permission?: Accion
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
  {
    path: 'historial',
    title: 'Historial',
    group: 'Administración',
    icon: 'History',
    letter: 'H',
    permission: 'verHistorial',
    load: () => import('../features/historial/HistorialPage'),
  },
  {
    path: 'usuarios',
    title: 'Usuarios',
    group: 'Administración',
    icon: 'ManageAccounts',
    letter: 'U',
    permission: 'gestionarUsuarios',
    load: () => import('../features/usuarios/UsuariosPage'),
  },
]

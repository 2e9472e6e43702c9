import type { Accion } from '../../contract/permisos'
import type { ImportNoun } from '../../records/fileRows/noun'

interface Step {
  /** Name of what is registered, after 'Paso 1 de 5:'. */
  text: string
  /** Text of its link. */
  label: string
  path: string
  /** The dialog that the link opens on the screen. */
  dialog: string
  /** Who may create and import it. */
  permission: Accion
  /** Brings what a file of it holds, where it can be imported. */
  load?: () => Promise<{ default: ImportNoun }>
}

/** First records of a company, in the order in which one needs the other. */
export const STEPS: readonly Step[] = [
  {
    text: 'los conductores.',
    label: 'Crear conductor',
    path: '/conductores',
    dialog: 'crear',
    permission: 'crearConductor',
    load: () => import('../../features/conductores/importar'),
  },
  {
    text: 'los buses, cada uno con su conductor.',
    label: 'Crear bus',
    path: '/buses',
    dialog: 'crear',
    permission: 'crearBus',
    load: () => import('../../features/buses/importar'),
  },
  {
    text: 'los pasajes de cada ruta.',
    label: 'Crear pasaje',
    path: '/pasajes',
    dialog: 'crear',
    permission: 'gestionarPasajes',
  },
  {
    text: 'los festivos, que Cochera propone.',
    label: 'Proponer festivos',
    path: '/festivos',
    dialog: 'proponer',
    permission: 'crearFestivo',
    load: () => import('../../features/festivos/importar'),
  },
  {
    text: 'la primera liquidación.',
    label: 'Crear liquidación',
    path: '/',
    dialog: 'crear',
    permission: 'crearLiquidacion',
    load: () => import('../../features/liquidaciones/importar'),
  },
]

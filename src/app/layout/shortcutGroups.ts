/** The contents of the shortcuts' list. */
import { isOwnServer } from '../../api/client/baseUrl'
import { SHORTCUTS, GO_TO, readKey, type Shortcut } from '../../ui/shortcuts/keys'
import type { Screen } from '../screens/screen'

export interface ShortcutGroup {
  title: string
  /** Keys, and what they do. */
  shortcuts: readonly (readonly [string, string])[]
}

/** The description of each button's shortcut. The type of `NAMES` requires one for every shortcut. */
const PAGE_ACTIONS = {
  crear: 'Crear',
  editar: 'Editar la fila, o liquidarla',
  detalle: 'Detalle de la fila',
  eliminar: 'Eliminar, retirar o invalidar la fila, tras confirmarlo',
  ingresar: 'Ingresar al conductor',
  clave: 'Clave nueva de un usuario',
  sesiones: 'Terminar sesiones de un usuario',
  sensores: 'Ingresar Sensores',
  cerrarCaja: 'Cerrar la caja',
  reabrirCaja: 'Reabrir la caja',
  imprimir: 'Imprimir el cierre',
  proponer: 'Proponer festivos',
  duplicar: 'Duplicar el pasaje',
  historial: 'Historial de la fila',
  deshacerCambio: 'Deshacer el cambio elegido en Historial, con los que se hicieron con él',
  deshacer: 'Deshacer lo último que se eliminó, o se hizo a varias',
  aviso: 'Ir al aviso con Deshacer, que espera mientras tanto',
  varias: 'Elegir varias filas, o dejar de hacerlo',
  exportar: 'Exportar',
  importar: 'Importar',
  buscar: 'Ir a la búsqueda',
  tabla: 'Ir a la tabla o a la planilla',
  buscarEnTabla: 'Buscar en la tabla',
  buscarEnTodo: 'Buscar en todo',
  filtros: 'Filtros',
  columnas: 'Columnas',
  completar: 'Completar, o guardar, toda la planilla',
  ayuda: 'Esta lista',
} as const

const FORM_ACTIONS = {
  cargar: 'Buscar la liquidación de la fecha y el bus',
  agregar: 'Agregar un gasto, un sensor o una cesantía',
  siguiente: 'Guardar y siguiente',
} as const

const NAMES: Record<Shortcut, string> = { ...PAGE_ACTIONS, ...FORM_ACTIONS }

/** Shortcuts that our own server alone offers. */
const OF_OWN_SERVER: readonly Shortcut[] = [
  'historial',
  'deshacerCambio',
  'deshacer',
  'aviso',
  'clave',
  'sesiones',
  'cerrarCaja',
  'reabrirCaja',
  'imprimir',
  'importar',
  'varias',
]

const named = (actions: object) =>
  (Object.keys(actions) as Shortcut[])
    .filter((name) => isOwnServer() || !OF_OWN_SERVER.includes(name))
    .map((name) => [readKey(SHORTCUTS[name]), NAMES[name]] as const)

const WITH_SEVERAL = [
  ['Mayús+↑ / Mayús+↓', 'Con varias: elegir desde la fila'],
  ['Esc', 'Con varias: dejar de elegirlas'],
] as const
const DAY_SHEET: ShortcutGroup = {
  title: 'En la planilla del día',
  shortcuts: [
    ['Tab / Enter', 'Celda siguiente, tomando lo propuesto'],
    ['← ↑ → ↓', 'Moverse'],
    ['F2', 'Editar la celda, o abrir su lista'],
    ['Espacio', 'Marcar Liquidada'],
    ['Esc', 'Volver a lo cargado'],
    ['Ctrl+D', 'Copiar lo de arriba'],
  ],
}

/** The list of a person who may open these screens. */
export const shortcutGroups = (screens: readonly Screen[]): readonly ShortcutGroup[] => [
  { title: 'En las pantallas', shortcuts: named(PAGE_ACTIONS) },
  {
    title: 'Ir a otra pantalla',
    shortcuts: screens.map(({ letter, title }) => [`${GO_TO} ${letter}`, title]),
  },
  {
    title: 'En los formularios',
    shortcuts: [
      ['Enter', 'Enviar'],
      ['Ctrl+Enter', 'Enviar, también desde un texto de varias líneas'],
      ...named(FORM_ACTIONS),
      ['Alt+↓', 'Abrir la lista o el calendario del campo'],
      ['Esc', 'Cerrar; pregunta si hay algo escrito'],
    ],
  },
  {
    title: 'En las tablas',
    shortcuts: [
      ['← ↑ → ↓', 'Moverse; los títulos están sobre la primera fila'],
      ['Enter / Espacio', 'Elegir la fila'],
      ['RePág / AvPág', 'Página anterior o siguiente'],
      ...(isOwnServer() ? WITH_SEVERAL : []),
      ['Enter', 'En un título: ordenar'],
      ['Ctrl+Enter', 'En un título: menú de la columna'],
      ['Esc', 'En Buscar en la tabla: vaciarla'],
    ],
  },
  ...(isOwnServer() ? [DAY_SHEET] : []),
  {
    title: 'En la planilla de asistencias',
    shortcuts: [
      ['← ↑ → ↓', 'Moverse'],
      ['Espacio', 'Marcar la casilla'],
      ['Enter', 'Fila siguiente'],
      ['RePág / AvPág', 'Página anterior o siguiente'],
    ],
  },
]

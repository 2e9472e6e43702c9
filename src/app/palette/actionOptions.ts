import AddIcon from '@mui/icons-material/Add'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import SensorsIcon from '@mui/icons-material/Sensors'
import { isOwnServer } from '../../api/client/baseUrl'
import { IMPORTABLES, type Importable } from '../../contract/importables'
import { puede, type Accion, type Rol } from '../../contract/permisos'
import type { OpeningState } from '../../records/arrival/useDialogFromNavigation'
import { BUSES } from '../../records/nouns/buses'
import { ABONOS, DEUDAS } from '../../records/nouns/cartera'
import { CONDUCTORES } from '../../records/nouns/conductores'
import { FESTIVOS } from '../../records/nouns/festivos'
import { LIQUIDACIONES } from '../../records/nouns/liquidaciones'
import { PASAJES } from '../../records/nouns/pasajes'
import { USUARIOS } from '../../records/nouns/usuarios'
import { pathOf } from '../screens/pathOf'
import type { Screen } from '../screens/screen'
import type { PaletteOption } from './option'

interface ScreenAction {
  permission: Accion
  /** The screen that has it, and the name of its dialog there. */
  path: string
  dialog: string
  option: PaletteOption
}

const action = (
  label: string,
  icon: PaletteOption['icon'],
  path: string,
  dialog: string,
  permission: Accion,
): ScreenAction => ({
  permission,
  path,
  dialog,
  option: {
    group: 'Acciones',
    value: `accion/${path}/${dialog}`,
    label,
    icon,
    to: `/${path}`,
    state: { dialog } satisfies OpeningState,
  },
})

/** Nouns that have a form, and who may create one of them. */
const CREATED = [
  [LIQUIDACIONES, 'crearLiquidacion'],
  [CONDUCTORES, 'crearConductor'],
  [DEUDAS, 'crearDeuda'],
  [ABONOS, 'crearAbono'],
  [BUSES, 'crearBus'],
  [PASAJES, 'gestionarPasajes'],
  [FESTIVOS, 'crearFestivo'],
  [USUARIOS, 'gestionarUsuarios'],
] as const

/** Actions that need no selected row. Imports are of our own server alone, and sensors are imported in their own dialog. */
const ACTIONS = [
  ...CREATED.map(([{ id, words }, permission]) =>
    action(`Crear ${words[0]}`, AddIcon, pathOf(id), 'crear', permission),
  ).toSpliced(1, 0, action('Ingresar sensores', SensorsIcon, '', 'sensores', 'ingresarSensores')),
  ...CREATED.filter(([{ id }]) => IMPORTABLES.includes(id as Importable)).map(([{ id, words }, permission]) =>
    action(`Importar ${words[1]}`, UploadIcon, pathOf(id), 'importar', permission),
  ),
]

/** The forms that these roles may open, on the screens that they may. */
export const actionOptions = (roles: readonly Rol[], screens: readonly Screen[]): PaletteOption[] =>
  ACTIONS.filter(
    ({ permission, path, dialog }) =>
      (dialog !== 'importar' || isOwnServer()) &&
      puede(roles, permission) &&
      screens.some((screen) => screen.path === path),
  ).map(({ option }) => option)

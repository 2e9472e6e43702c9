import AddIcon from '@mui/icons-material/Add'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import SensorsIcon from '@mui/icons-material/Sensors'
import { isOwnServer } from '../../api/client/baseUrl'
import { puede, type Accion, type Rol } from '../../contract/permisos'
import type { OpeningState } from '../../records/arrival/useDialogFromNavigation'
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

const creating = (noun: string, path: string, permission: Accion) =>
  action(`Crear ${noun}`, AddIcon, path, 'crear', permission)

const CREATING: readonly ScreenAction[] = [
  creating('liquidación', '', 'crearLiquidacion'),
  action('Ingresar sensores', SensorsIcon, '', 'sensores', 'ingresarSensores'),
  creating('conductor', 'conductores', 'crearConductor'),
  creating('deuda', 'deudas', 'crearDeuda'),
  creating('abono', 'abonos', 'crearAbono'),
  creating('bus', 'buses', 'crearBus'),
  creating('pasaje', 'pasajes', 'gestionarPasajes'),
  creating('festivo', 'festivos', 'crearFestivo'),
  creating('usuario', 'usuarios', 'gestionarUsuarios'),
]

/** Imports, of our own server alone, for whoever may create the same; sensors are imported in their own dialog. */
const importing = (path: string) =>
  CREATING.filter((one) => one.path === path && one.dialog === 'crear').map(({ permission }) =>
    action(`Importar ${path || 'liquidaciones'}`, UploadIcon, path, 'importar', permission),
  )

/** Actions that need no selected row. */
const ACTIONS = [
  ...CREATING,
  ...['', 'conductores', 'deudas', 'abonos', 'buses', 'festivos'].flatMap(importing),
]

/** The forms that these roles may open, on the screens that they may. */
export const actionOptions = (roles: readonly Rol[], screens: readonly Screen[]): PaletteOption[] =>
  ACTIONS.filter(
    ({ permission, path, dialog }) =>
      (dialog !== 'importar' || isOwnServer()) &&
      puede(roles, permission) &&
      screens.some((screen) => screen.path === path),
  ).map(({ option }) => option)

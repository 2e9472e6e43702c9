import AddIcon from '@mui/icons-material/Add'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import SensorsIcon from '@mui/icons-material/Sensors'
import { isOwnServer } from '../../api/client/baseUrl'
import { PERMISO_DE_IMPORTAR, type Importable } from '../../contract/importables'
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

/** Of our own server alone; sensors are imported in their own dialog. */
const importing = (noun: Exclude<Importable, 'sensores'>) =>
  action(
    `Importar ${noun}`,
    UploadIcon,
    noun === 'liquidaciones' ? '' : noun,
    'importar',
    PERMISO_DE_IMPORTAR[noun],
  )

/** What needs no selected row. */
const ACTIONS: readonly ScreenAction[] = [
  creating('liquidación', '', 'crearLiquidacion'),
  action('Ingresar sensores', SensorsIcon, '', 'sensores', 'ingresarSensores'),
  creating('conductor', 'conductores', 'crearConductor'),
  creating('deuda', 'deudas', 'crearDeuda'),
  creating('abono', 'abonos', 'crearAbono'),
  creating('bus', 'buses', 'crearBus'),
  creating('pasaje', 'pasajes', 'gestionarPasajes'),
  creating('festivo', 'festivos', 'crearFestivo'),
  creating('usuario', 'usuarios', 'gestionarUsuarios'),
  importing('liquidaciones'),
  importing('conductores'),
  importing('deudas'),
  importing('abonos'),
  importing('buses'),
  importing('festivos'),
]

/** The forms that these roles may open, on the screens that they may. */
export const actionOptions = (roles: readonly Rol[], screens: readonly Screen[]): PaletteOption[] =>
  ACTIONS.filter(
    ({ permission, path, dialog }) =>
      (dialog !== 'importar' || isOwnServer()) &&
      puede(roles, permission) &&
      screens.some((screen) => screen.path === path),
  ).map(({ option }) => option)

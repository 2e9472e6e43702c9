import AddIcon from '@mui/icons-material/Add'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import SensorsIcon from '@mui/icons-material/Sensors'
import { isOwnServer } from '../../api/client/baseUrl'
import { PERMISO_DE_IMPORTAR, type Importable } from '../../contract/importables'
import { puede, type Accion, type Rol } from '../../contract/permisos'
import type { OpeningState } from '../../records/arrival/useDialogFromNavigation'
import type { Screen } from '../screens/screen'
import type { PaletteOption } from './option'

interface ScreenAction extends Pick<PaletteOption, 'label' | 'icon'> {
  /** The screen that has it, and the name of its dialog there. */
  path: string
  dialog: string
  permission: Accion
}

const creating = (noun: string, path: string, permission: Accion): ScreenAction => ({
  ...{ label: `Crear ${noun}`, icon: AddIcon, dialog: 'crear' },
  ...{ path, permission },
})

/** Of our own server alone; sensors are imported in their own dialog. */
const importing = (noun: Exclude<Importable, 'sensores'>): ScreenAction => ({
  ...{ label: `Importar ${noun}`, icon: UploadIcon, dialog: 'importar' },
  ...{ path: noun === 'liquidaciones' ? '' : noun, permission: PERMISO_DE_IMPORTAR[noun] },
})

/** What needs no selected row. */
const ACTIONS: readonly ScreenAction[] = [
  creating('liquidación', '', 'crearLiquidacion'),
  {
    label: 'Ingresar sensores',
    icon: SensorsIcon,
    path: '',
    dialog: 'sensores',
    permission: 'ingresarSensores',
  },
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

const optionOf = ({ label, icon, path, dialog }: ScreenAction): PaletteOption => ({
  ...{ group: 'Acciones', label, icon },
  value: `accion/${path}/${dialog}`,
  to: `/${path}`,
  state: { dialog } satisfies OpeningState,
})

/** The forms that these roles may open, on the screens that they may. */
export const actionOptions = (roles: readonly Rol[], screens: readonly Screen[]): PaletteOption[] =>
  ACTIONS.filter(
    ({ path, dialog, permission }) =>
      (dialog !== 'importar' || isOwnServer()) &&
      puede(roles, permission) &&
      screens.some((screen) => screen.path === path),
  ).map(optionOf)

import AddIcon from '@mui/icons-material/Add'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import SensorsIcon from '@mui/icons-material/Sensors'
import { isOwnServer } from '../../api/client/baseUrl'
import { esImportable } from '../../contract/importables'
import { puede, type Accion, type Rol } from '../../contract/permisos'
import type { OpeningState } from '../../records/arrival/useDialogFromNavigation'
import { NOUNS } from '../../records/nouns/all'
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

const ofNouns = Object.values(NOUNS).flatMap(({ id, words, creates }) =>
  words && creates
    ? [
        action(`Crear ${words[0]}`, AddIcon, pathOf(id), 'crear', creates),
        ...(esImportable(id)
          ? [action(`Importar ${words[1]}`, UploadIcon, pathOf(id), 'importar', creates)]
          : []),
      ]
    : [],
)

/** Actions that need no selected row. Imports are of our own server alone, and sensors are imported in their own dialog. */
const ACTIONS = [...ofNouns, action('Ingresar sensores', SensorsIcon, '', 'sensores', 'ingresarSensores')]

/** The forms that these roles may open, on the screens that they may. */
export const actionOptions = (roles: readonly Rol[], screens: readonly Screen[]): PaletteOption[] =>
  ACTIONS.filter(
    ({ permission, path, dialog }) =>
      (dialog !== 'importar' || isOwnServer()) &&
      puede(roles, permission) &&
      screens.some((screen) => screen.path === path),
  ).map(({ option }) => option)

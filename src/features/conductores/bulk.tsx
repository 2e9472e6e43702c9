import PersonOffIcon from '@mui/icons-material/PersonOffOutlined'
import { UNTRACKED } from '../../api/client/untracked'
import { conductoresApi } from '../../api/conductores'
import type { ConductorFila } from '../../contract/conductores'
import { CONDUCTORES } from '../../records/nouns/conductores'
import type { BulkAction, BulkOptions } from '../../records/bulk/bulkAction'
import { isRetired } from './columns'

/** The button of one driver and of several. */
export const RETIRAR_BUTTON = {
  label: 'Retirar',
  icon: <PersonOffIcon />,
  permission: 'retirarConductor',
  shortcut: 'eliminar',
} as const

const RETIRAR: BulkAction<ConductorFila> = {
  ...RETIRAR_BUTTON,
  dangerous: true,
  title: 'Retirar conductores',
  words: CONDUCTORES.words,
  done: ['conductor retirado', 'conductores retirados'],
  warning: () => async () => 'Sus buses quedan sin conductor.',
  skips: [{ test: isRetired, words: ['ya retirado', 'ya retirados'] }],
  run:
    ({ documento }, grupo) =>
    (dispatch) =>
      dispatch(conductoresApi.endpoints.retirarConductor.initiate({ documento, grupo }, UNTRACKED)).unwrap(),
  undo: true,
}

/** Bulk actions on drivers. */
export const BULK: BulkOptions<ConductorFila> = {
  nameOf: ({ nombre }) => nombre,
  actions: [RETIRAR],
}

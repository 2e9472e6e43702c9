import PersonOffIcon from '@mui/icons-material/PersonOffOutlined'
import { busesApi } from '../../api/buses'
import type { AppDispatch } from '../../api/client/rootReducer'
import { FRESH, UNTRACKED } from '../../api/client/untracked'
import { conductoresApi } from '../../api/conductores'
import type { ConductorFila } from '../../contract/conductores'
import type { SeveralAction, SeveralOptions } from '../../ui/several/severalAction'
import { isRetired } from './columns'

/** The buses that a driver's retirement frees, for its undoing. */
const busesOf = (documento: string) => async (dispatch: AppDispatch) => {
  const buses = await dispatch(busesApi.endpoints.buses.initiate(undefined, FRESH)).unwrap()
  return buses.filter((bus) => bus.conductorDocumento === documento).map(({ numero }) => numero)
}

const RETIRAR: SeveralAction<ConductorFila> = {
  label: 'Retirar',
  icon: <PersonOffIcon />,
  permission: 'retirarConductor',
  shortcut: 'eliminar',
  dangerous: true,
  title: 'Retirar conductores',
  words: ['conductor', 'conductores'],
  done: ['conductor retirado', 'conductores retirados'],
  warning: 'Sus buses quedan sin conductor.',
  skips: [{ test: isRetired, words: ['ya retirado', 'ya retirados'] }],
  run:
    ({ documento }) =>
    async (dispatch) => {
      const buses = await dispatch(busesOf(documento))
      await dispatch(conductoresApi.endpoints.retirarConductor.initiate({ documento }, UNTRACKED)).unwrap()
      return { call: 'ingresar', documento, buses }
    },
}

/** What can be done to several drivers. */
export const SEVERAL: SeveralOptions<ConductorFila> = {
  nameOf: ({ nombre }) => nombre,
  actions: [RETIRAR],
}

import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import LiquidarIcon from '@mui/icons-material/PriceCheck'
import { FRESH, UNTRACKED } from '../../api/client/untracked'
import { liquidacionesApi } from '../../api/liquidaciones'
import { fechaLarga } from '../../contract/fechas'
import type { LiquidacionFila } from '../../contract/liquidaciones'
import { soloSensores } from '../../contract/registradora'
import type { BulkAction, BulkOptions } from '../../records/bulk/bulkAction'
import { LIQUIDACIONES } from '../../records/nouns/liquidaciones'

const { detalleLiquidacion, eliminarLiquidacion, liquidar } = liquidacionesApi.endpoints
const { words } = LIQUIDACIONES

const nameOf = ({ busNumero, fecha }: LiquidacionFila) => `Bus ${busNumero} del ${fechaLarga(fecha)}`

const ELIMINAR: BulkAction<LiquidacionFila> = {
  label: 'Eliminar',
  icon: <DeleteIcon />,
  permission: 'eliminarLiquidacion',
  shortcut: 'eliminar',
  dangerous: true,
  title: 'Eliminar liquidaciones',
  words,
  done: ['liquidación eliminada', 'liquidaciones eliminadas'],
  run:
    ({ uuid }, grupo) =>
    (dispatch) =>
      dispatch(eliminarLiquidacion.initiate({ uuid, grupo }, UNTRACKED)).unwrap(),
  undo: true,
}

const LIQUIDAR: BulkAction<LiquidacionFila> = {
  label: 'Liquidar',
  icon: <LiquidarIcon />,
  permission: 'liquidar',
  shortcut: 'editar',
  title: 'Liquidar varias',
  words,
  done: ['liquidación liquidada', 'liquidaciones liquidadas'],
  skips: [
    { test: ({ liquidada }) => liquidada, words: ['ya liquidada', 'ya liquidadas'] },
    // Settled, it would be in the till without a passenger.
    { test: soloSensores, words: ['que solo tiene lo del sensor', 'que solo tienen lo del sensor'] },
  ],
  warning: (rows) => async (dispatch) => {
    const { doubtsOf } = await import('./bulkDoubts')
    return dispatch(doubtsOf(rows, nameOf))
  },
  // As it is stored, settled; what it lacks is for the server to refuse. The form's code loads when it is first needed.
  run:
    ({ uuid }, grupo) =>
    async (dispatch) => {
      const { storedBodyOf } = await import('../../records/settlement/values')
      const record = await dispatch(detalleLiquidacion.initiate({ uuid }, FRESH)).unwrap()
      const body = { ...storedBodyOf(record), liquidada: true, grupo }
      return dispatch(liquidar.initiate(body, UNTRACKED)).unwrap()
    },
  undo: true,
}

/** Bulk actions on settlements. */
export const BULK: BulkOptions<LiquidacionFila> = {
  nameOf,
  actions: [ELIMINAR, LIQUIDAR],
}

/** The rows of the day's sheet, made of what the cache holds and of what is typed. */
import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { busesApi } from '../../../api/buses'
import type { RootState } from '../../../api/client/rootReducer'
import { liquidacionesApi } from '../../../api/liquidaciones'
import type { BusFila } from '../../../contract/buses'
import { dudasDe, oracionDe } from '../../../contract/dudas'
import { judgingBy } from '../../../records/selectors/doubts'
import { selectWorkingDate } from '../workingDateSlice'
import { selectDay } from './day'
import { selectPlanilla } from './planillaSlice'
import { sheetRow, type SheetRow } from './sheetRow'

const SENT_AT_A_TIME = 4

const selectDetalle = weakMapMemoize((fecha: string, busNumero: string) =>
  liquidacionesApi.endpoints.detalleLiquidacion.select({ fecha, busNumero }),
)
const detalleOf = (state: RootState, { numero }: BusFila) =>
  selectDetalle(selectPlanilla(state).fecha, numero)(state)

const selectBuses = createSelector([busesApi.endpoints.buses.select()], ({ data = [] }) =>
  [...data].sort((a, b) => a.numero.localeCompare(b.numero, 'es', { numeric: true })),
)

const selectRow = createSelector(
  [
    (_state: RootState, bus: BusFila) => bus,
    (state: RootState, bus: BusFila) => detalleOf(state, bus).data,
    (state: RootState, bus: BusFila) => detalleOf(state, bus).error,
    selectDay,
    (state: RootState, { numero }: BusFila) => selectPlanilla(state).entries[numero],
    (state: RootState, { numero }: BusFila) => {
      const { entries, inRow, held } = selectPlanilla(state)
      const entry = entries[numero]
      return entry !== undefined && !entry.unseen && inRow !== numero && !held.includes(numero)
    },
    (state: RootState, { numero }: BusFila) => selectPlanilla(state).saved.includes(numero),
  ],
  sheetRow,
)

/** A row for each bus, by its number. Each is the same object until something of it changes. */
export const selectRows = (state: RootState): SheetRow[] =>
  selectBuses(state).map((bus) => selectRow(state, bus))

/** Why nothing is sent by itself yet. A day on which a settlement has been saved is meant. */
export const selectDayDoubt = (state: RootState) => {
  const { fecha, isDayAccepted } = selectPlanilla(state)
  if (isDayAccepted || selectWorkingDate(state) === fecha) return undefined
  return dudasDe({ fecha }, judgingBy({})(fecha, '')).map(oracionDe)[0]
}

/** The next complete row that nobody is in, while few are under way: a whole column of them may be left at once. */
export function selectDue(state: RootState): SheetRow | undefined {
  if (selectDayDoubt(state)) return undefined
  const { editing, open } = selectPlanilla(state)
  const rows = selectRows(state)
  if (rows.filter(({ entry }) => entry?.saving).length >= SENT_AT_A_TIME) return undefined
  return rows.find(
    ({ id, entry, isLeft, isReady }) =>
      isReady && isLeft && !entry?.refusal && !editing.includes(id) && open?.bus !== id,
  )
}

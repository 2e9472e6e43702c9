/** The rows of the day's sheet, made of what the cache holds and of what is typed. */
import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { busesApi } from '../../../api/buses'
import type { AppDispatch, RootState } from '../../../api/client/rootReducer'
import { liquidacionesApi } from '../../../api/liquidaciones'
import type { BusFila } from '../../../contract/buses'
import { oracionDe } from '../../../contract/duda'
import { dudasDe } from '../../../contract/dudas'
import { judgingArrived, judgingBy } from '../../../records/selectors/softWarnings'
import { selectWorkingDate } from '../../../records/settlement/workingDateSlice'
import { selectDay, selectMayType } from './day'
import { selectPlanilla } from './planillaSlice'
import { sheetRow, type SheetRow } from './sheetRow'

const SENT_AT_A_TIME = 4

const selectDetalle = weakMapMemoize((fecha: string, busNumero: string) =>
  liquidacionesApi.endpoints.detalleLiquidacion.select({ fecha, busNumero }),
)
const detalleOf = (state: RootState, { numero }: BusFila) =>
  selectDetalle(selectPlanilla(state).fecha, numero)(state)

const byNumber = (buses: readonly BusFila[]) =>
  [...buses].sort((a, b) => a.numero.localeCompare(b.numero, 'es', { numeric: true }))

const selectBuses = createSelector([busesApi.endpoints.buses.select()], ({ data = [] }) => byNumber(data))

/** A plate is not given to another bus; a number may be. */
const isSameBus = (one: BusFila, { numero, placa }: BusFila) => one.numero === numero && one.placa === placa

/** Snapshot of a row that the person has before them, since they are in it or have typed in it. */
const selectKept = (state: RootState, { numero }: BusFila) => {
  const { entries, inRow, shown } = selectPlanilla(state)
  const kept = entries[numero]?.shown ?? (inRow === numero && selectMayType(state) ? shown : null)
  return kept?.detalle === undefined ? undefined : kept
}

/** The buses, and those that a row was begun with and that have another number by now. */
const selectSheetBuses = createSelector(
  [
    selectBuses,
    (state: RootState) => selectPlanilla(state).entries,
    (state: RootState) => selectPlanilla(state).shown,
  ],
  (buses, entries, shown) => {
    const kept = [...Object.values(entries).map((entry) => entry.shown), shown]
    const gone = kept.flatMap((one) =>
      one && !buses.some((bus) => isSameBus(bus, one.bus)) ? [one.bus] : [],
    )
    if (gone.length === 0 || buses.length === 0) return buses
    return byNumber([...new Map([...buses, ...gone].map((bus) => [bus.numero, bus])).values()])
  },
)

const selectRow = createSelector(
  [
    (_state: RootState, bus: BusFila) => bus,
    (state: RootState, bus: BusFila) => detalleOf(state, bus).data,
    (state: RootState, bus: BusFila) => detalleOf(state, bus).error,
    selectDay,
    selectKept,
    (state: RootState, bus: BusFila) => selectBuses(state).includes(bus),
    (state: RootState, { numero }: BusFila) => selectPlanilla(state).entries[numero],
    (state: RootState, { numero }: BusFila) => {
      const { entries, inRow, held } = selectPlanilla(state)
      const entry = entries[numero]
      return entry !== undefined && !entry.unseen && inRow !== numero && !held.includes(numero)
    },
    (state: RootState, { numero }: BusFila) => selectPlanilla(state).saved[numero],
  ],
  sheetRow,
)

/** A row for each bus, by its number. Each is the same object until something of it changes. */
export const selectRows = (state: RootState): SheetRow[] =>
  selectSheetBuses(state).map((bus) => selectRow(state, bus))

/** Why nothing is sent by itself yet. A day on which a settlement has been saved is meant. */
export const selectDaySoftWarning = (state: RootState) => {
  const { fecha, isDayAccepted } = selectPlanilla(state)
  if (isDayAccepted || selectWorkingDate(state) === fecha) return undefined
  return dudasDe({ fecha }, judgingBy({})(fecha, '')).map(oracionDe)[0]
}

/** Soft warnings to confirm before all is saved, once they are known. */
export const softWarningsOfAll = () => async (dispatch: AppDispatch, getState: () => RootState) => {
  await dispatch(judgingArrived())
  const ofRows = selectRows(getState()).flatMap(({ id, softWarnings }) =>
    softWarnings.map((softWarning) => `Bus ${id}. ${softWarning}`),
  )
  return [selectDaySoftWarning(getState()) ?? [], ofRows].flat()
}

/** The next complete row that nobody is in, while few are under way: a whole column of them may be left at once. */
export function selectDue(state: RootState): SheetRow | undefined {
  if (selectDaySoftWarning(state)) return undefined
  const { editing, open } = selectPlanilla(state)
  const rows = selectRows(state)
  if (rows.filter(({ entry }) => entry?.saving).length >= SENT_AT_A_TIME) return undefined
  return rows.find(
    ({ id, entry, isLeft, isReady }) =>
      isReady && isLeft && !entry?.refusal && !editing.includes(id) && open?.bus !== id,
  )
}

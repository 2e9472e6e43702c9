/** Knowledge of the day, whichever the bus. */
import { createSelector } from '@reduxjs/toolkit'
import { busesApi } from '../../../api/buses'
import { carteraApi } from '../../../api/cartera'
import type { RootState } from '../../../api/client/rootReducer'
import { conductoresApi } from '../../../api/conductores'
import { liquidacionesApi } from '../../../api/liquidaciones'
import { activoEl } from '../../../contract/retiros'
import { pasajesApi } from '../../../api/pasajes'
import { driverOptions } from '../../../records/selectors/driverNames'
import { judgingBy } from '../../../records/selectors/softWarnings'
import { selectMay } from '../../../session/sessionSlice'
import { selectPlanilla } from './planillaSlice'

export const selectMayType = selectMay('crearLiquidacion')

/** Data of an answer: undefined until it is here, null where it cannot be. */
const known = <Data>({ data, isError }: { data?: Data; isError: boolean }) =>
  data ?? (isError ? null : undefined)

/** Who was active on the day; undefined until they are here. */
export const selectConductores = createSelector(
  [
    (state: RootState) => conductoresApi.endpoints.conductores.select({ valido: null })(state).data,
    (state: RootState) => selectPlanilla(state).fecha,
  ],
  (conductores, fecha) => conductores?.filter((one) => activoEl(one, fecha)),
)

/** Options of a driver's cell: those who were active on the day. */
export const selectDrivers = createSelector([selectConductores], (conductores = []) =>
  driverOptions(conductores),
)

/** Debt of each driver, by the documento. */
const selectOwed = createSelector(
  [carteraApi.endpoints.cuentas.select()],
  ({ data }) => data && new Map(data.cuentas.map((one) => [one.conductorDocumento, one.balance])),
)

const selectHabituales = createSelector([liquidacionesApi.endpoints.habituales.select()], known)
const selectPasajes = createSelector([pasajesApi.endpoints.pasajes.select()], known)
const selectBuses = createSelector([busesApi.endpoints.buses.select()], ({ data }) => data)

export const selectDay = createSelector(
  [
    (state: RootState) => selectPlanilla(state).fecha,
    (state: RootState) => selectPlanilla(state).recent,
    selectMayType,
    selectConductores,
    selectDrivers,
    selectPasajes,
    selectHabituales,
    selectBuses,
    selectOwed,
  ],
  (fecha, recent, mayType, conductores, drivers, pasajes, habituales, buses, owed) => ({
    fecha,
    recent,
    mayType,
    conductores,
    drivers,
    pasajes,
    habituales,
    /** Set once the knowledge that decides the questions is here, or cannot be. */
    isJudged: habituales !== undefined && pasajes !== undefined,
    judging: judgingBy({ habituales, pasajes, buses }),
    owed,
  }),
)

export type Day = ReturnType<typeof selectDay>

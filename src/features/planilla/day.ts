/** Knowledge of the day, whichever the bus. */
import { createSelector } from '@reduxjs/toolkit'
import { busesApi } from '../../api/buses'
import type { RootState } from '../../api/client/rootReducer'
import { conductoresApi } from '../../api/conductores'
import { liquidacionesApi } from '../../api/liquidaciones'
import { pasajesApi } from '../../api/pasajes'
import { activoEl } from '../../contract/retiros'
import { driverOptions } from '../../records/selectors/driverNames'
import { judgingBy } from '../../records/selectors/softWarnings'
import { selectWorkingDate } from '../../records/settlement/workingDateSlice'
import { selectSheet } from '../../records/sheet/sheetSlice'
import { selectMay } from '../../session/sessionSlice'

export const selectMayType = selectMay('crearLiquidacion')

const selectFecha = (state: RootState) => selectSheet(state).fecha

/** Data of an answer: undefined until it is here, null where it cannot be. */
const known = <Data>({ data, isError }: { data?: Data; isError: boolean }) =>
  data ?? (isError ? null : undefined)

const selectConductores = createSelector(
  [
    (state: RootState) => conductoresApi.endpoints.conductores.select({ valido: null })(state).data,
    selectFecha,
  ],
  (conductores, fecha) => conductores?.filter((one) => activoEl(one, fecha)),
)

/** Options of a driver's cell: those who were active on the day. */
export const selectDrivers = createSelector([selectConductores], (conductores = []) =>
  driverOptions(conductores),
)

export const selectDay = createSelector(
  [
    selectFecha,
    selectMayType,
    selectConductores,
    selectDrivers,
    createSelector([pasajesApi.endpoints.pasajes.select()], known),
    createSelector([liquidacionesApi.endpoints.habituales.select()], known),
    (state: RootState) => busesApi.endpoints.buses.select()(state).data,
    selectWorkingDate,
  ],
  (fecha, mayType, conductores, drivers, pasajes, habituales, buses, workingDate) => ({
    fecha,
    mayType,
    conductores,
    drivers,
    habituales,
    /** A settlement of it has been saved: it is not asked about. */
    isDayUsed: workingDate === fecha,
    /** Set once the knowledge that decides the questions is here, or cannot be. */
    isJudged: habituales !== undefined && pasajes !== undefined,
    judging: judgingBy({ habituales, pasajes, buses }),
  }),
)

export type Day = ReturnType<typeof selectDay>

/** What is known of the day, whichever the bus. */
import { createSelector } from '@reduxjs/toolkit'
import { busesApi } from '../../../api/buses'
import { carteraApi } from '../../../api/cartera'
import { isOwnServer } from '../../../api/client/baseUrl'
import type { RootState } from '../../../api/client/rootReducer'
import { conductoresApi } from '../../../api/conductores'
import { liquidacionesApi } from '../../../api/liquidaciones'
import { activoEl } from '../../../contract/retiros'
import { pasajesApi } from '../../../api/pasajes'
import { judgingBy } from '../../../records/selectors/doubts'
import { selectMay } from '../../../session/sessionSlice'
import { selectPlanilla } from './planillaSlice'

export const selectMayType = selectMay('crearLiquidacion')

/** Whom the sheet asks for: our own server's drivers are told apart by their day. */
export const driversOfDay = () => ({ valido: isOwnServer() ? null : true })

/** Who was active on the day; undefined until they are here. */
export const selectConductores = createSelector(
  [
    (state: RootState) => conductoresApi.endpoints.conductores.select(driversOfDay())(state).data,
    (state: RootState) => selectPlanilla(state).fecha,
  ],
  (conductores, fecha) => (isOwnServer() ? conductores?.filter((one) => activoEl(one, fecha)) : conductores),
)

/** What each driver owes, by the documento: undefined until it is known, null where it cannot be. */
const selectOwed = createSelector([carteraApi.endpoints.cuentas.select()], ({ data, isError }) => {
  const cuentas = data?.cuentas.map(
    ({ conductorDocumento, balance }) => [conductorDocumento, balance] as const,
  )
  return cuentas ? new Map(cuentas) : isError ? null : undefined
})

/** What is usual: undefined until it is known, null where it cannot be. */
const selectHabituales = createSelector(
  [liquidacionesApi.endpoints.habituales.select()],
  ({ data, isError }) => data ?? (isError ? null : undefined),
)
const selectPasajes = createSelector([pasajesApi.endpoints.pasajes.select()], ({ data }) => data)
const selectBuses = createSelector([busesApi.endpoints.buses.select()], ({ data }) => data)

export const selectDay = createSelector(
  [
    (state: RootState) => selectPlanilla(state).fecha,
    (state: RootState) => selectPlanilla(state).recent,
    selectMayType,
    selectConductores,
    selectPasajes,
    selectHabituales,
    selectBuses,
    selectOwed,
  ],
  (fecha, recent, mayType, conductores, pasajes, habituales, buses, owed) => ({
    fecha,
    recent,
    mayType,
    conductores,
    pasajes,
    habituales,
    judging: judgingBy({ habituales, pasajes, buses }),
    owed,
  }),
)

export type Day = ReturnType<typeof selectDay>

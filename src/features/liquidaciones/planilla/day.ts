/** What is known of the day, whichever the bus. */
import { createSelector } from '@reduxjs/toolkit'
import { busesApi } from '../../../api/buses'
import { carteraApi } from '../../../api/cartera'
import type { RootState } from '../../../api/client/rootReducer'
import { conductoresApi } from '../../../api/conductores'
import { liquidacionesApi } from '../../../api/liquidaciones'
import { pasajesApi } from '../../../api/pasajes'
import { judgingBy } from '../../../records/selectors/doubts'
import { selectMay } from '../../../session/sessionSlice'
import { selectPlanilla } from './planillaSlice'

export const selectMayType = selectMay('crearLiquidacion')

/** The active drivers; undefined until they are here. */
const selectConductores = createSelector(
  [conductoresApi.endpoints.conductores.select({ valido: true })],
  ({ data }) => data,
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

/** What is known of the day, whichever the bus. */
import { createSelector } from '@reduxjs/toolkit'
import { carteraApi } from '../../../api/cartera'
import type { RootState } from '../../../api/client/rootReducer'
import { conductoresApi } from '../../../api/conductores'
import { pasajesApi } from '../../../api/pasajes'
import { selectUsualAbono, selectUsualDeuda } from '../../../records/selectors/unusual'
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

export const selectDay = createSelector(
  [
    (state: RootState) => selectPlanilla(state).fecha,
    (state: RootState) => selectPlanilla(state).recent,
    selectMayType,
    selectConductores,
    createSelector([pasajesApi.endpoints.pasajes.select()], ({ data }) => data),
    selectUsualAbono,
    selectUsualDeuda,
    selectOwed,
  ],
  (fecha, recent, mayType, conductores, pasajes, usualAbono, usualDeuda, owed) => ({
    fecha,
    recent,
    mayType,
    conductores,
    pasajes,
    usualAbono,
    usualDeuda,
    owed,
  }),
)

export type Day = ReturnType<typeof selectDay>

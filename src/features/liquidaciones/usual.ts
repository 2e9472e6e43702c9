import { createSelector } from '@reduxjs/toolkit'
import { liquidacionesApi } from '../../api/liquidaciones'
import { limiteHabitual } from '../../contract/advertencias'
import type { LiquidacionFila } from '../../contract/liquidaciones'

/** Above which a settlement's figures are unusual, by those that are known. */
export const usualOf = (rows: readonly LiquidacionFila[]) => ({
  pasajeros: limiteHabitual(rows.map(({ pasajerosReg }) => pasajerosReg)),
  sensor: limiteHabitual(rows.map(({ sensor, pasajerosSensor }) => sensor ?? pasajerosSensor)),
})

/** By the list that the page has. */
export const selectUsual = createSelector(
  [liquidacionesApi.endpoints.tablaLiquidaciones.select()],
  ({ data }) => usualOf(data?.filas ?? []),
)

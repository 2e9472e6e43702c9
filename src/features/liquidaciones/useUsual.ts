import { useEffect, useMemo, useState } from 'react'
import { useAppDispatch } from '../../api/client/hooks'
import { liquidacionesApi } from '../../api/liquidaciones'
import { limiteHabitual } from '../../contract/advertencias'
import type { LiquidacionFila } from '../../contract/liquidaciones'
import { twoWeeksBefore } from './recentGastos'

const NONE: readonly LiquidacionFila[] = []

/** Above which a settlement's figures are unusual, by those that are known. */
const usualOf = (rows: readonly LiquidacionFila[]) => ({
  pasajeros: limiteHabitual(rows.map(({ pasajerosReg }) => pasajerosReg)),
  sensor: limiteHabitual(rows.map(({ sensor, pasajerosSensor }) => sensor ?? pasajerosSensor)),
})

/** By the list that the page has; it sends no request. */
export function useUsual() {
  const { data } = liquidacionesApi.endpoints.tablaLiquidaciones.useQueryState()
  const rows = data?.filas
  return useMemo(() => usualOf(rows ?? NONE), [rows])
}

/** By the two weeks before a day, of our own server: asked for once, since no save of that day's changes them. */
export function useUsualBefore(fecha: string) {
  const dispatch = useAppDispatch()
  const [rows, setRows] = useState(NONE)
  useEffect(() => {
    const search = { ...twoWeeksBefore(fecha), numero: null, documento: null, liquidada: null }
    const { initiate } = liquidacionesApi.endpoints.buscarLiquidaciones
    void dispatch(initiate(search, { subscribe: false })).then(({ data }) => data && setRows(data))
  }, [dispatch, fecha])
  return useMemo(() => usualOf(rows), [rows])
}

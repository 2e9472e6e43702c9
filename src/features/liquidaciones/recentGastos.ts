/** The expenses of the two weeks before a day: what is proposed of a bus. */
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../api/client/hooks'
import { gastosApi } from '../../api/gastos'
import { sumarDias } from '../../contract/fechas'
import type { GastoFila } from '../../contract/gastos'
import type { NumeroEditable } from '../../contract/numeros'
import { GASTOS_INICIALES } from '../../contract/liquidaciones'
import type { GastoValues } from './values'

export const ALL_GASTOS = { nombre: null, numero: null, documento: null }

export const twoWeeksBefore = (fecha: string) => ({
  fechaInicial: sumarDias(fecha, -14),
  fechaFinal: sumarDias(fecha, -1),
})

/** A bus's last figure of each expense that every form begins with, by the expense's name. */
export type LastGastos = Readonly<Record<string, number>>

const NAMES = new Map(GASTOS_INICIALES.map(({ nombre }) => [nombre.toLowerCase(), nombre]))

/** Last expenses by the bus's number. */
export function lastGastos(gastos: readonly GastoFila[]): ReadonlyMap<string, LastGastos> {
  const byBus = new Map<string, LastGastos>()
  for (const { nombre, valor, busNumero } of gastos.toSorted((a, b) => b.fecha.localeCompare(a.fecha))) {
    const name = NAMES.get(nombre.toLowerCase())
    const known = byBus.get(busNumero)
    if (name && valor !== 0) byBus.set(busNumero, { ...known, [name]: known?.[name] ?? valor })
  }
  return byBus
}

/** Each bus's last ones, by its number. */
export const recentOf = (gastos: readonly GastoFila[]): Record<string, LastGastos> =>
  Object.fromEntries(lastGastos(gastos))

/** An expense is entered in the place of its name, or before the others. */
export function withGasto(
  gastos: readonly GastoValues[],
  nombre: string,
  valor: NumeroEditable,
): GastoValues[] {
  const index = gastos.findIndex((gasto) => gasto.nombre === nombre)
  const gasto = { nombre, valor }
  return index < 0 ? [gasto, ...gastos] : gastos.with(index, gasto)
}

/**
 * Asked for once for a day, since no save of that day's changes them.
 *
 * @param fecha null while nothing is to be asked.
 */
export function useRecentGastos(fecha: string | null) {
  const dispatch = useAppDispatch()
  const [recent, setRecent] = useState<Record<string, LastGastos>>({})
  useEffect(() => {
    if (fecha === null) return
    let isCurrent = true
    const { initiate } = gastosApi.endpoints.reporteGastos
    void dispatch(initiate({ ...ALL_GASTOS, ...twoWeeksBefore(fecha) }, { subscribe: false })).then(
      ({ data }) => data && isCurrent && setRecent(recentOf(data.gastos)),
    )
    // The answer for another day may come after this one's.
    return () => {
      isCurrent = false
    }
  }, [dispatch, fecha])
  return recent
}

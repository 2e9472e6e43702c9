/** The expenses of the two weeks before a day: what is proposed of a bus. */
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../api/client/hooks'
import { gastosApi } from '../../api/gastos'
import { sumarDias } from '../../contract/fechas'
import { ultimosGastos, type UltimosGastos } from '../../contract/gastos'

const ALL_GASTOS = { nombre: null, numero: null, documento: null }

const twoWeeksBefore = (fecha: string) => ({
  fechaInicial: sumarDias(fecha, -14),
  fechaFinal: sumarDias(fecha, -1),
})

/**
 * Asked for once for a day, since no save of that day's changes them.
 *
 * @param fecha null while nothing is to be asked.
 */
export function useRecentGastos(fecha: string | null) {
  const dispatch = useAppDispatch()
  const [recent, setRecent] = useState<Record<string, UltimosGastos>>()
  useEffect(() => {
    if (fecha === null) return
    let isCurrent = true
    const { initiate } = gastosApi.endpoints.reporteGastos
    void dispatch(initiate({ ...ALL_GASTOS, ...twoWeeksBefore(fecha) }, { subscribe: false })).then(
      ({ data }) => data && isCurrent && setRecent(ultimosGastos(data.gastos)),
    )
    // The answer for another day may come after this one's.
    return () => {
      isCurrent = false
    }
  }, [dispatch, fecha])
  return recent
}

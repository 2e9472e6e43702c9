import { shallowEqual } from 'react-redux'
import { useMemo } from 'react'
import { errorMessage } from '../../../api/client/errors'
import { useAppSelector } from '../../../api/client/hooks'
import { useBusesQuery } from '../../../api/buses'
import { useConductoresQuery } from '../../../api/conductores'
import { useCuentasQuery } from '../../../api/cartera'
import { liquidacionesApi, useBuscarLiquidacionesQuery } from '../../../api/liquidaciones'
import { usePasajesQuery } from '../../../api/pasajes'
import type { BusFila } from '../../../contract/buses'
import { fareOf } from '../fare'
import { useUsualAbono, useUsualDeuda } from '../../../records/selectors/unusual'
import { useRecentGastos } from '../recentGastos'
import { useUsualBefore } from '../useUsual'
import { warningFor, type Limits } from './dayRules'
import { isNone } from './isNone'
import type { BusDay } from './sheetRow'

const NO_BUSES: readonly BusFila[] = []
const NO_PROPOSALS = {}

const byNumber = (a: BusFila, b: BusFila) => a.numero.localeCompare(b.numero, 'es', { numeric: true })

/** What the cache holds of each bus's record or preview, as `DetalleLoaders` fetches them. */
function useDetalles(fecha: string, buses: readonly BusFila[]) {
  const selectors = useMemo(
    () =>
      buses.map(({ numero: busNumero }) =>
        liquidacionesApi.endpoints.detalleLiquidacion.select({ fecha, busNumero }),
      ),
    [fecha, buses],
  )
  return useAppSelector((state) => selectors.map((select) => select(state)), shallowEqual)
}

/** Above which a figure is asked of before its row is sent. */
function useLimits(fecha: string, gasto: number, withAbono: boolean): Limits {
  const { pasajeros, sensor } = useUsualBefore(fecha)
  const abono = useUsualAbono()
  const deuda = useUsualDeuda()
  const { data, isError } = useCuentasQuery(undefined, { skip: !withAbono })
  return useMemo(() => {
    const owed = new Map(
      data?.cuentas.map(({ conductorDocumento, balance }) => [conductorDocumento, balance]),
    )
    return { pasajeros, sensor, gasto, abono, deuda, owed: data ? owed : isError ? null : undefined }
  }, [pasajeros, sensor, gasto, abono, deuda, data, isError])
}

/**
 * The buses of the company with what is known of each on a day.
 *
 * @param withAbono a repayment has been typed: what the drivers owe is asked for.
 */
export function useDay(fecha: string, withAbono: boolean) {
  const { data, isFetching } = useBusesQuery()
  const buses = useMemo(() => (data ? [...data].sort(byNumber) : NO_BUSES), [data])
  const { data: conductores } = useConductoresQuery({ valido: true })
  const { data: pasajes } = usePasajesQuery()
  const gastos = useRecentGastos(fecha)
  const limits = useLimits(fecha, gastos.usual, withAbono)
  const { currentData: settlements } = useBuscarLiquidacionesQuery({
    fechaInicial: fecha,
    fechaFinal: fecha,
    numero: null,
    documento: null,
    liquidada: null,
  })
  const detalles = useDetalles(fecha, buses)

  const days = useMemo(
    () =>
      buses.map((bus, index): Omit<BusDay, 'saved' | 'closed'> => {
        const { data, error } = detalles[index] ?? {}
        const none = isNone(error)
        const detalle = none ? null : data
        return {
          fecha,
          bus,
          detalle,
          failure: error && !none && !data ? errorMessage(error) : null,
          proposals: gastos.last.get(bus.numero) ?? NO_PROPOSALS,
          warning: warningFor({ fecha, bus, detalle, conductores, pasajes }),
          limits,
          allowance: fareOf(pasajes ?? [], bus.ruta, fecha)?.pasajerosPorViaje ?? 0,
        }
      }),
    [fecha, buses, detalles, gastos, limits, conductores, pasajes],
  )
  return { days, settlements, conductores, loading: isFetching && !data }
}

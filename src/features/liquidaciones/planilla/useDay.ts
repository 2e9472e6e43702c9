import { shallowEqual } from 'react-redux'
import { useEffect, useMemo, useState } from 'react'
import { errorMessage } from '../../../api/client/errors'
import { useAppDispatch, useAppSelector } from '../../../api/client/hooks'
import { useBusesQuery } from '../../../api/buses'
import { useConductoresQuery } from '../../../api/conductores'
import { gastosApi } from '../../../api/gastos'
import { liquidacionesApi, useBuscarLiquidacionesQuery } from '../../../api/liquidaciones'
import { usePasajesQuery } from '../../../api/pasajes'
import { sumarDias } from '../../../contract/fechas'
import type { BusFila } from '../../../contract/buses'
import type { GastoFila } from '../../../contract/gastos'
import { fareOf } from '../fare'
import { lastGastos, warningFor } from './dayRules'
import { isNone } from './isNone'
import type { BusDay } from './sheetRow'

const NO_BUSES: readonly BusFila[] = []
const NO_PROPOSALS = {}
const ALL = { nombre: null, numero: null, documento: null }
/** How far back a bus's last expenses are looked for, in days. */
const PROPOSAL_DAYS = 14

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

/** The last figures of the days before: asked for once, since no save of the sheet's changes them. */
function useProposals(fecha: string) {
  const dispatch = useAppDispatch()
  const [gastos, setGastos] = useState<readonly GastoFila[]>([])
  useEffect(() => {
    const days = { fechaInicial: sumarDias(fecha, -PROPOSAL_DAYS), fechaFinal: sumarDias(fecha, -1) }
    const { initiate } = gastosApi.endpoints.reporteGastos
    void dispatch(initiate({ ...ALL, ...days }, { subscribe: false })).then(
      ({ data }) => data && setGastos(data.gastos),
    )
  }, [dispatch, fecha])
  return useMemo(() => lastGastos(gastos), [gastos])
}

/** The buses of the company with what is known of each on a day. */
export function useDay(fecha: string) {
  const { data, isFetching } = useBusesQuery()
  const buses = useMemo(() => (data ? [...data].sort(byNumber) : NO_BUSES), [data])
  const { data: conductores } = useConductoresQuery({ valido: true })
  const { data: pasajes } = usePasajesQuery()
  const proposals = useProposals(fecha)
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
          proposals: proposals.get(bus.numero) ?? NO_PROPOSALS,
          warning: warningFor({ fecha, bus, detalle, conductores, pasajes }),
          allowance: fareOf(pasajes ?? [], bus.ruta, fecha)?.pasajerosPorViaje ?? 0,
        }
      }),
    [fecha, buses, detalles, proposals, conductores, pasajes],
  )
  return { days, settlements, conductores, loading: isFetching && !data }
}

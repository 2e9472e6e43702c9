import { useRef } from 'react'
import { useBusesQuery } from '../../api/buses'
import { errorMessage } from '../../api/client/errors'
import { useAppDispatch } from '../../api/client/hooks'
import { knownLiquidaciones, useLazyDetalleLiquidacionQuery } from '../../api/liquidaciones'
import type { AppDispatch, RootState } from '../../api/client/rootReducer'
import type { BusFila } from '../../contract/buses'
import type { Continuation } from '../../ui/form/useSubmission'
import { busesEntregados, nextBus } from './nextBus'
import { EMPTY_CREATION, valuesOf, type ValoresCreacion, type ValoresLiquidacion } from './values'

const NONE_LEFT = 404
const NO_BUSES: readonly BusFila[] = []

const known = (_dispatch: AppDispatch, getState: () => RootState) => knownLiquidaciones(getState())

/**
 * 'Guardar y siguiente': the form for the next bus not entered yet on the same date, as Buscar would load it: the last
 * register, the sensor's count, the driver. A 404 is no error here, since the person did not press Buscar.
 */
export function useNext() {
  const dispatch = useAppDispatch()
  const { data: buses = NO_BUSES } = useBusesQuery()
  const [search] = useLazyDetalleLiquidacionQuery()
  /** Settlements created in this dialog, since the list behind it may show only a search. */
  const recent = useRef<{ fecha: string; busNumero: string }[]>([])

  const load = async (fecha: string, { numero: busNumero, conductorDocumento }: BusFila) => {
    const { data, error } = await search({ fecha, busNumero })
    const loaded = error || !data ? null : data
    const values = loaded
      ? { ...EMPTY_CREATION, ...valuesOf(loaded), cargada: loaded }
      : { ...EMPTY_CREATION, fecha, busNumero }
    const none = error !== undefined && 'status' in error && error.status === NONE_LEFT
    return {
      valores: { ...values, conductorDocumento: values.conductorDocumento ?? conductorDocumento },
      mensaje: error && !none ? errorMessage(error) : null,
    }
  }

  return async ({ fecha, busNumero }: ValoresLiquidacion): Promise<Continuation<ValoresCreacion>> => {
    recent.current.push({ fecha, busNumero: `${busNumero}` })
    const entregados = busesEntregados(dispatch(known), fecha)
    for (const reciente of recent.current) if (reciente.fecha === fecha) entregados.add(reciente.busNumero)

    const done = `Creada la del bus ${busNumero}.`
    for (let bus = nextBus(buses, entregados, busNumero); bus;) {
      const { valores: values, mensaje: message } = await load(fecha, bus)
      if (!values.uuid || values.cargada?.fechaEntrega === null) {
        const field = values.conductorDocumento ? 'viajes' : 'conductorDocumento'
        return { values, message, field, note: `${done} Sigue el ${bus.numero}.` }
      }
      // A colleague has entered this bus since the list was loaded.
      entregados.add(bus.numero)
      bus = nextBus(buses, entregados, bus.numero)
    }
    const note = `${done} No falta ningún otro bus de ese día.`
    return { values: { ...EMPTY_CREATION, fecha }, message: null, field: 'busNumero', note }
  }
}

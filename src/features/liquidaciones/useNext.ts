import { useRef } from 'react'
import { useBusesQuery } from '../../api/buses'
import { errorMessage } from '../../api/client/errors'
import { useAppDispatch } from '../../api/client/hooks'
import { knownLiquidaciones, useLazyDetalleLiquidacionQuery } from '../../api/liquidaciones'
import type { AppDispatch, RootState } from '../../api/client/rootReducer'
import type { BusFila } from '../../contract/buses'
import type { Continuation } from '../../ui/form/status'
import { isToEnter } from './isToEnter'
import { enteredBuses, nextBus } from './nextBus'
import { EMPTY_CREATION, valuesOf, type CreationValues, type LiquidacionValues } from './values'

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
      values: { ...values, conductorDocumento: values.conductorDocumento ?? conductorDocumento },
      message: error && !none ? errorMessage(error) : null,
    }
  }

  return async ({ fecha, busNumero }: LiquidacionValues): Promise<Continuation<CreationValues>> => {
    recent.current.push({ fecha, busNumero: `${busNumero}` })
    const entered = enteredBuses(dispatch(known), fecha)
    for (const one of recent.current) if (one.fecha === fecha) entered.add(one.busNumero)

    const done = `Creada la del bus ${busNumero}.`
    for (let bus = nextBus(buses, entered, busNumero); bus;) {
      const { values, message } = await load(fecha, bus)
      if (!values.cargada || isToEnter(values.cargada)) {
        const field = values.conductorDocumento ? 'viajes' : 'conductorDocumento'
        return { values, message, field, note: `${done} Sigue el ${bus.numero}.` }
      }
      // A colleague has entered this bus since the list was loaded.
      entered.add(bus.numero)
      bus = nextBus(buses, entered, bus.numero)
    }
    const note = `${done} No falta ningún otro bus de ese día.`
    return { values: { ...EMPTY_CREATION, fecha }, message: null, field: 'busNumero', note }
  }
}

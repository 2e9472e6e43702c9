import { useRef } from 'react'
import { useBusesQuery } from '../../api/buses'
import { errorMessage } from '../../api/client/errors'
import { useAppDispatch } from '../../api/client/hooks'
import { knownLiquidaciones, useLazyDetalleLiquidacionQuery } from '../../api/liquidaciones'
import type { AppDispatch, RootState } from '../../api/client/rootReducer'
import type { BusFila } from '../../contract/buses'
import type { Continuacion } from '../../ui/form/useSubmission'
import { busesEntregados, siguienteBus } from './siguienteBus'
import { CREACION_VACIA, valoresDe, type ValoresCreacion, type ValoresLiquidacion } from './valores'

const NO_HAY = 404
const SIN_BUSES: readonly BusFila[] = []

const conocidas = (_dispatch: AppDispatch, getState: () => RootState) => knownLiquidaciones(getState())

/**
 * 'Guardar y siguiente': the form of the same date for the next bus that is still to be entered, as Buscar would load it: its
 * register where the last settlement left it, what its sensor has counted, its driver. Where there is nothing to load, that is
 * no error here, since nobody asked.
 */
export function useSiguiente() {
  const dispatch = useAppDispatch()
  const { data: buses = SIN_BUSES } = useBusesQuery()
  const [buscar] = useLazyDetalleLiquidacionQuery()
  /** Entered in this dialog, which a list under a search may not show. */
  const recientes = useRef<{ fecha: string; busNumero: string }[]>([])

  const cargar = async (fecha: string, { numero: busNumero, conductorDocumento }: BusFila) => {
    const { data, error } = await buscar({ fecha, busNumero })
    const cargada = error || !data ? null : data
    const valores = cargada
      ? { ...CREACION_VACIA, ...valoresDe(cargada), cargada }
      : { ...CREACION_VACIA, fecha, busNumero }
    const noHay = error !== undefined && 'status' in error && error.status === NO_HAY
    return {
      valores: { ...valores, conductorDocumento: valores.conductorDocumento ?? conductorDocumento },
      mensaje: error && !noHay ? errorMessage(error) : null,
    }
  }

  return async ({ fecha, busNumero }: ValoresLiquidacion): Promise<Continuacion<ValoresCreacion>> => {
    recientes.current.push({ fecha, busNumero: `${busNumero}` })
    const entregados = busesEntregados(dispatch(conocidas), fecha)
    for (const reciente of recientes.current) if (reciente.fecha === fecha) entregados.add(reciente.busNumero)

    const hecha = `Creada la del bus ${busNumero}.`
    for (let bus = siguienteBus(buses, entregados, busNumero); bus;) {
      const { valores, mensaje } = await cargar(fecha, bus)
      if (!valores.uuid || valores.cargada?.fechaEntrega === null) {
        const campo = valores.conductorDocumento ? 'viajes' : 'conductorDocumento'
        return { valores, mensaje, campo, nota: `${hecha} Sigue el ${bus.numero}.` }
      }
      // A colleague has entered it since the list was loaded.
      entregados.add(bus.numero)
      bus = siguienteBus(buses, entregados, bus.numero)
    }
    const nota = `${hecha} No falta ningún otro bus de ese día.`
    return { valores: { ...CREACION_VACIA, fecha }, mensaje: null, campo: 'busNumero', nota }
  }
}

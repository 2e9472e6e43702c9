import { useRef } from 'react'
import { useBusesQuery } from '../../api/buses'
import { mensajeDeError } from '../../api/errores'
import { useAppDispatch } from '../../api/hooks'
import { liquidacionesConocidas, useLazyDetalleLiquidacionQuery } from '../../api/liquidaciones'
import type { AppDispatch, RootState } from '../../api/rootReducer'
import type { BusFila } from '../../contract/buses'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import type { Continuacion } from '../../ui/form/useSubmission'
import { busesEntregados, siguienteBus } from './siguienteBus'
import { VALORES_VACIOS, valoresDe, type ValoresLiquidacion } from './valores'

const NO_HAY = 404
const SIN_BUSES: readonly BusFila[] = []

const conocidas = (_dispatch: AppDispatch, getState: () => RootState) => liquidacionesConocidas(getState())

/**
 * 'Guardar y siguiente': the form of the same date for the next bus that is still to be entered, as Buscar would load it: its
 * register where the last settlement left it, what its sensor has counted, its driver. Where there is nothing to load, that is
 * no error here, since nobody asked.
 *
 * @param onCargado told what was loaded, or null.
 */
export function useSiguiente(onCargado: (detalle: LiquidacionDetalle | null) => void) {
  const dispatch = useAppDispatch()
  const { data: buses = SIN_BUSES } = useBusesQuery()
  const [buscar] = useLazyDetalleLiquidacionQuery()
  /** Entered in this dialog, which a list under a search may not show. */
  const recientes = useRef<{ fecha: string; busNumero: string }[]>([])

  const cargar = async (fecha: string, { numero: busNumero, conductorDocumento }: BusFila) => {
    const { data, error } = await buscar({ fecha, busNumero })
    const detalle = error || !data ? null : data
    const valores = detalle ? valoresDe(detalle) : { ...VALORES_VACIOS, fecha, busNumero }
    const noHay = error !== undefined && 'status' in error && error.status === NO_HAY
    return {
      detalle,
      valores: { ...valores, conductorDocumento: valores.conductorDocumento ?? conductorDocumento },
      mensaje: error && !noHay ? mensajeDeError(error) : null,
    }
  }

  return async ({ fecha, busNumero }: ValoresLiquidacion): Promise<Continuacion<ValoresLiquidacion>> => {
    recientes.current.push({ fecha, busNumero: `${busNumero}` })
    const entregados = busesEntregados(dispatch(conocidas), fecha)
    for (const reciente of recientes.current) if (reciente.fecha === fecha) entregados.add(reciente.busNumero)

    const hecha = `Creada la del bus ${busNumero}.`
    for (let bus = siguienteBus(buses, entregados, busNumero); bus;) {
      const { detalle, valores, mensaje } = await cargar(fecha, bus)
      if (!detalle?.uuid || detalle.fechaEntrega === null) {
        onCargado(detalle)
        const campo = valores.conductorDocumento ? 'viajes' : 'conductorDocumento'
        return { valores, mensaje, campo, nota: `${hecha} Sigue el ${bus.numero}.` }
      }
      // A colleague has entered it since the list was loaded.
      entregados.add(bus.numero)
      bus = siguienteBus(buses, entregados, bus.numero)
    }
    onCargado(null)
    const nota = `${hecha} No falta ningún otro bus de ese día.`
    return { valores: { ...VALORES_VACIOS, fecha }, mensaje: null, campo: 'busNumero', nota }
  }
}

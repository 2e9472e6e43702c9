/** Knowledge that rows are judged by (`dudasDe`), as far as the page has it; another host is asked for none of it. */
import { useMemo } from 'react'
import { busesApi, useBusesQuery } from '../../api/buses'
import { isOwnServer } from '../../api/client/baseUrl'
import { passengerThreshold } from '../../api/client/passengerThreshold'
import { today } from '../../api/client/today'
import type { AppDispatch } from '../../api/client/rootReducer'
import { liquidacionesApi, useHabitualesQuery } from '../../api/liquidaciones'
import { pasajesApi, usePasajesQuery } from '../../api/pasajes'
import type { BusFila } from '../../contract/buses'
import { llaveDeBus, nombrado } from '../../contract/identificadores'
import type { LoSabido } from '../../contract/sabido'
import type { Habituales } from '../../contract/habituales'
import type { PasajeFila } from '../../contract/pasajes'
import { fareOf } from './fare'

interface Knowledge {
  habituales?: Habituales | null
  pasajes?: readonly PasajeFila[] | null
  buses?: readonly Pick<BusFila, 'numero' | 'ruta'>[]
}

/** Known values that a row of a day and a bus is judged by. */
export function judgingBy({ habituales, pasajes, buses = [] }: Knowledge) {
  const ofAll = {
    propio: isOwnServer(),
    hoy: today(),
    umbral: passengerThreshold(),
    deLaEmpresa: habituales?.empresa,
  }
  return (fecha: string, busNumero: string): LoSabido => {
    const bus = nombrado(buses, busNumero, ({ numero }) => numero, llaveDeBus)
    return {
      ...ofAll,
      delBus: habituales?.buses[bus?.numero ?? busNumero],
      pasajerosPorViaje: fareOf(pasajes ?? [], bus?.ruta, fecha)?.pasajerosPorViaje,
    }
  }
}

/** @param isJudged whether anything is, so that it is asked for. */
export function useKnowledge(isJudged = true): Knowledge {
  const skip = !isJudged || !isOwnServer()
  // That a call is on its way draws nothing.
  const { habituales } = useHabitualesQuery(undefined, {
    skip,
    selectFromResult: ({ data }) => ({ habituales: data }),
  })
  const { pasajes } = usePasajesQuery(undefined, {
    skip,
    selectFromResult: ({ data }) => ({ pasajes: data }),
  })
  const { data: buses } = useBusesQuery(undefined, { skip })
  return useMemo(() => ({ habituales, pasajes, buses }), [habituales, pasajes, buses])
}

/** Waits for what rows are judged by, where it is on its way: one that fails is gone on without. */
export const judgingArrived = () => (dispatch: AppDispatch) =>
  Promise.all([
    dispatch(liquidacionesApi.util.getRunningQueryThunk('habituales', undefined)),
    dispatch(pasajesApi.util.getRunningQueryThunk('pasajes', undefined)),
    dispatch(busesApi.util.getRunningQueryThunk('buses', undefined)),
  ])

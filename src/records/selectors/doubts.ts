/** What rows are judged by (`dudasDe`), of what the page knows: with another host, without asking for any of it. */
import { useBusesQuery } from '../../api/buses'
import { isOwnServer } from '../../api/client/baseUrl'
import { passengerThreshold } from '../../api/client/passengerThreshold'
import { today } from '../../api/client/today'
import { useHabitualesQuery } from '../../api/liquidaciones'
import { usePasajesQuery } from '../../api/pasajes'
import type { BusFila } from '../../contract/buses'
import type { LoSabido } from '../../contract/sabido'
import type { Habituales } from '../../contract/habituales'
import type { PasajeFila } from '../../contract/pasajes'
import { fareOf } from './fare'

interface Knowledge {
  habituales?: Habituales | null
  pasajes?: readonly PasajeFila[]
  buses?: readonly Pick<BusFila, 'numero' | 'ruta'>[]
}

/** What a row of a day and a bus is judged by. */
export function judgingBy({ habituales, pasajes = [], buses = [] }: Knowledge) {
  const ofAll = {
    propio: isOwnServer(),
    hoy: today(),
    umbral: passengerThreshold(),
    deLaEmpresa: habituales?.empresa,
  }
  return (fecha: string, busNumero: string): LoSabido => ({
    ...ofAll,
    delBus: habituales?.buses[busNumero],
    pasajerosPorViaje: fareOf(pasajes, buses.find(({ numero }) => numero === busNumero)?.ruta, fecha)
      ?.pasajerosPorViaje,
  })
}

/** @param isJudged whether anything is, so that it is asked for. */
export function useKnowledge(isJudged = true): Knowledge {
  const skip = !isJudged || !isOwnServer()
  const { data: habituales } = useHabitualesQuery(undefined, { skip })
  const { data: pasajes } = usePasajesQuery(undefined, { skip })
  const { data: buses } = useBusesQuery(undefined, { skip })
  return { habituales, pasajes, buses }
}

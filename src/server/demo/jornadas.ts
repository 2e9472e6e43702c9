import { diaDeLaSemana, sumarDias } from '../../contract/fechas'
import { type Random } from './random'
import { type BusDemo } from './flota'
import { type ConductorDemo, type Personal } from './personas'

/** A bus that went out on a day, and its driver. */
export interface Jornada {
  fecha: string
  bus: BusDemo
  conductorUuid: string
}

/** The buses that two drivers had before they retired. */
const BUSES_DE_RETIRADOS = [4, 11] as const

/** The driver to whom a bus belonged on a day. */
function titularDe(
  index: number,
  fecha: string,
  { titulares, retirados }: Personal,
): ConductorDemo | undefined {
  const retirado = retirados[BUSES_DE_RETIRADOS.findIndex((bus) => bus === index)]
  return retirado?.fechaUltimoRetiro && fecha <= retirado.fechaUltimoRetiro ? retirado : titulares[index]
}

/**
 * The buses that went out on each of the `days` days from `desde`, with their drivers. A driver rests one day in seven, when a relief
 * takes the bus if one is free. A bus in the workshop stays in; no driver has two buses on a day.
 */
export function createJornadas(
  random: Random,
  desde: string,
  days: number,
  flota: readonly BusDemo[],
  personal: Personal,
): Jornada[] {
  return Array.from({ length: days }, (_, day) => sumarDias(desde, day)).flatMap((fecha, day) => {
    const free = [...personal.relevos]
    return flota.flatMap((bus, index): Jornada[] => {
      if (random.chance(0.02)) return []
      const rests = (day + index * 3) % 7 === 0
      const conductor = rests ? free.pop() : titularDe(index, fecha, personal)
      return conductor ? [{ fecha, bus, conductorUuid: conductor.uuid }] : []
    })
  })
}

/** The expected passengers of a bus: more on working days than on Saturdays, fewer on Sundays and holidays. */
export function passengersOfDay(random: Random, fecha: string, esFestivo: boolean): number {
  if (esFestivo) return random.integer(170, 290)
  return diaDeLaSemana(fecha) === 6 ? random.integer(260, 390) : random.integer(310, 470)
}

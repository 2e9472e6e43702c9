import { diaDeLaSemana, sumarDias } from '../../contract/fechas'
import { type Azar } from './azar'
import { type BusDemo } from './flota'
import { type ConductorDemo, type Personal } from './personas'

/** A bus that went out on a day, and who drove it. */
export interface Jornada {
  fecha: string
  bus: BusDemo
  conductorUuid: string
}

/** The buses that two drivers had before they retired. */
const BUSES_DE_RETIRADOS = [4, 11] as const

/** Who a bus belonged to on a day. */
function titularDe(
  indice: number,
  fecha: string,
  { titulares, retirados }: Personal,
): ConductorDemo | undefined {
  const retirado = retirados[BUSES_DE_RETIRADOS.findIndex((bus) => bus === indice)]
  return retirado?.fechaUltimoRetiro && fecha <= retirado.fechaUltimoRetiro ? retirado : titulares[indice]
}

/**
 * Who drove which bus on each of the `dias` days from `desde`, by day. Every driver rests one day in seven, when a
 * relief takes the bus if one is free; a bus in the workshop stays in. Nobody drives two buses on a day.
 */
export function crearJornadas(
  azar: Azar,
  desde: string,
  dias: number,
  flota: readonly BusDemo[],
  personal: Personal,
): Jornada[] {
  return Array.from({ length: dias }, (_, dia) => sumarDias(desde, dia)).flatMap((fecha, dia) => {
    const libres = [...personal.relevos]
    return flota.flatMap((bus, indice): Jornada[] => {
      if (azar.sucede(0.02)) return []
      const descansa = (dia + indice * 3) % 7 === 0
      const conductor = descansa ? libres.pop() : titularDe(indice, fecha, personal)
      return conductor ? [{ fecha, bus, conductorUuid: conductor.uuid }] : []
    })
  })
}

/** Passengers that a bus may expect: more on working days than on Saturdays, fewer on Sundays and holidays. */
export function pasajerosDelDia(azar: Azar, fecha: string, esFestivo: boolean): number {
  if (esFestivo) return azar.entero(170, 290)
  return diaDeLaSemana(fecha) === 6 ? azar.entero(260, 390) : azar.entero(310, 470)
}

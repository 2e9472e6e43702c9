import { mesDe } from '../../contract/calendario'
import { type Periodo, sumarDias } from '../../contract/fechas'

/** The month of a day up to it, and the whole month before. */
export function periodsOf(hasta: string): readonly [month: Periodo, former: Periodo] {
  const { desde } = mesDe(hasta)
  return [{ desde, hasta }, mesDe(sumarDias(desde, -1))]
}

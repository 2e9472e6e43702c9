/** Soft warnings of the sheet. */
import type { PlanillaFila } from '../../contract/liquidacionesQueries'
import { oracionDe, type Duda } from '../../contract/duda'
import { dudasDe } from '../../contract/dudas'
import { dudosaDe } from '../../records/settlement/dudosa'
import { isToEnter } from '../../records/settlement/isToEnter'
import type { LiquidacionValues } from '../../records/settlement/values'
import type { Changes } from './cells'
import type { Day } from './day'

/**
 * Soft warnings about a row of the sheet: those that wait for somebody to confirm them, as they are of typed cells, and the others. All of a
 * settlement still to be entered counts as typed.
 *
 * @param now its record as it is stored by now.
 */
export function softWarningsOf(
  now: PlanillaFila,
  values: LiquidacionValues,
  changes: Changes | undefined,
  { fecha, isDayUsed, judging }: Pick<Day, 'fecha' | 'isDayUsed' | 'judging'>,
) {
  const toEnter = isToEnter(now)
  // Until staff have entered it, its initial register is the one that the bus was left with.
  const former = now.regIni ? { regFin: now.regIni, fecha: null } : null
  const dudas = dudasDe(
    { ...dudosaDe(values, changes ? null : now), fecha: isDayUsed ? '' : fecha },
    {
      ...judging(fecha, now.busNumero),
      anterior: toEnter ? former : undefined,
      siguiente: now.siguiente,
    },
  )
  const waits = ({ sePregunta, campos }: Duda) =>
    changes && sePregunta && (toEnter || campos.some((campo) => (campo.split('.')[0] ?? '') in changes))
  const asked = dudas.filter(waits)
  return {
    asked: asked.map(oracionDe),
    /** Paths of the figures that they are said of. */
    doubts: asked.map(({ campos }) => campos[0] ?? ''),
    said: dudas.filter((duda) => !waits(duda)).map(oracionDe),
  }
}

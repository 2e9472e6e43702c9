/** Warnings of the sheet for a bus, beyond what is typed. */
import type { PlanillaFila } from '../../contract/liquidacionesQueries'
import { oracionDe, type Duda } from '../../contract/duda'
import { dudasDe } from '../../contract/dudas'
import { fareOf } from '../../records/selectors/fare'
import { dudosaDe } from '../../records/settlement/dudosa'
import { isToEnter } from '../../records/settlement/isToEnter'
import type { LiquidacionValues } from '../../records/settlement/values'
import type { Changes } from './cells'
import type { Day } from './day'

/**
 * Soft warnings about a row of the sheet, but for the one about its day, which is asked once for all rows: those that wait for somebody to
 * confirm them, as they are of typed cells, and the others. All of a settlement still to be entered counts as typed.
 *
 * @param now its record as it is stored by now.
 */
export function softWarningsOf(
  now: PlanillaFila,
  values: LiquidacionValues,
  changes: Changes | undefined,
  { fecha, judging }: Pick<Day, 'fecha' | 'judging'>,
) {
  const toEnter = isToEnter(now)
  // Until staff have entered it, its initial register is the one that the bus was left with.
  const former = now.regIni ? { regFin: now.regIni, fecha: null } : null
  const dudas = dudasDe(
    { ...dudosaDe(values, changes ? null : now), fecha: '' },
    {
      ...judging(fecha, now.busNumero),
      anterior: toEnter ? former : undefined,
      siguiente: now.siguiente,
    },
  )
  const waits = ({ sePregunta, campos }: Duda) =>
    changes && sePregunta && (toEnter || campos.some((campo) => (campo.split('.')[0] ?? '') in changes))
  return {
    asked: dudas.filter(waits).map(oracionDe),
    said: dudas.filter((duda) => !waits(duda)).map(oracionDe),
  }
}

/** Obstacle to entering a bus's settlement of the day as it is loaded. */
export function warningFor(
  { busNumero, conductorDocumento }: Pick<PlanillaFila, 'busNumero' | 'conductorDocumento'>,
  { fecha, buses, conductores, pasajes }: Pick<Day, 'fecha' | 'buses' | 'conductores' | 'pasajes'>,
): string | null {
  const ruta = buses?.find(({ numero }) => numero === busNumero)?.ruta
  if (pasajes && ruta !== undefined && !fareOf(pasajes, ruta, fecha)) return 'Sin pasaje ese día'
  if (!conductorDocumento) return 'Sin conductor'
  const isActive = conductores?.some(({ documento }) => documento === conductorDocumento)
  return isActive === false ? 'Conductor retirado' : null
}

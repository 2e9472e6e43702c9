/** A bus's record as a person has it before them: what a row's cells are typed over. */
import type { PlanillaFila } from '../../contract/liquidacionesQueries'
import { isToEnter } from '../../records/settlement/isToEnter'
import { valuesOf, type LiquidacionValues } from '../../records/settlement/values'

export interface Seen extends LiquidacionValues {
  fila: PlanillaFila
}

/** Initial values of a row: its settlement's, or the proposed ones of a settlement still to be entered, with its other cells empty. */
export function seenOf(fila: PlanillaFila): Seen {
  const values = valuesOf(fila)
  if (!isToEnter(fila)) return { ...values, fila }
  const { regIni, regFin, civica, tiquetes } = values
  return {
    ...values,
    // A preview's final register merely repeats the initial one until it is read.
    regFin: regFin === regIni ? '' : regFin,
    civica: civica || '',
    tiquetes: tiquetes || '',
    fila,
  }
}

/** A bus's settlement of the day as it is stored, in a word; '' where none is. */
export function storedNote(fila: PlanillaFila) {
  if (fila.liquidada) return 'Liquidada'
  if (!isToEnter(fila)) return 'Pendiente'
  return fila.uuid ? 'Solo sensor' : ''
}

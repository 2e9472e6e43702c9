import type { LiquidacionFila } from './liquidaciones'
import type { NumeroEditable } from './numeros'

/** Number in a field, or NaN, with which every comparison is false. */
export const cifraDe = (valor?: NumeroEditable) => (typeof valor === 'number' ? valor : Number.NaN)

/** Section 3: passengers of the register, the line that the form shows while it is typed; NaN until both registers are there. */
export const pasajerosDeRegistradora = (regIni: NumeroEditable, regFin: NumeroEditable) =>
  cifraDe(regFin) - cifraDe(regIni)

/** Where a bus's register stood at its latest settlement before a day. */
export interface RegistradoraAnterior {
  regFin: number
  /** `YYYY-MM-DD`; null when it is not known. */
  fecha: string | null
}

/**
 * Checks whether only sensors have filled a settlement: staff have neither entered it nor read its register. A host that leaves
 * fechaEntrega out says nothing of that, so its settlements count as entered.
 */
export const soloSensores = ({
  fechaEntrega,
  regIni,
  regFin,
}: Pick<LiquidacionFila, 'fechaEntrega' | 'regIni' | 'regFin'>) => fechaEntrega === null && regFin === regIni

/** Looks for it in a list of settlements, in any order, among those that staff have entered; null when there is none. */
export function registradoraAnterior(
  filas: readonly LiquidacionFila[],
  busNumero: string,
  antesDe: string,
): RegistradoraAnterior | null {
  let ultima: LiquidacionFila | null = null
  for (const fila of filas) {
    const precede = fila.busNumero === busNumero && fila.fecha < antesDe && !soloSensores(fila)
    if (precede && (ultima === null || fila.fecha > ultima.fecha)) ultima = fila
  }
  return ultima && { regFin: ultima.regFin, fecha: ultima.fecha }
}

/** Looks likewise for the bus's next settlement after a day; undefined when there is none. */
export const registradoraSiguiente = (
  filas: readonly LiquidacionFila[],
  busNumero: string,
  despuesDe: string,
): LiquidacionFila | undefined =>
  filas
    .filter((fila) => fila.busNumero === busNumero && fila.fecha > despuesDe && !soloSensores(fila))
    .sort((a, b) => (a.fecha < b.fecha ? -1 : 1))[0]

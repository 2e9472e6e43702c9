import type { NumeroEditable } from './numeros'

/** An empty figure counts as 0; a text that is no number counts as NaN. */
const cifraDe = (valor: NumeroEditable): number =>
  typeof valor === 'number' ? valor : valor === '' ? 0 : Number.NaN

/** Section 3: passengers of the register, the line that the form shows while it is typed. */
export const pasajerosDeRegistradora = (regIni: NumeroEditable, regFin: NumeroEditable): number =>
  cifraDe(regFin) - cifraDe(regIni)

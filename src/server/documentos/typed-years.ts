import { fieldError } from '../http/errors'

/** @throws 400 on the typed year that is none, is computed, or is there twice. */
export function assertTypedYears(cesantias: readonly { year: string }[], desde: string, inicio: string) {
  for (const [i, { year }] of cesantias.entries()) {
    const refuse = (mensaje: string) => fieldError(400, `cesantias.${i}.year`, mensaje)
    if (!/^\d{4}$/.test(year)) throw refuse('Ingrese un año válido.')
    if (year >= inicio.slice(0, 4))
      throw refuse(
        `Las cesantías de ${year} se calculan aparte: si no, ponga «Cesantías desde» en el contrato.`,
      )
    if (year < desde.slice(0, 4)) throw refuse(`El contrato empezó en ${desde.slice(0, 4)}.`)
    if (cesantias.findIndex((other) => other.year === year) < i) throw refuse('El año está repetido.')
  }
}

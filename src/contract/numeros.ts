import { preguntaDe } from './cifras'
import { DE_CASA } from './limites'
import * as z from './zod'

/** Largest count accepted (passengers, trips, register numbers): it fits a 32-bit column. */
export const CANTIDAD_MAXIMA = 999_999_999
/** Largest sum of money accepted, in whole pesos. */
export const PESOS_MAXIMOS = 999_999_999_999

// An emptied input holds '' and a cleared one null: both mean "not typed yet", so that `requerido` is said and not
// a complaint about the type.
const vacioEsAusente = (valor: unknown) => (valor === '' || valor === null ? undefined : valor)

// `requerido` is said when nothing was typed, `invalido` of a text that is no such number, a negative one or one that is too large.
const numero = (requerido: string, invalido: string) =>
  z
    .number({ error: ({ input }) => (input === undefined ? requerido : (preguntaDe(input) ?? invalido)) })
    .min(0, invalido)

const entero = (requerido: string, invalido: string, max = CANTIDAD_MAXIMA) =>
  numero(requerido, invalido).max(max, invalido).int(invalido)

/** A required whole number from 0 to {@link CANTIDAD_MAXIMA}. */
export const cantidad = (requerido: string, invalido = requerido) =>
  z.preprocess(vacioEsAusente, entero(requerido, invalido))

/** A required whole number from 1 up. */
export const cantidadPositiva = (requerido: string, invalido: string) =>
  z.preprocess(vacioEsAusente, entero(requerido, invalido).min(1, invalido))

/** A whole number from 0 up that counts as 0 when it is not given. */
export const cantidadOpcional = (invalido: string) =>
  z.preprocess((valor) => vacioEsAusente(valor) ?? 0, entero(invalido, invalido))

/** A whole number from 0 up, or none. */
export const cantidadOAusente = (invalido: string) =>
  z.preprocess(vacioEsAusente, entero(invalido, invalido).optional())

/** A required sum of money: whole pesos from 0 to {@link PESOS_MAXIMOS}. */
export const pesosRequeridos = (requerido: string, invalido = requerido) =>
  z.preprocess(vacioEsAusente, entero(requerido, invalido, PESOS_MAXIMOS))

/** A whole number of a query string. */
export const enteroDeConsulta = (error: string, min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number(error).int(error).min(min, error).max(max, error)

/** A required figure from 0 up with at most so many decimals; it has no upper bound. */
export const decimal = (requerido: string, invalido: string, decimales: number) =>
  z.preprocess(
    vacioEsAusente,
    numero(requerido, invalido).refine((valor) => Number(valor.toFixed(decimales)) === valor, {
      error: `Máximo ${decimales} ${decimales === 1 ? 'decimal' : 'decimales'}.`,
      params: DE_CASA,
    }),
  )

/** The sum of one field of some rows. */
export const sumaDe = <Campo extends string>(
  filas: readonly Readonly<Record<Campo, number>>[],
  campo: Campo,
) => filas.reduce((suma, fila) => suma + fila[campo], 0)

/** Value of a number input during an edit: a number, '' when empty, or typed text that is no number, which every schema here refuses. */
export type NumeroEditable = number | string

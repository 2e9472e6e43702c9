/** Money as it is counted: Colombia's notes and coins. */
import { cantidadOAusente } from './numeros'
import * as z from './zod'

const BILLETES = [100_000, 50_000, 20_000, 10_000, 5000, 2000, 1000] as const
const MONEDAS = [1000, 500, 200, 100, 50] as const

/** From the largest to the smallest. A note and a coin of one value are counted apart. */
export const DENOMINACIONES = [
  ...BILLETES.map((valor) => ({ campo: `billete${valor}` as const, tipo: 'billete' as const, valor })),
  ...MONEDAS.map((valor) => ({ campo: `moneda${valor}` as const, tipo: 'moneda' as const, valor })),
]

/** The least that differs in a till: what no coin can pay is no difference to explain. */
export const MENOR_MONEDA = 50

type Denominacion = (typeof DENOMINACIONES)[number]['campo']

/** How many there are of each; undefined where it was not counted. */
export type Efectivo = Record<Denominacion, number | undefined>

const cuantos = cantidadOAusente('Ingrese un número valido.')

export const EfectivoSchema = z.object(
  Object.fromEntries(DENOMINACIONES.map(({ campo }) => [campo, cuantos])) as Record<
    Denominacion,
    typeof cuantos
  >,
)

/** Sum of notes and coins in pesos; a count that is no number yet adds nothing. */
export const sumaDeEfectivo = (efectivo: Partial<Record<Denominacion, unknown>>) =>
  DENOMINACIONES.reduce((suma, { campo, valor }) => {
    const cuenta = efectivo[campo]
    return suma + (typeof cuenta === 'number' ? cuenta * valor : 0)
  }, 0)

/** Checks whether every note and coin was counted. */
export const estaContado = (efectivo: Partial<Record<Denominacion, unknown>>) =>
  DENOMINACIONES.every(({ campo }) => typeof efectivo[campo] === 'number')

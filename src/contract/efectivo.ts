/** Money as it is counted: Colombia's notes and coins. */
import { cantidadOAusente } from './numeros'
import * as z from './zod'

/** From the largest to the smallest. A note and a coin of one value are counted apart. */
export const DENOMINACIONES = [
  { clave: 'billete100000', tipo: 'billete', valor: 100_000 },
  { clave: 'billete50000', tipo: 'billete', valor: 50_000 },
  { clave: 'billete20000', tipo: 'billete', valor: 20_000 },
  { clave: 'billete10000', tipo: 'billete', valor: 10_000 },
  { clave: 'billete5000', tipo: 'billete', valor: 5000 },
  { clave: 'billete2000', tipo: 'billete', valor: 2000 },
  { clave: 'billete1000', tipo: 'billete', valor: 1000 },
  { clave: 'moneda1000', tipo: 'moneda', valor: 1000 },
  { clave: 'moneda500', tipo: 'moneda', valor: 500 },
  { clave: 'moneda200', tipo: 'moneda', valor: 200 },
  { clave: 'moneda100', tipo: 'moneda', valor: 100 },
  { clave: 'moneda50', tipo: 'moneda', valor: 50 },
] as const

type Denominacion = (typeof DENOMINACIONES)[number]['clave']

/** How many there are of each; undefined where it was not counted. */
export type Efectivo = Record<Denominacion, number | undefined>

const cuantos = () => cantidadOAusente('Ingrese un número valido.')

export const EfectivoSchema = z.object({
  billete100000: cuantos(),
  billete50000: cuantos(),
  billete20000: cuantos(),
  billete10000: cuantos(),
  billete5000: cuantos(),
  billete2000: cuantos(),
  billete1000: cuantos(),
  moneda1000: cuantos(),
  moneda500: cuantos(),
  moneda200: cuantos(),
  moneda100: cuantos(),
  moneda50: cuantos(),
} satisfies Record<Denominacion, z.ZodType>)

/** What notes and coins come to, in pesos; a count that is still being typed, and no number yet, is none. */
export const sumaDeEfectivo = (efectivo: Partial<Record<Denominacion, unknown>>): number =>
  DENOMINACIONES.reduce((suma, { clave, valor }) => {
    const cuenta = efectivo[clave]
    return suma + (typeof cuenta === 'number' ? cuenta * valor : 0)
  }, 0)

/** Whether every note and coin was counted. */
export const estaContado = (efectivo: Partial<Record<Denominacion, unknown>>): boolean =>
  DENOMINACIONES.every(({ clave }) => typeof efectivo[clave] === 'number')

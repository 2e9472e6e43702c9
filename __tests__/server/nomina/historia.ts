import { limitesDelMes } from '../../../src/contract/fechas'
import { LEGALES } from '../../../src/contract/salarioMinimo'
import { type History } from '../../../src/server/nomina/base'

/** A contract since 2020 of a company that has recorded all of its days, the test's own over it. */
export const historia = (changes: Partial<History> = {}): History => ({
  contrato: { desde: '2020-01-01', hasta: null },
  recorded: { desde: '2000-01-01', hasta: '2099-12-31' },
  legales: LEGALES,
  devengados: [],
  neutrales: [],
  licencias: [],
  auxilio: false,
  minimo: false,
  ...changes,
})

/** Sums paid on the 5th of a month and of those after it. */
export const monthly = (year: number, month: number, ...sums: readonly number[]) =>
  sums.map((valor, i) => ({ fecha: `${limitesDelMes(year, month + i).desde.slice(0, 8)}05`, valor }))

/** The same sum in each of some months. */
export const everyMonth = (year: number, month: number, months: number, valor: number) =>
  monthly(year, month, ...Array.from({ length: months }, () => valor))

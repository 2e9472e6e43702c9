/**
 * How figures and short dates are written on screen. Long dates are `fechaLarga` of the contract. Every function
 * answers '' for what is not there, so that a cell may be fed as it comes, and leaves what was typed and is no figure as it is.
 */
import type { NumeroEditable } from '../contract/numeros'

type Cifra = NumeroEditable | null | undefined

const PESOS = new Intl.NumberFormat('es-CO', {
  style: 'currency',
  currency: 'COP',
  maximumFractionDigits: 0,
  minimumFractionDigits: 0,
})
const MILLONES = new Intl.NumberFormat('es-CO', {
  style: 'currency',
  currency: 'COP',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
})
const NUMERO = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 2 })

const con = (formato: Intl.NumberFormat, cifra: Cifra): string =>
  typeof cifra === 'string' ? cifra : Number.isFinite(cifra) ? formato.format(cifra as number) : ''

/** Whole pesos, '$ 1.234.567'; a debt keeps its sign, '-$ 5.000'. */
export const pesos = (cifra: Cifra): string => con(PESOS, cifra)

/** Pesos on an axis, where there is little room for them: from a million on they are millions, '$ 1.500 M'. */
export const pesosDeEje = (cifra: number): string =>
  Math.abs(cifra) < 1_000_000 ? pesos(cifra) : `${con(MILLONES, cifra / 1_000_000)}\u00a0M`

/** A count or a decimal of at most two places, '1.234,5'. */
export const numero = (cifra: Cifra): string => con(NUMERO, cifra)

/** A 0–100 percentage, '12,8 %'. */
export const porcentaje = (cifra: Cifra): string => {
  const texto = con(NUMERO, cifra)
  return texto && `${texto} %`
}

/** 'Sí' or 'No'. */
export const siNo = (valor: boolean | null | undefined): string => (valor == null ? '' : valor ? 'Sí' : 'No')

/** Spec section 9, `dd/mm/yy`: '05/03/26' for '2026-03-05'. */
export const fechaCorta = (fecha: string | null | undefined): string => {
  const [anio, mes, dia] = fecha?.split('-') ?? []
  return anio && mes && dia ? `${dia}/${mes}/${anio.slice(-2)}` : ''
}

/** `dd/mm/yyyy`, for birth dates: two digits cannot tell 1955 from 2055. */
export const fechaConSiglo = (fecha: string | null | undefined): string => {
  const [anio, mes, dia] = fecha?.split('-') ?? []
  return anio && mes && dia ? `${dia}/${mes}/${anio}` : ''
}

/** Text without case and without accents, to compare what a person types with what is stored: 'GÓMEZ' and 'gomez'. */
export const sinAcentos = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

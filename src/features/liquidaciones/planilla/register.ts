import type { NumeroEditable } from '../../../contract/numeros'

/**
 * The final register whose last digits alone are typed: the smallest figure above the initial one that ends so, '860' after
 * 173.470 being 173.860. Null where the text has as many digits as the initial register, or is no figure.
 */
export function completedRegister(typed: string, initial: NumeroEditable): number | null {
  const digits = typed.trim()
  if (typeof initial !== 'number' || !/^\d+$/.test(digits)) return null
  if (digits.length >= String(initial).length) return null
  const step = 10 ** digits.length
  const same = initial - (initial % step) + Number(digits)
  return same > initial ? same : same + step
}

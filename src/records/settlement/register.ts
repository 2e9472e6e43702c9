import { sonPocos } from '../../contract/dudas'
import type { Usuales } from '../../contract/sabido'
import type { NumeroEditable } from '../../contract/numeros'

/** More passengers than a bus takes in a day: a figure so far above the initial register is typed whole. */
const UNLIKELY_PASSENGERS = 800

/**
 * The final register whose last digits alone are typed: the smallest figure not below the initial one that ends so, '860' after
 * 173.470 being 173.860. Null where the text has as many digits as the initial register, is no figure, or would be an unlikely one: then
 * it stays as typed, to be refused. Fewer passengers than a tenth of what is usual for the bus are unlikely too: '9' is rather a figure
 * that was not typed to its end. Nothing is completed where the bus's usual passengers are not known; another host says of none.
 */
export function completedRegister(typed: string, initial: NumeroEditable, usual: Usuales | undefined) {
  const digits = typed.trim()
  if (!usual?.pasajeros || typeof initial !== 'number' || !/^\d+$/.test(digits)) return null
  if (digits.length >= String(initial).length) return null
  const step = 10 ** digits.length
  const same = initial - (initial % step) + Number(digits)
  const completed = same >= initial ? same : same + step
  const passengers = completed - initial
  return passengers > UNLIKELY_PASSENGERS || sonPocos(passengers, usual) ? null : completed
}

import { useState } from 'react'
import type { Caja, Cierres } from '../../contract/cierres'
import { idOf } from './rows'

/** The till that a dialog is about, as it is now; as it last was once the day has it no more (`isGone`). */
export function useOpenCaja(cierres: Cierres | undefined, id: string | null) {
  const now = cierres?.cajas.find((caja) => idOf(caja) === id)
  const [last, setLast] = useState<Caja>()
  if (now && now !== last) setLast(now)
  const former = last && idOf(last) === id ? last : undefined
  return { caja: now ?? former, isGone: !now }
}

import { useEffect, useEffectEvent, useRef } from 'react'
import type { LiquidacionFila } from '../../contract/liquidaciones'
import { useArrival } from '../../records/arrival/useDialogFromNavigation'

/** The state of a way to the list that opens the detail of the settlement of a bus and a day. */
export interface DetailState {
  detail: { fecha: string; busNumero: string }
}

/**
 * Opens the detail of the settlement that the way here names, once its rows have come; without such a settlement the list says
 * what there is.
 */
export function useDetailOnArrival(
  rows: readonly LiquidacionFila[] | undefined,
  openDetail: (uuid: string) => void,
): void {
  const { key, state } = useArrival<Partial<DetailState>>()
  const wanted = state?.detail
  const answered = useRef('')
  const open = useEffectEvent(openDetail)

  useEffect(() => {
    if (!wanted || !rows || answered.current === key) return
    answered.current = key
    const row = rows.find(({ fecha, busNumero }) => fecha === wanted.fecha && busNumero === wanted.busNumero)
    if (row) open(row.uuid)
  }, [key, wanted, rows])
}

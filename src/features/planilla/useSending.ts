import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { useOnline } from '../../api/client/online'
import { selectSheet } from '../../records/sheet/sheetSlice'
import type { SheetRow } from './rows'
import { sendBuses } from './sending'

const RETRY_MS = 5_000

/** The row that the person is in, those that they have left, and what came of their last paste. */
const NOWHERE = { inRow: null as string | null, left: [] as readonly string[], outcome: '' }

/**
 * Sends a complete row once it is left, and one without an answer again from time to time. One that was pasted, or found again, waits for
 * somebody to have been in it, or for 'Guardar todo'.
 *
 * @param isHeld a row waits for a person's word.
 */
export function useSending(rows: readonly SheetRow[], isHeld: (row: SheetRow) => boolean) {
  const dispatch = useAppDispatch()
  const isSending = useAppSelector(selectSheet).sending !== null
  const [{ inRow, left, outcome }, setPlace] = useState(NOWHERE)
  const online = useOnline()
  const ready = rows.filter((row) => row.isReady && !isHeld(row))
  const due = ready.filter(({ id, refusal }) => !refusal && id !== inRow && left.includes(id))
  const cut = ready.filter(({ refusal }) => refusal?.isCut && online)
  const [next, delay] = due.length > 0 ? [due, 0] : [cut, RETRY_MS]
  const buses = next.map(({ id }) => id).join()
  useEffect(() => {
    if (!buses || isSending) return
    const timer = setTimeout(() => void dispatch(sendBuses(buses.split(','))), delay)
    return () => clearTimeout(timer)
  }, [dispatch, buses, delay, isSending])

  const onRow = (bus: string | null) =>
    setPlace((former) =>
      former.inRow === bus
        ? former
        : { inRow: bus, left: former.inRow ? [...former.left, former.inRow] : former.left, outcome: '' },
    )
  const onPasted = (pasted: readonly string[], text: string) =>
    setPlace({ inRow, left: left.filter((bus) => !pasted.includes(bus)), outcome: text })
  return { inRow, outcome, onRow, onPasted }
}

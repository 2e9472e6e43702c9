import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { useOnline } from '../../api/client/online'
import { selectSheet } from '../../records/sheet/sheetSlice'
import type { SheetRow } from './rows'
import { sendBuses } from './sending'

const RETRY_MS = 5_000

/** The row that the person is in, and those that they have left with something typed. */
interface Place {
  inRow: string | null
  left: readonly string[]
}

/**
 * Sends a complete row once it is left, and one without an answer again from time to time. One that was pasted, or found again, waits for
 * somebody to have been in it, or for 'Guardar todo'.
 *
 * @param isHeld a row waits for a person's word.
 */
export function useSending(rows: readonly SheetRow[], isHeld: (row: SheetRow) => boolean) {
  const dispatch = useAppDispatch()
  const { sending } = useAppSelector(selectSheet)
  const [{ inRow, left }, setPlace] = useState<Place>({ inRow: null, left: [] })
  const online = useOnline()
  const ready = rows.filter((row) => row.isReady && !isHeld(row))
  const due = ready.find(({ id, refusal }) => !refusal && id !== inRow && left.includes(id))?.id
  const isSending = sending !== null
  useEffect(() => {
    if (due && !isSending) void dispatch(sendBuses([due]))
  }, [dispatch, due, isSending])

  const cut = ready.filter(({ refusal }) => refusal?.isCut).map(({ id }) => id)
  const again = cut.join()
  useEffect(() => {
    if (!again || !online) return
    const timer = setTimeout(() => void dispatch(sendBuses(again.split(','))), RETRY_MS)
    return () => clearTimeout(timer)
  }, [dispatch, again, online])

  const onRow = (bus: string | null) =>
    setPlace((former) =>
      former.inRow === bus
        ? former
        : { inRow: bus, left: former.inRow ? [...former.left, former.inRow] : former.left },
    )
  const onPasted = (buses: readonly string[]) =>
    setPlace((former) => ({ ...former, left: former.left.filter((bus) => !buses.includes(bus)) }))
  return { inRow, onRow, onPasted }
}

import { useEventCallback } from '@mui/material/utils'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useAppSelector } from '../../../api/client/hooks'
import { futureDate } from '../../../records/selectors/unusual'
import { selectWorkingDate } from '../workingDateSlice'
import { puede, type Rol } from '../../../contract/permisos'
import { selectUsuario } from '../../../session/sessionSlice'
import { useKeepDraft, useKeptDraft } from '../../../ui/drafts/useDraft'
import { doubtText } from '../../../ui/texts/doubt'
import { useUnsavedWork } from '../../../ui/unsaved/unsavedWork'
import { change, NO_ENTRIES, restored, typed, without, type Entries } from './entries'
import type { Changes } from './fields'
import { isReady, type SheetRow } from './sheetRow'
import { rowOf, useSameItems } from './sameRows'
import { useDay } from './useDay'
import { useSending } from './useSending'

const SENT_AT_A_TIME = 4
const NO_ROLES: readonly Rol[] = []

interface PlanillaDraft {
  entries: Entries
}

/** The day's sheet: a row for each bus, what is typed in them, and its way to the server. */
export function usePlanilla(fecha: string) {
  const draftName = `planilla-${fecha}`
  const draft = useKeptDraft<PlanillaDraft>(draftName)
  const [entries, setEntries] = useState(() => restored(draft?.entries ?? NO_ENTRIES))
  const [keptAt, setKeptAt] = useState(draft?.keptAt ?? null)
  /** The bus of the row that the person is in. A reference, since a cell gives its value while the focus moves. */
  const inRow = useRef<string | null>(null)
  /** The rows that the person comes back to in the next column: they are not sent before. */
  const held = useRef(new Set<string>())
  const roles = useAppSelector(selectUsuario)?.roles ?? NO_ROLES
  const mayType = puede(roles, 'crearLiquidacion')
  const withAbono = useMemo(() => Object.values(entries).some(({ changes }) => changes.abono), [entries])
  const day = useDay(fecha, withAbono)
  // A day on which a settlement has been saved is meant.
  const isUsed = useAppSelector(selectWorkingDate) === fecha
  const [isDayAccepted, setDayAccepted] = useState(false)
  const dayDoubt = isDayAccepted || isUsed ? undefined : futureDate(fecha)
  const { send, savedBuses } = useSending(setEntries)
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)

  const unsaved = Object.keys(entries).length
  useKeepDraft(draftName, () => (unsaved > 0 ? { entries } : null))
  useUnsavedWork(() => unsaved > 0, { otherSearchLoses: true })
  if (keptAt !== null && unsaved === 0) setKeptAt(null)

  const { days } = day
  const known = useSameItems(
    useMemo(
      () =>
        days.map((one) => ({
          ...one,
          saved: savedBuses.has(one.bus.numero),
          closed: one.detalle?.cierre,
        })),
      [days, savedBuses],
    ),
  )
  const rows = useMemo(
    () => known.map((one) => rowOf(one, entries[one.bus.numero], mayType)),
    [known, entries, mayType],
  )

  /** Changes cells of a row. What is pasted waits to be looked at, or for 'Guardar todo'. */
  const onType = useEventCallback((row: SheetRow, changes: Changes, { pasted = false } = {}) => {
    const { id, base, detalle, locked } = row
    if (pasted) held.current.delete(id)
    const left = !pasted && inRow.current !== id && !held.current.has(id)
    const typing = { detalle, left, pasted }
    if (!locked && base) setEntries((current) => typed(current, id, changes, base, typing))
  })

  /** The person goes from row to row; outside the sheet, they have left the held ones too. */
  const onRow = useCallback((left: string | null, now: string | null, comesBack: boolean) => {
    inRow.current = now
    if (left && comesBack) held.current.add(left)
    const gone = now === null ? [...held.current, ...(left ? [left] : [])] : left && !comesBack ? [left] : []
    if (now === null) held.current.clear()
    else held.current.delete(now)
    setEntries((current) => {
      const there = now ? change(current, now, { left: false }) : current
      return gone.reduce((entries, bus) => change(entries, bus, { left: true }), there)
    })
  }, [])

  /** Sends the complete rows that nobody is in, a few at a time: a whole column of them may be left at once. */
  const sendLeft = useEventCallback((editing: (id: string) => boolean) => {
    if (dayDoubt) return
    const due = rows.filter(
      (row) => row.entry?.left && !row.entry.refusal && isReady(row) && !editing(row.id),
    )
    const underWay = rows.filter(({ entry }) => entry?.saving).length
    for (const row of due.slice(0, Math.max(0, SENT_AT_A_TIME - underWay))) void send(row)
  })

  const rowNow = useEventCallback((bus: string) => rows.find(({ id }) => id === bus))

  /** What is asked before all is sent. */
  const doubts = [
    ...(dayDoubt ? [doubtText('Fecha', dayDoubt)] : []),
    ...rows.flatMap(({ id, doubts }) => doubts.map((doubt) => `Bus ${id}. ${doubt}`)),
  ]

  const acceptDoubts = () => {
    setDayAccepted(true)
    setEntries((current) =>
      rows.reduce(
        (entries, { id, doubts, entry }) =>
          doubts.length > 0
            ? change(entries, id, { accepted: [...(entry?.accepted ?? []), ...doubts] })
            : entries,
        current,
      ),
    )
  }

  /** Sends all that is left, one row after the other, each as it is by then. */
  const sendAll = async () => {
    const left = rows.filter(({ entry, locked }) => entry && !entry.refusal?.conflict && !locked)
    for (const [done, { id }] of left.entries()) {
      setProgress({ done, total: left.length })
      const row = rowNow(id)
      if (row && !(await send(row))) break
    }
    setProgress(null)
  }

  const onDrop = useCallback((bus: string) => setEntries((current) => without(current, bus)), [])

  return {
    ...day,
    ...{ rows, entries, unsaved, mayType, progress, onType, onDrop, onRow, sendLeft, sendAll },
    ...{ doubts, dayDoubt, acceptDoubts, acceptDay: () => setDayAccepted(true) },
    draft: keptAt === null ? null : { keptAt, onDiscard: () => setEntries(NO_ENTRIES) },
  }
}

export type Planilla = ReturnType<typeof usePlanilla>

/** Runs `sendLeft` whenever what is typed, or the cell that is edited, has changed. */
export function useSendingByItself(planilla: Planilla, editing: Readonly<Record<string, unknown>>) {
  const { rows, dayDoubt, sendLeft } = planilla
  useEffect(() => sendLeft((id) => id in editing), [rows, editing, dayDoubt, sendLeft])
}

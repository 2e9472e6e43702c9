import { useEventCallback } from '@mui/material/utils'
import { useEffect, useMemo, useRef, useState } from 'react'
import { errorMessage } from '../../api/client/errors'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { newIdempotencyKey } from '../../api/client/idempotency'
import { useRevisarImportacionMutation } from '../../api/importaciones'
import type { FilaJuzgada } from '../../contract/importaciones'
import type { FileRead } from '../../ui/files/reading/readFile'
import {
  fileRead,
  importChanged,
  importClosed,
  rowsChanged,
  rowsJudged,
  selectImport,
} from '../fileRows/importSlice'
import { recall, remember, withExtra } from '../fileRows/matching'
import type { ImportNoun } from '../fileRows/noun'
import { readSource, type ReadRow } from '../fileRows/readRows'
import { filaOf, isJudged, rowsOf, type ImportRow } from '../fileRows/rows'
import { chunksOf } from '../fileRows/send'
import { sourceOf, viewOf, type View } from '../fileRows/source'

const dayOf = ({ datos: { fecha } }: ImportRow) => (typeof fecha === 'string' ? fecha : '')
const byDay = (one: ImportRow, other: ImportRow) =>
  dayOf(one) < dayOf(other) ? -1 : Number(dayOf(one) > dayOf(other))

/** The file of an import, and its rows as they are corrected, and judged by the server. */
export function useImport(base: ImportNoun) {
  const dispatch = useAppDispatch()
  const state = useAppSelector(selectImport)
  const { step, grupo, view, matching, conOcultas, corregirlas, crearlas, marks, changes, judgedAt } = state
  const noun = useMemo(() => withExtra(base, matching), [base, matching])
  const [review] = useRevisarImportacionMutation()
  const [file, setFile] = useState<FileRead | null>(null)
  const source = useMemo(() => file && sourceOf(file, view), [file, view])
  const [read, setRead] = useState<readonly ReadRow[]>([])
  const closed = useRef(false)
  useEffect(() => {
    closed.current = false
    return () => {
      closed.current = true
      dispatch(importClosed())
    }
  }, [dispatch])
  /** Work under way when the dialog closed must not reach the import that is opened next. */
  const isClosed = () => closed.current
  const rows = useMemo(
    () => rowsOf(noun, read, marks, { conOcultas, corregirlas, crearlas }),
    [noun, read, marks, conOcultas, corregirlas, crearlas],
  )

  /** Has the rows judged, part by part: each carries what it is judged by of those before it, and one that would be asked the same is not asked again. */
  const judge = useEventCallback(async (isOver: () => boolean) => {
    const judged: Record<number, FilaJuzgada> = {}
    const parts = [...state.parts]
    let { resumen } = state
    // Rows that are not judged keep their place, so that a choice moves no row to another part.
    for (const [place, part] of chunksOf(rows.toSorted(byDay)).entries()) {
      const sent = part.filter(isJudged)
      const body = { filas: sent.map(filaOf), arrastre: parts[place - 1]?.answer.arrastre }
      const asked = JSON.stringify(body)
      let answer = parts[place]?.asked === asked ? parts[place].answer : undefined
      if (!answer) {
        const sumas = parts.flatMap((other, index) => (index === place ? [] : other.answer.sumas))
        const { data, error } = await review({ noun: noun.noun, grupo, ...body, sumas })
        if (isOver()) return
        if (error) return void dispatch(importChanged({ failure: errorMessage(error), parts }))
        answer = data
        resumen = data.resumen
        parts[place] = { asked, answer }
      }
      for (const [index, { id }] of sent.entries()) judged[id] = answer.filas[index] ?? { estado: 'nueva' }
    }
    dispatch(rowsJudged({ judged, judgedAt: changes, parts, resumen }))
  })
  useEffect(() => {
    if (step !== 'revisar' || judgedAt === changes) return
    let isOver = false
    void judge(() => isOver)
    return () => {
      isOver = true
    }
  }, [step, changes, judgedAt, judge])

  /** Begins anew with a file, or with another sheet or row of titles of it. */
  const open = (chosen: FileRead, at: View = viewOf(base, chosen, chosen.inSight)) => {
    if (isClosed()) return
    setFile(chosen)
    const matching = recall(base, sourceOf(chosen, at).headers)
    dispatch(fileRead({ grupo: newIdempotencyKey(), view: at, matching }))
  }
  const missing = base.fields.some(({ name, optional }) => !optional && matching[name] == null)
  /** Reads the rows as their columns say, and has them judged. */
  const readRows = async () => {
    if (!source) return
    remember(noun, source.headers, matching)
    dispatch(importChanged({ busy: true }))
    const fresh = await readSource(noun, source, matching)
    if (isClosed()) return
    setRead(fresh)
    dispatch(rowsChanged({ step: 'revisar', parts: [], busy: false }))
  }

  return {
    ...state,
    noun,
    isClosed,
    file,
    source,
    open,
    forget: () => setFile(null),
    readRows,
    rows,
    missing,
    isCurrent: judgedAt === changes,
  }
}

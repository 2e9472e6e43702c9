import { useEffect, useMemo, useRef, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { newIdempotencyKey } from '../../api/client/idempotency'
import { selectUsuario } from '../../session/sessionSlice'
import type { FileRead } from '../../ui/files/reading/readFile'
import { fileRead, importChanged, importClosed, selectImport } from '../fileRows/importSlice'
import { monthFirstIn } from '../fileRows/days'
import { judgeSource, type JudgedRow } from '../fileRows/judging'
import { useKnown } from '../fileRows/known'
import { recall, remember, withExtra } from '../fileRows/matching'
import { NOT_COMPARED, type ImportNoun } from '../fileRows/noun'
import { identitiesOf, rowsOf } from '../fileRows/rows'
import { sourceOf, viewOf, type View } from '../fileRows/source'
import { useWarnings } from '../fileRows/warnings'

/** The file of an import, and its rows as they are judged and corrected. */
export function useImport(base: ImportNoun) {
  const dispatch = useAppDispatch()
  const usuario = useAppSelector(selectUsuario)?.username ?? ''
  const state = useAppSelector(selectImport)
  const { view, matching, monthFirst, conOcultas, marks } = state
  const noun = useMemo(() => withExtra(base, matching), [base, matching])
  const stored = base.useExisting()
  const propose = base.useProposed?.()
  const known = useKnown(base)
  const [file, setFile] = useState<FileRead | null>(null)
  const source = useMemo(() => file && sourceOf(file, view), [file, view])
  const [judged, setJudged] = useState<readonly JudgedRow[]>([])
  /** How many rows have been judged, while they are; null before and after. */
  const [progress, setProgress] = useState<number | null>(null)
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

  const identities = useMemo(() => identitiesOf(noun, stored ?? NOT_COMPARED), [noun, stored])
  const rows = useMemo(
    () => rowsOf(noun, judged, marks, { stored: identities, known, conOcultas, propose }),
    [noun, judged, marks, identities, known, conOcultas, propose],
  )

  const warnings = useWarnings(noun, rows, stored)

  /** Begins anew with a file, or with another sheet or row of titles of it. */
  const open = (read: FileRead, chosen: View = viewOf(base, read, read.inSight)) => {
    if (isClosed()) return
    setFile(read)
    setJudged([])
    const { headers } = sourceOf(read, chosen)
    dispatch(fileRead({ grupo: newIdempotencyKey(), view: chosen, matching: recall(usuario, base, headers) }))
  }
  const missing = base.fields.some(({ name, optional }) => !optional && matching[name] == null)
  /** The columns of days of which the person has to say whether the month comes first. */
  const monthDoubts = useMemo(
    () =>
      base.fields.flatMap(({ name, title, kind }) => {
        const column = kind === 'date' ? matching[name] : null
        const texts = column == null ? [] : (source?.rows ?? []).map(({ cells }) => cells[column] ?? '')
        const example = monthFirstIn(texts)
        return example === undefined ? [] : [{ name, title, example }]
      }),
    [base, matching, source],
  )

  const judge = async () => {
    if (!source) return
    remember(usuario, noun, source.headers, matching)
    setProgress(0)
    const fresh = await judgeSource(noun, source, { matching, monthFirst }, setProgress).finally(() =>
      setProgress(null),
    )
    if (isClosed()) return
    setJudged(fresh)
    dispatch(importChanged({ step: 'revisar' }))
  }

  return {
    ...{ ...state, noun, isClosed, file, source, open, judge, progress, rows, warnings, known, stored },
    ...{ missing, monthDoubts },
  }
}

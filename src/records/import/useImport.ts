import { useEffect, useMemo, useRef, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { newIdempotencyKey } from '../../api/client/idempotency'
import { selectUsuario } from '../../session/sessionSlice'
import type { Source } from '../../ui/files/reading/readFile'
import { fileRead, importChanged, importClosed, selectImport } from '../fileRows/importSlice'
import { useKnown } from '../fileRows/known'
import { recall, remember } from '../fileRows/matching'
import { NOT_COMPARED, type ImportNoun } from '../fileRows/noun'
import { identitiesOf, judgeSource, rowsOf, type JudgedRow } from '../fileRows/rows'
import { useWarnings } from '../fileRows/warnings'

/** The file of an import, and its rows as they are judged and corrected. */
export function useImport(noun: ImportNoun) {
  const dispatch = useAppDispatch()
  const usuario = useAppSelector(selectUsuario)?.username ?? ''
  const state = useAppSelector(selectImport)
  const stored = noun.useExisting()
  const known = useKnown(noun)
  const [source, setSource] = useState<Source | null>(null)
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
  /** What was under way when the dialog closed must not reach the import that is opened next. */
  const isClosed = () => closed.current

  const { matching, marks } = state
  const identities = useMemo(() => identitiesOf(noun, stored ?? NOT_COMPARED), [noun, stored])
  const rows = useMemo(
    () => rowsOf(noun, judged, marks, identities, known),
    [noun, judged, marks, identities, known],
  )

  const warnings = useWarnings(noun, rows, stored)

  const open = (read: Source) => {
    if (isClosed()) return
    setSource(read)
    setJudged([])
    dispatch(fileRead({ grupo: newIdempotencyKey(), matching: recall(usuario, noun, read.headers) }))
  }
  const judge = async () => {
    if (!source) return
    remember(usuario, noun, source.headers, matching)
    setProgress(0)
    const fresh = await judgeSource(noun, source, matching, setProgress)
    if (isClosed()) return
    setJudged(fresh)
    setProgress(null)
    dispatch(importChanged({ step: 'revisar' }))
  }

  return { ...state, noun, isClosed, source, open, judge, progress, rows, warnings, known, stored }
}

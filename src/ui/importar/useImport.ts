import { useMemo, useRef, useState } from 'react'
import { useAppSelector } from '../../api/client/hooks'
import { selectUsuario } from '../../session/sessionSlice'
import { recall, remember, type Matching } from './matching'
import type { ImportNoun } from './noun'
import type { Source } from './reading/readFile'
import {
  identitiesOf,
  isWrong,
  judgeSource,
  judgeTexts,
  markDoubles,
  type Accion,
  type ImportRow,
  type Kind,
} from './rows'

export type Step = 'leer' | 'columnas' | 'revisar' | 'confirmar' | 'resultado'

const NONE: ImportRow[] = []

/** The state of one import: the file, its columns, and its rows as they are judged and corrected. */
export function useImport(noun: ImportNoun) {
  const usuario = useAppSelector(selectUsuario)?.username ?? ''
  const stored = noun.useExisting()
  const existing = useMemo(() => stored && identitiesOf(noun, stored), [noun, stored])
  const [step, setStep] = useState<Step>('leer')
  const [source, setSource] = useState<Source | null>(null)
  const [matching, setMatching] = useState<Matching>({})
  const [judged, setJudged] = useState<ImportRow[]>(NONE)
  /** How many rows have been judged, while they are; null before and after. */
  const [progress, setProgress] = useState<number | null>(null)
  const [edited, setEdited] = useState(false)
  const judgedFor = useRef<Matching | null>(null)

  const rows = useMemo(
    () => (existing ? markDoubles(noun, judged, existing) : judged),
    [noun, judged, existing],
  )

  const open = (read: Source) => {
    setSource(read)
    setMatching(recall(usuario, noun, read.headers))
    setJudged(NONE)
    setEdited(false)
    judgedFor.current = null
    setStep('columnas')
  }
  const judge = async () => {
    if (!source) return
    remember(usuario, noun, source.headers, matching)
    if (judgedFor.current !== matching) {
      setProgress(0)
      const fresh = await judgeSource(noun, source, matching, setProgress)
      // What was corrected and chosen by hand stays.
      const before = new Map(rows.map((row) => [row.id, row]))
      setJudged(
        fresh.map((row) => {
          const { byHand, chosen, accion, kind } = before.get(row.id) ?? row
          return withTexts(noun, chosen ? { ...row, chosen, accion, kind } : row, byHand)
        }),
      )
      judgedFor.current = matching
      setProgress(null)
    }
    setStep('revisar')
  }
  const change = (id: number, update: (row: ImportRow) => ImportRow) => {
    setEdited(true)
    setJudged((all) => {
      const now = new Map(rows.map((row) => [row.id, row]))
      return all.map((row) => (row.id === id ? update(now.get(id) ?? row) : row))
    })
  }

  return {
    step,
    goTo: setStep,
    source,
    open,
    matching,
    match: (name: string, column: number | null) => setMatching((now) => ({ ...now, [name]: column })),
    judge,
    progress,
    rows,
    /** Whether what is stored is known, so that doubles are. */
    compared: existing !== undefined,
    edited,
    edit: (id: number, texts: ImportRow['texts']) => change(id, (row) => withTexts(noun, row, texts)),
    choose: (id: number, action: Accion) => change(id, (row) => chosenFor(noun, row, action)),
    chooseAll: (kind: Kind, action: Accion) => {
      setEdited(true)
      setJudged(rows.map((row) => (row.kind === kind ? chosenFor(noun, row, action) : row)))
    },
    /** The refusals of the server, by row. They stand until the rows are judged anew. */
    refuse: (errors: ReadonlyMap<number, ImportRow['errors']>) => {
      judgedFor.current = null
      setJudged(rows.map((row) => ({ ...row, errors: { ...row.errors, ...errors.get(row.id) } })))
    },
    wrong: useMemo(() => rows.filter(isWrong).length, [rows]),
  }
}

export type Import = ReturnType<typeof useImport>

/** What was refused for the one action is judged anew for the other. */
const chosenFor = (noun: ImportNoun, row: ImportRow, action: Accion): ImportRow => ({
  ...row,
  ...(Object.keys(row.errors).length > 0 && judgeTexts(noun, row.texts)),
  accion: action,
  chosen: true,
})

function withTexts(noun: ImportNoun, row: ImportRow, texts: ImportRow['texts'] | undefined): ImportRow {
  if (!texts) return row
  const all = { ...row.texts, ...texts }
  return { ...row, texts: all, ...judgeTexts(noun, all), byHand: { ...row.byHand, ...texts } }
}

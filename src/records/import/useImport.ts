import { useMemo, useRef, useState } from 'react'
import { useAppSelector } from '../../api/client/hooks'
import { newIdempotencyKey } from '../../api/client/idempotency'
import { selectUsuario } from '../../session/sessionSlice'
import { unknownIn } from './known'
import { recall, remember, type Matching } from './matching'
import type { ImportNoun } from './noun'
import type { Source } from '../../ui/files/reading/readFile'
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
  const known = noun.useKnown()
  const existing = useMemo(() => stored && identitiesOf(noun, stored), [noun, stored])
  const [step, setStep] = useState<Step>('leer')
  const [source, setSource] = useState<Source | null>(null)
  const [matching, setMatching] = useState<Matching>({})
  const [judged, setJudged] = useState<ImportRow[]>(NONE)
  /** How many rows have been judged, while they are; null before and after. */
  const [progress, setProgress] = useState<number | null>(null)
  const [soloBuenas, setSoloBuenas] = useState(false)
  /** The mark of the import, which its parts and its undoing bear. */
  const [grupo, setGrupo] = useState('')
  const judgedFor = useRef<Matching | null>(null)

  const rows = useMemo(
    () =>
      (existing ? markDoubles(noun, judged, existing) : judged).map((row) => {
        const unknown = unknownIn(row.datos, known)
        return unknown || row.unknown ? { ...row, unknown } : row
      }),
    [noun, judged, existing, known],
  )

  const open = (read: Source) => {
    setSource(read)
    setMatching(recall(usuario, noun, read.headers))
    setJudged(NONE)
    setGrupo(newIdempotencyKey())
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
    known,
    stored,
    /** Whether what is stored is known, so that doubles are. */
    compared: existing !== undefined,
    grupo,
    soloBuenas,
    setSoloBuenas,
    edit: (id: number, texts: ImportRow['texts']) => change(id, (row) => withTexts(noun, row, texts)),
    choose: (id: number, action: Accion) => change(id, (row) => chosenFor(row, action)),
    chooseAll: (kind: Kind, action: Accion) =>
      setJudged(rows.map((row) => (row.kind === kind && !row.saved ? chosenFor(row, action) : row))),
    /** What the server says of rows, unless they were corrected meanwhile. */
    note: (noted: readonly ImportRow[]) => {
      const byId = new Map(noted.map((row) => [row.id, row]))
      setJudged((all) =>
        all.map((row) => {
          const now = byId.get(row.id)
          return now?.texts === row.texts ? now : row
        }),
      )
    },
    wrong: useMemo(() => rows.filter(isWrong).length, [rows]),
  }
}

export type Import = ReturnType<typeof useImport>

/** What the server refused for the one action it may accept for the other. */
const chosenFor = (row: ImportRow, action: Accion): ImportRow => ({
  ...row,
  accion: action,
  chosen: true,
  refused: undefined,
})

function withTexts(noun: ImportNoun, row: ImportRow, texts: ImportRow['texts'] | undefined): ImportRow {
  if (!texts) return row
  const all = { ...row.texts, ...texts }
  return {
    ...row,
    ...judgeTexts(noun, all),
    texts: all,
    refused: undefined,
    repeated: undefined,
    byHand: { ...row.byHand, ...texts },
  }
}

import { useMemo, useState } from 'react'
import { errorMessage, fieldErrors } from '../../api/client/errors'
import { useAppDispatch, useAppStore } from '../../api/client/hooks'
import { useDeshacerMutation } from '../../api/historial'
import { imported, useImportarMutation, useRevisarImportacionMutation } from '../../api/importaciones'
import { counted, countedRows, numero } from '../../ui/texts/formats'
import {
  importChanged,
  partAnswered,
  rowsJudged,
  selectImport,
  type ImportChange,
} from '../fileRows/importSlice'
import { isWrong, saysNothing } from '../fileRows/rows'
import { filaOf, namedIn, partsOf, refusalsOf, type Part } from '../fileRows/send'
import { kindsOf, linesInWords } from '../fileRows/kinds'
import { rowsAbove } from '../fileRows/source'
import type { useImport } from './useImport'

const REPEATED = [
  'fila parece repetida y queda omitida',
  'filas parecen repetidas y quedan omitidas',
] as const

const toCorrect = (count: number) => `Hay ${countedRows(count)} por corregir.`

/** Has the rows judged by the server, before anything is stored, and sends them in parts, one after the other. */
export function useSending(read: ReturnType<typeof useImport>) {
  const { noun, isClosed, rows, warnings, source, grupo, soloBuenas, enCaja, busy } = read
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const [review, { data: revision }] = useRevisarImportacionMutation()
  const [storePart] = useImportarMutation()
  const [undo, { isLoading: undoing, data: undone }] = useDeshacerMutation()
  /** The parts that are still to be acknowledged; the first may be stored. */
  const [parts, setParts] = useState<readonly Part[]>([])
  const pending = parts.length > 0

  const saved = rows.filter((row) => row.saved)
  const wanted = rows.filter((row) => row.accion !== 'omitir' && !row.saved)
  /** Rows that the server refused are sent again: the cause may have been mended elsewhere. */
  const readable = wanted.filter(({ errors }) => saysNothing(errors))
  const good = wanted.filter((row) => !isWrong(row))
  const leftOut = rows.filter((row) => !row.saved && (row.accion === 'omitir' || isWrong(row)))
  const kinds = useMemo(() => kindsOf(noun, rows, warnings), [noun, rows, warnings])
  const total = parts[0]?.arg.total ?? saved.length + good.length

  const now = () => selectImport(store.getState())
  const progressText = () => `Guardadas ${numero(Object.keys(now().marks.saved).length)} de ${numero(total)}.`

  /** Does work, one at a time. */
  const press = async (work: () => Promise<ImportChange>) => {
    if (now().busy) return
    dispatch(importChanged({ busy: true, failure: null }))
    const result = await work()
    if (!isClosed()) dispatch(importChanged({ busy: false, ...result }))
  }

  const revise = () =>
    press(async () => {
      const { data, error } = await review({ noun: noun.noun, grupo, filas: readable.map(filaOf) })
      if (error) return { failure: errorMessage(error) }
      const refused = refusalsOf(noun, readable, data.errores)
      const doubts = refusalsOf(noun, readable, data.dudas)
      const repeated = data.repetidas.flatMap((index) => readable[index]?.id ?? [])
      if (!isClosed()) dispatch(rowsJudged({ refused, doubts, repeated }))
      const left = repeated.length
      const wrong = Object.keys(refused).length - left
      if (left === 0 && (wrong === 0 || (soloBuenas && wrong < readable.length))) return { step: 'confirmar' }
      const said = [
        wrong > 0 && toCorrect(wrong),
        left > 0 && `${counted(left, REPEATED)}. Para importarlas, elija Crearlas en Posibles repetidas.`,
      ]
      return { failure: said.filter(Boolean).join(' ') }
    })

  /** Sends parts until one is refused or has no answer. */
  async function sendParts(queue: readonly Part[]): Promise<ImportChange> {
    for (const [index, { rows: sent, arg }] of queue.entries()) {
      setParts(queue.slice(index))
      const { data, error } = await storePart(arg)
      if (isClosed()) return {}
      const refused = refusalsOf(noun, sent, data?.errores ?? fieldErrors(error))
      const wrong = Object.keys(refused).length
      if (error && wrong === 0) return { failure: `${progressText()} ${errorMessage(error)}` }
      const kept = data ? sent.filter(({ id }) => !refused[id]) : []
      dispatch(
        partAnswered({ refused, saved: Object.fromEntries(kept.map(({ id, accion }) => [id, accion])) }),
      )
      if (data) continue
      setParts([])
      return { step: 'revisar', failure: `${progressText()} ${toCorrect(wrong)}` }
    }
    setParts([])
    return { step: 'resultado' }
  }

  const send = () =>
    press(async () => {
      const archivo = namedIn(source?.archivo ?? '')
      const above = source ? rowsAbove(noun, source).map(({ line }) => line) : []
      const lines = [...above, ...(source?.dropped ?? []), ...leftOut.map(({ id }) => id)]
      const porFuera = linesInWords(lines.sort((a, b) => a - b))
      const body = { noun: noun.noun, grupo, archivo, porFuera, total, soloBuenas, enCaja }
      const result = await sendParts(pending ? parts : partsOf(good, body))
      dispatch(imported(noun.noun))
      return result
    })

  const takeBack = () =>
    press(async () => {
      const { error } = await undo({ grupo })
      return error ? { failure: errorMessage(error) } : { step: 'resultado' }
    })

  return {
    ...read,
    revise,
    /** Sums of settlements, as the server has judged them. */
    resumen: revision?.resumen,
    /** The same of debts or repayments. */
    valor: revision?.valor,
    kinds,
    send,
    takeBack,
    undoing,
    undone,
    wrong: rows.filter(isWrong),
    saved,
    wanted,
    readable,
    good,
    /** Whether a part is under way, or without its answer: its rows may be stored. */
    pending,
    unanswered: pending && (undoing || !busy),
    /** How far it is: null before the first row is sent. */
    progressOfParts:
      saved.length > 0 || pending ? { text: progressText(), percent: (100 * saved.length) / total } : null,
  }
}

export type Import = ReturnType<typeof useSending>

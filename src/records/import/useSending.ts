import { useState } from 'react'
import { errorMessage, fieldErrors } from '../../api/client/errors'
import { useAppDispatch, useAppStore } from '../../api/client/hooks'
import { useDeshacerMutation } from '../../api/historial'
import { imported, useImportarMutation, useRevisarImportacionMutation } from '../../api/importaciones'
import type { ParteGuardada } from '../../contract/importaciones'
import { counted, countedRows, numero } from '../../ui/texts/formats'
import {
  partAnswered,
  rowsJudged,
  selectImport,
  workBegun,
  workEnded,
  type WorkResult,
} from '../fileRows/importSlice'
import { isWrong, saysNothing } from '../fileRows/rows'
import { filaOf, partsOf, refusalsOf, type Part } from '../fileRows/send'
import type { useImport } from './useImport'

const REPEATED = [
  'fila parece repetida y queda omitida',
  'filas parecen repetidas y quedan omitidas',
] as const

const toCorrect = (count: number) => `Hay ${countedRows(count)} por corregir.`

/** Has the rows judged by the server, before anything is stored, and sends them in parts, one after the other. */
export function useSending(read: ReturnType<typeof useImport>) {
  const { noun, isClosed, rows, source, grupo, soloBuenas, enCaja, busy, told, creadas, corregidas } = read
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const [review, { data: revision }] = useRevisarImportacionMutation()
  const [storePart] = useImportarMutation()
  const [undo, { isLoading: undoing, data: undone }] = useDeshacerMutation()
  /** The parts that are still to be acknowledged; the first may be stored. */
  const [parts, setParts] = useState<readonly Part[]>([])
  const pending = parts.length > 0

  const wanted = rows.filter(({ accion, saved }) => accion !== 'omitir' && !saved)
  /** What the server refused it is asked about again: it may have been mended elsewhere. */
  const readable = wanted.filter(({ errors }) => saysNothing(errors))
  const good = wanted.filter((row) => !isWrong(row))
  const total = parts[0]?.arg.total ?? told + good.length

  const now = () => selectImport(store.getState())
  const progressText = (stored: Pick<ParteGuardada, 'creadas' | 'corregidas'>) =>
    `Guardadas ${numero(stored.creadas + stored.corregidas)} de ${numero(total)}.`

  /** Does work, one at a time. */
  const press = async (work: () => Promise<WorkResult>) => {
    if (now().busy) return
    dispatch(workBegun())
    const result = await work()
    if (!isClosed()) dispatch(workEnded(result))
  }

  const revise = () =>
    press(async () => {
      const { data, error } = await review({ noun: noun.noun, grupo, filas: readable.map(filaOf) })
      if (error) return { failure: errorMessage(error) }
      const refused = refusalsOf(noun, readable, data.errores)
      const repeated = data.repetidas.flatMap((index) => readable[index]?.id ?? [])
      if (!isClosed()) dispatch(rowsJudged({ refused, repeated }))
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
  async function sendParts(queue: readonly Part[]): Promise<WorkResult> {
    for (const [index, { rows: sent, arg }] of queue.entries()) {
      setParts(queue.slice(index))
      const { data, error } = await storePart(arg)
      if (isClosed()) return {}
      const stored = data ?? { creadas: 0, corregidas: 0, errores: fieldErrors(error) }
      const refused = refusalsOf(noun, sent, stored.errores)
      const wrong = Object.keys(refused).length
      if (error && wrong === 0) return { failure: `${progressText(now())} ${errorMessage(error)}` }
      dispatch(partAnswered({ ...stored, ids: data ? sent.map(({ id }) => id) : [], refused }))
      if (data) continue
      setParts([])
      return { step: 'revisar', failure: `${progressText(now())} ${toCorrect(wrong)}` }
    }
    setParts([])
    return { step: 'resultado' }
  }

  const send = () =>
    press(async () => {
      const archivo = (source?.archivo ?? '').slice(0, 120)
      const body = { noun: noun.noun, grupo, archivo, total, soloBuenas, enCaja }
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
    /** What the server has judged settlements to come to. */
    resumen: revision?.resumen,
    send,
    takeBack,
    undoing,
    undone,
    wrong: rows.filter(isWrong),
    wanted,
    readable,
    good,
    /** Whether a part is under way, or without its answer: its rows may be stored. */
    pending,
    unanswered: pending && (undoing || !busy),
    /** How far it is: null before the first row is sent. */
    progressOfParts:
      told > 0 || pending
        ? { text: progressText(read), percent: (100 * (creadas + corregidas)) / total }
        : null,
  }
}

export type Import = ReturnType<typeof useSending>

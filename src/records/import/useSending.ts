import { useState } from 'react'
import { errorMessage, fieldErrors } from '../../api/client/errors'
import { useAppDispatch, useAppStore } from '../../api/client/hooks'
import { useDeshacerMutation } from '../../api/historial'
import { imported, useImportarMutation } from '../../api/importaciones'
import { countedRows, numero } from '../../ui/texts/formats'
import {
  importChanged,
  partStored,
  rowsChanged,
  selectImport,
  type ImportChange,
} from '../fileRows/importSlice'
import { isWrong } from '../fileRows/rows'
import { namedIn, partsOf, type Part } from '../fileRows/send'
import type { useImport } from './useImport'

/** Sends the rows in parts, one after the other, once all of them are judged. */
export function useSending(read: ReturnType<typeof useImport>) {
  const { noun, isClosed, rows, source, grupo, enCaja, busy } = read
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const [storePart] = useImportarMutation()
  const [undo, { isLoading: undoing, data: undone }] = useDeshacerMutation()
  /** The parts that are still to be acknowledged; the first may be stored. */
  const [parts, setParts] = useState<readonly Part[]>([])
  const pending = parts.length > 0

  const saved = rows.filter((row) => row.saved)
  const wanted = rows.filter((row) => row.accion !== 'omitir' && !row.saved)
  const good = wanted.filter((row) => !isWrong(row))
  const wrong = wanted.filter(isWrong)
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

  /** Sends parts until one is refused or has no answer. */
  async function sendParts(queue: readonly Part[]): Promise<ImportChange> {
    for (const [index, { rows: sent, arg }] of queue.entries()) {
      setParts(queue.slice(index))
      const { error } = await storePart(arg)
      if (isClosed()) return {}
      const refused = new Set(Object.keys(fieldErrors(error)).map((path) => path.split('.')[1])).size
      if (refused > 0) {
        setParts([])
        dispatch(rowsChanged({ parts: [] }))
        return { failure: `${progressText()} Hay ${countedRows(refused)} por revisar.` }
      }
      if (error) return { failure: `${progressText()} ${errorMessage(error)}` }
      dispatch(partStored(sent.map(({ id, accion }) => ({ id, accion }))))
    }
    setParts([])
    return { step: 'listo' }
  }

  const send = () =>
    press(async () => {
      const archivo = namedIn(source?.archivo ?? '')
      const porFuera = (source?.above.length ?? 0) + rows.length - saved.length - good.length
      const body = { noun: noun.noun, grupo, archivo, porFuera, total, enCaja }
      const result = await sendParts(pending ? parts : partsOf(good, body))
      dispatch(imported(noun.noun))
      return result
    })

  const takeBack = () =>
    press(async () => {
      const { error } = await undo({ grupo })
      return error ? { failure: errorMessage(error) } : { step: 'listo' }
    })

  return {
    ...read,
    send,
    takeBack,
    undoing,
    undone,
    wrong,
    saved,
    good,
    /** Whether a part is under way, or without its answer: its rows may be stored. */
    pending,
    unanswered: pending && (undoing || !busy),
    /** How far it is: null before the first row is sent. */
    progress: saved.length > 0 || pending ? progressText() : null,
  }
}

export type Import = ReturnType<typeof useSending>

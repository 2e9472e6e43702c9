import { useState } from 'react'
import { errorMessage, fieldErrors } from '../../api/client/errors'
import { useAppDispatch } from '../../api/client/hooks'
import { imported, useImportarMutation, type PartCall } from '../../api/importaciones'
import { PLAZO_PARA_DESHACER } from '../../contract/importables'
import { counted, countedRows, numero } from '../../ui/texts/formats'
import { toastShown } from '../../ui/toasts/toastSlice'
import { importChanged, partStored, rowsChanged } from '../fileRows/importSlice'
import { isWrong } from '../fileRows/rows'
import { namedIn, partsOf } from '../fileRows/send'
import type { useImport } from './useImport'

/** Sends the rows in parts, one after the other, once all of them are judged. @param onStored is called after the last. */
export function useSending(read: ReturnType<typeof useImport>, onStored: () => void) {
  const { noun, isClosed, rows, source, grupo, enCaja } = read
  const dispatch = useAppDispatch()
  const [storePart] = useImportarMutation()
  /** The parts that are still to be acknowledged; the first may be stored. */
  const [parts, setParts] = useState<readonly PartCall[]>([])
  const pending = parts.length > 0

  const saved = rows.filter((row) => row.saved)
  const wanted = rows.filter((row) => row.accion !== 'omitir' && !row.saved)
  const good = wanted.filter((row) => !isWrong(row))
  const wrong = wanted.filter(isWrong)
  const total = parts[0]?.total ?? saved.length + good.length
  const progressOf = (stored: number) => `Guardadas ${numero(stored)} de ${numero(total)}.`

  /** Sends parts until one is refused or has no answer. @returns why it went no further. */
  async function sendParts(queue: readonly PartCall[]) {
    let stored = saved.length
    for (const [index, part] of queue.entries()) {
      setParts(queue.slice(index))
      const { error } = await storePart(part)
      if (isClosed()) return undefined
      const refused = new Set(Object.keys(fieldErrors(error)).map((path) => path.split('.')[1])).size
      if (refused > 0) {
        setParts([])
        dispatch(rowsChanged({ parts: [] }))
        return `${progressOf(stored)} Hay ${countedRows(refused)} por revisar.`
      }
      if (error) return `${progressOf(stored)} ${errorMessage(error)}`
      stored += part.filas.length
      dispatch(partStored(part.filas))
    }
    const message = `Importación terminada: ${counted(total, noun.words)}.`
    dispatch(toastShown({ type: 'exito', message, undo: grupo, duration: PLAZO_PARA_DESHACER }))
    onStored()
    return undefined
  }

  const send = async () => {
    dispatch(importChanged({ busy: true, failure: null }))
    const archivo = namedIn(source?.archivo ?? '')
    const porFuera = (source?.above.length ?? 0) + rows.length - saved.length - good.length
    const body = { noun: noun.noun, grupo, archivo, porFuera, total, enCaja }
    const failure = (await sendParts(pending ? parts : partsOf(good, body))) ?? null
    dispatch(imported(noun.noun))
    if (!isClosed()) dispatch(importChanged({ busy: false, failure }))
  }

  return {
    ...read,
    send,
    wrong,
    saved,
    good,
    /** Whether a part is under way, or without its answer: its rows may be stored. */
    pending,
    /** How far it is: null before the first row is sent. */
    progress: saved.length > 0 || pending ? progressOf(saved.length) : null,
  }
}

export type Import = ReturnType<typeof useSending>

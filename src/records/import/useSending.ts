import { useEffect, useRef, useState } from 'react'
import { errorMessage, fieldErrors } from '../../api/client/errors'
import { useAppDispatch } from '../../api/client/hooks'
import { today } from '../../api/client/today'
import { useDeshacerMutation } from '../../api/historial'
import { imported, useImportarMutation } from '../../api/importaciones'
import type { Deshecho } from '../../contract/historial'
import { numero } from '../../ui/texts/formats'
import type { ImportNoun } from './noun'
import { isWrong, type ImportRow } from './rows'
import { leftOut, NOTHING, partsOf, refusalsOf, toCorrect, type Part } from './send'
import type { Import } from './useImport'
import { usePress } from './usePress'
import { useReview } from './useReview'

/** Whether some row is of a day before today. */
function haveEarlier(rows: readonly ImportRow[]): boolean {
  const now = today()
  return rows.some(({ datos: { fecha } }) => typeof fecha === 'string' && fecha < now)
}

/** Has the rows judged, and sends them in parts, one after the other. */
export function useSending(noun: ImportNoun, state: Import) {
  const { rows, source, grupo, soloBuenas, note, goTo } = state
  const dispatch = useAppDispatch()
  const presses = usePress()
  const { press, busy, failure, fail } = presses
  const { wanted, readable, revise, resumen } = useReview(noun, state, presses)
  const [storePart] = useImportarMutation()
  const [undo, { isLoading: undoing }] = useDeshacerMutation()
  const [acknowledged, setAcknowledged] = useState(NOTHING)
  /** The parts that are still to be acknowledged; the first may be stored. */
  const [parts, setParts] = useState<readonly Part[]>([])
  const [enCaja, setEnCaja] = useState(false)
  const [undone, setUndone] = useState<Deshecho | null>(null)
  const closed = useRef(false)
  useEffect(() => {
    closed.current = false
    return () => void (closed.current = true)
  }, [])

  const good = wanted.filter((row) => !isWrong(row))
  const count = (action: ImportRow['accion']) => good.filter((row) => row.accion === action).length
  const { creadas, corregidas, told } = acknowledged
  const total =
    told + (parts.length > 0 ? parts.reduce((sum, part) => sum + part.rows.length, 0) : good.length)
  const progress = (stored: number) => `Guardadas ${numero(stored)} de ${numero(total)}.`
  const offersCaja = noun.noun === 'liquidaciones' && haveEarlier(good)

  /** Sends parts until one is refused or has no answer. */
  async function sendParts(queue: readonly Part[], before: typeof acknowledged) {
    let now = before
    for (const [index, part] of queue.entries()) {
      if (closed.current) return
      const { body, idempotencyKey } = part
      const { data, error } = await storePart({ noun: noun.noun, idempotencyKey, ...body })
      const refusals = refusalsOf(noun, part.rows, data?.errores ?? fieldErrors(error))
      const judged = part.rows.map((row) => ({ ...row, refused: refusals.get(row.id) }))
      if (!data) {
        const stored = now.creadas + now.corregidas
        if (refusals.size === 0) return fail(`${progress(stored)} ${errorMessage(error)}`)
        note(judged)
        setParts([])
        fail(`${progress(stored)} ${toCorrect(refusals.size)}`)
        return goTo('revisar')
      }
      note(judged.map((row) => (row.refused ? row : { ...row, saved: true })))
      now = {
        creadas: now.creadas + data.creadas,
        corregidas: now.corregidas + data.corregidas,
        told: now.told + part.rows.length,
        refused: [...now.refused, ...leftOut(judged)],
      }
      setAcknowledged(now)
      setParts(queue.slice(index + 1))
    }
    goTo('resultado')
  }

  const send = () =>
    press(async () => {
      let queue = parts
      let before = acknowledged
      if (queue.length === 0) {
        const archivo = (source?.archivo ?? '').slice(0, 120)
        queue = partsOf(good, { grupo, archivo, total, soloBuenas, enCaja: enCaja && offersCaja })
        before = { ...acknowledged, refused: leftOut(wanted) }
        setAcknowledged(before)
        setParts(queue)
      }
      await sendParts(queue, before)
      dispatch(imported(noun.noun))
    })

  const takeBack = () =>
    press(async () => {
      const { data, error } = await undo({ grupo })
      if (error) return fail(errorMessage(error))
      setUndone(data)
      goTo('resultado')
    })

  return {
    revise,
    /** What the server has judged settlements to come to. */
    resumen,
    send,
    takeBack,
    busy,
    undoing,
    failure,
    /** How far it is: null before the first row is sent. */
    progress:
      told > 0 || parts.length > 0
        ? { text: progress(creadas + corregidas), percent: (100 * (creadas + corregidas)) / total }
        : null,
    /** Whether a part is under way, or without its answer: its rows may be stored. */
    pending: parts.length > 0,
    unanswered: parts.length > 0 && (undoing || !busy),
    result: { ...acknowledged, undone },
    /** For the import as a whole: it is not asked again once a part is stored. */
    caja: offersCaja && told === 0 ? { checked: enCaja, choose: setEnCaja } : null,
    total: good.length,
    readable: readable.length,
    unreadable: wanted.length - readable.length,
    counts: {
      crear: count('crear'),
      corregir: count('corregir'),
      omitir: rows.length - good.length - creadas - corregidas,
    },
  }
}

export type Sending = ReturnType<typeof useSending>

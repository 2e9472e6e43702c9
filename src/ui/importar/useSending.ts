import { useRef, useState } from 'react'
import { errorMessage, fieldErrors } from '../../api/client/errors'
import { newIdempotencyKey } from '../../api/client/idempotency'
import { useImportarMutation } from '../../api/importaciones'
import type { ImportNoun } from './noun'
import { isWrong, type ImportRow } from './rows'
import { errorsByRow, filaOf, joined, type Result } from './send'
import type { Import } from './useImport'

/** Sends the rows in one call. */
export function useSending(noun: ImportNoun, { rows, source, refuse, goTo }: Import) {
  const [importAll] = useImportarMutation()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const key = useRef('')
  const underWay = useRef(false)

  const wanted = rows.filter((row) => row.accion !== 'omitir')
  const good = wanted.filter((row) => !isWrong(row))
  const omitidas = rows.length - good.length
  const leftOut = wanted.filter(isWrong).map((row) => ({ row, reason: joined(row.errors) }))
  const count = (action: ImportRow['accion']) => good.filter((row) => row.accion === action).length

  async function sendAll(soloBuenas: boolean): Promise<Result | null> {
    const answer = await importAll({
      noun: noun.noun,
      archivo: (source?.archivo ?? '').slice(0, 120),
      soloBuenas,
      filas: good.map(filaOf),
      idempotencyKey: key.current,
    })
    if (answer.error) {
      const errors = errorsByRow(noun, good, fieldErrors(answer.error))
      refuse(errors)
      setFailure(errorMessage(answer.error))
      if (errors.size > 0) goTo('revisar')
      return null
    }
    const { uuid, creadas, corregidas, errores } = answer.data
    const errors = errorsByRow(noun, good, errores)
    const refused = good.flatMap((row) => {
      const reasons = errors.get(row.id)
      return reasons ? [{ row, reason: joined(reasons) }] : []
    })
    return {
      uuid,
      creadas,
      corregidas,
      omitidas: rows.length - creadas - corregidas,
      refused: [...leftOut, ...refused],
    }
  }

  const send = async (soloBuenas: boolean) => {
    if (underWay.current) return
    underWay.current = true
    setFailure(null)
    setSending(true)
    try {
      const outcome = await sendAll(soloBuenas)
      if (!outcome) return
      setResult(outcome)
      goTo('resultado')
    } finally {
      underWay.current = false
      setSending(false)
    }
  }

  return {
    send,
    /** Each confirmation is one press, however often it is repeated. */
    confirm: () => {
      key.current = newIdempotencyKey()
      setFailure(null)
      goTo('confirmar')
    },
    forget: () => setFailure(null),
    sending,
    failure,
    result,
    total: good.length,
    counts: { crear: count('crear'), corregir: count('corregir'), omitir: omitidas },
  }
}

export type Sending = ReturnType<typeof useSending>

import { useRef, useState } from 'react'
import { isOwnServer } from '../../api/client/baseUrl'
import { errorMessage, fieldErrors } from '../../api/client/errors'
import { useAppDispatch } from '../../api/client/hooks'
import { newIdempotencyKey } from '../../api/client/idempotency'
import { importadas, useImportarFilaMutation, useImportarMutation } from '../../api/importaciones'
import type { Datos, ImportNoun } from './noun'
import { isWrong, type ImportRow } from './rows'
import { errorsByRow, filaOf, joined, reasonOf, type Result } from './send'
import type { Import } from './useImport'

const NOT_SENT = 'No se envió: la importación se detuvo.'

/** Sends the rows: in one call to our own server, one after the other to another host. */
export function useSending(noun: ImportNoun, { rows, source, refuse, goTo }: Import) {
  const [importAll] = useImportarMutation()
  const [importRow] = useImportarFilaMutation()
  const dispatch = useAppDispatch()
  const [sent, setSent] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const key = useRef('')
  const stopped = useRef(false)
  const underWay = useRef(false)

  const wanted = rows.filter((row) => row.accion !== 'omitir')
  const good = wanted.filter((row) => !isWrong(row))
  const omitidas = rows.length - good.length
  const leftOut = wanted.filter(isWrong).map((row) => ({ row, reason: joined(row.errors) }))
  const count = (action: ImportRow['accion'], list: readonly ImportRow[] = good) =>
    list.filter((row) => row.accion === action).length

  async function toOwnServer(soloBuenas: boolean): Promise<Result | null> {
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

  /** The host takes whole records: what the file does not have is as in an empty form. */
  const wholeOf = (row: ImportRow) => {
    const fila = filaOf(row)
    return fila.accion === 'crear' ? { ...fila, datos: noun.schema.parse(fila.datos) as Datos } : fila
  }

  async function rowByRow(): Promise<Result> {
    const stored: ImportRow[] = []
    const refused = [...leftOut]
    for (const [index, row] of good.entries()) {
      if (stopped.current) {
        refused.push({ row, reason: NOT_SENT })
        continue
      }
      const { error } = await importRow({ noun: noun.noun, fila: wholeOf(row), uuid: row.existing?.uuid })
      if (error) refused.push({ row, reason: reasonOf(error) })
      else stored.push(row)
      setSent(index + 1)
    }
    dispatch(importadas(noun.noun))
    return {
      creadas: count('crear', stored),
      corregidas: count('corregir', stored),
      omitidas: rows.length - stored.length,
      refused,
      stopped: stopped.current,
    }
  }

  const send = async (soloBuenas: boolean) => {
    if (underWay.current) return
    underWay.current = true
    stopped.current = false
    setFailure(null)
    setSent(0)
    try {
      const outcome = isOwnServer() ? await toOwnServer(soloBuenas) : await rowByRow()
      if (!outcome) return
      setResult(outcome)
      goTo('resultado')
    } finally {
      underWay.current = false
      setSent(null)
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
    stop: () => {
      stopped.current = true
    },
    /** How many rows have been sent, while they are. */
    sent,
    failure,
    result,
    total: good.length,
    counts: { crear: count('crear'), corregir: count('corregir'), omitir: omitidas },
  }
}

export type Sending = ReturnType<typeof useSending>

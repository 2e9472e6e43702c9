import { useEventCallback } from '@mui/material/utils'
import { useState, type Dispatch, type SetStateAction } from 'react'
import { fieldErrors, errorMessage, isUnauthorized } from '../../../api/client/errors'
import { useAppDispatch } from '../../../api/client/hooks'
import { useCrearLiquidacionMutation, useLiquidarMutation } from '../../../api/liquidaciones'
import { erroresPorCampo } from '../../../contract/errores'
import { dateUsed } from '../workingDateSlice'
import { rebaseGastos } from '../rebase'
import { baseValues, readValues } from './baseValues'
import { change, saved, type Entries } from './entries'
import type { SheetRow } from './sheetRow'
import { useLoadDetalle } from './useLoadDetalle'

const REVIEW = 'Revise las celdas marcadas.'
const TYPE_AGAIN = 'Revise la fila y escriba de nuevo en ella para guardarla.'

/** A record that is not the one that was seen; one of ours whose answer was lost before it was typed in again. */
const OTHER_RECORD: readonly unknown[] = [409, 422]
const FORBIDDEN = 403

/** Sends rows of the sheet, each in a call of its own; what is refused stays as typed. */
export function useSending(setEntries: Dispatch<SetStateAction<Entries>>) {
  const dispatch = useAppDispatch()
  const [create] = useCrearLiquidacionMutation()
  const [edit] = useLiquidarMutation()
  const load = useLoadDetalle()
  const [savedBuses, setSavedBuses] = useState<ReadonlySet<string>>(new Set())

  const refuse = async (row: SheetRow, error: unknown) => {
    // What is typed stays in the draft, for after the next sign-in.
    if (isUnauthorized(error)) return setEntries((now) => change(now, row.id, { saving: false, left: false }))
    const refusal = { message: errorMessage(error), errors: fieldErrors(error) }
    setEntries((now) => change(now, row.id, { saving: false, refusal }))
    const { status } = error as { status?: unknown }
    // A till may have been closed meanwhile: then the row shows its lock.
    if (status === FORBIDDEN) await load(row)
    if (!OTHER_RECORD.includes(status)) return
    // The person has been told: the next attempt knows the record that is stored now, and keeps its other expenses.
    const now = await load(row)
    const onto = now?.uuid ? baseValues(row.fecha, row.bus, now) : null
    const { base } = row
    if (!now?.uuid || !onto || !base) return
    setEntries((entries) => {
      const entry = entries[row.id]
      if (!entry) return entries
      // Merged from what was typed over: the row's base may have a colleague's expense already.
      const gastos =
        entry.changes.gastos && rebaseGastos(entry.changes.gastos, entry.gastos ?? base.gastos, onto.gastos)
      const changes = gastos ? { ...entry.changes, gastos } : entry.changes
      const told = { ...refusal, message: `${refusal.message} ${TYPE_AGAIN}`, conflict: true }
      return change(entries, row.id, { seen: now, gastos: onto.gastos, changes, refusal: told })
    })
  }

  /** @returns whether there is still a session to send others in. */
  const send = useEventCallback(async (row: SheetRow): Promise<boolean> => {
    const { id, entry, values, fecha } = row
    if (!entry || entry.saving || row.locked || !row.base) return true
    const seen = { uuid: entry.seen?.uuid ?? null, version: entry.seen?.version ?? null }
    const { body, issues } = readValues({ ...values, ...seen })
    if (issues) {
      const refusal = { message: issues[0]?.message ?? REVIEW, errors: erroresPorCampo(issues) }
      setEntries((now) => change(now, id, { refusal }))
      return true
    }
    setEntries((now) => change(now, id, { saving: true, refusal: null }))
    const { data, error } = await (seen.uuid ? edit(body) : create({ ...body, idempotencyKey: entry.key }))
    if (!data) {
      await refuse(row, error)
      return !isUnauthorized(error)
    }
    dispatch(dateUsed(fecha))
    const now = await load(row)
    setSavedBuses((buses) => new Set(buses).add(id))
    const stored = now?.uuid
      ? { seen: now, gastos: baseValues(fecha, row.bus, now)?.gastos }
      : { seen: data, gastos: values.gastos }
    setEntries((entries) => saved(entries, id, entry.changes, stored))
    return true
  })

  return { send, savedBuses }
}

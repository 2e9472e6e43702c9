/** Which settlement follows the one that has been saved: the next bus of the day, or the next pending one of the table. */
import { useState } from 'react'
import { useBusesQuery } from '../../api/buses'
import { errorMessage } from '../../api/client/errors'
import { isNotFound } from '../../api/client/staleRecord'
import { useAppStore } from '../../api/client/hooks'
import { knownLiquidaciones, useLazyDetalleLiquidacionQuery } from '../../api/liquidaciones'
import type { BusFila } from '../../contract/buses'
import { fechaLarga } from '../../contract/fechas'
import type { LiquidacionDetalle, LiquidacionFila } from '../../contract/liquidaciones'
import { soloSensores } from '../../contract/registradora'
import type { Continuation } from '../../ui/form/status'
import { isToEnter } from '../../records/settlement/isToEnter'
import {
  creationOf,
  EMPTY_CREATION,
  valuesOf,
  type CreationValues,
  type LiquidacionValues,
} from '../../records/settlement/values'

/** The rows after one of them, round from their end. */
function following<Row>(rows: readonly Row[], isCurrent: (row: Row) => boolean) {
  const index = rows.findIndex(isCurrent)
  return [...rows.slice(index + 1), ...rows.slice(0, Math.max(index, 0))]
}

/** The buses after one, in the selector's order, whose settlement of the date staff have not entered. */
export function busesToEnter(
  buses: readonly BusFila[],
  rows: readonly LiquidacionFila[],
  { fecha, busNumero }: Pick<LiquidacionValues, 'fecha' | 'busNumero'>,
) {
  const ofDay = rows.filter((row) => row.fecha === fecha && !soloSensores(row))
  const entered = new Set(ofDay.map((row) => row.busNumero))
  return following(buses, ({ numero }) => numero === busNumero).filter(({ numero }) => !entered.has(numero))
}

/** The pending settlements of the rows after one. */
export const pendingAfter = (rows: readonly LiquidacionFila[], uuid: string) =>
  following(rows, (row) => row.uuid === uuid).filter(({ liquidada }) => !liquidada)

/** The field to go on with. */
export const nextField = ({ conductorDocumento }: LiquidacionValues) =>
  conductorDocumento ? 'viajes' : 'conductorDocumento'

/**
 * 'Guardar y siguiente': the form for the next bus not entered yet on the same date, as Buscar would load it: the last
 * register, the sensor's count, the driver. A 404 is no error here, since the person did not press Buscar.
 */
export function useNextBus() {
  const { getState } = useAppStore()
  const { data: buses = [] } = useBusesQuery()
  const [search] = useLazyDetalleLiquidacionQuery()
  /** Settlements created in this dialog, since the list behind it may show only a search. */
  const [created] = useState(() => new Set<string>())

  return async (sent: LiquidacionValues): Promise<Continuation<CreationValues>> => {
    const { fecha, busNumero } = sent
    created.add(`${fecha} ${busNumero}`)
    const done = `Creada la del bus ${busNumero}.`
    for (const bus of busesToEnter(buses, knownLiquidaciones(getState()), sent)) {
      const { numero, conductorDocumento } = bus
      if (created.has(`${fecha} ${numero}`)) continue
      const { data, error } = await search({ fecha, busNumero: numero })
      // `error` first: RTK Query keeps the former `data` beside it.
      const found = error ? undefined : data
      // A colleague has entered this bus since the list was loaded.
      if (found && !isToEnter(found)) continue
      const values = found ? creationOf(found) : { ...EMPTY_CREATION, fecha, busNumero: numero }
      values.conductorDocumento ??= conductorDocumento
      const message = error && !isNotFound(error) ? errorMessage(error) : null
      return { values, message, field: nextField(values), note: `${done} Sigue el ${numero}.` }
    }
    const note = `${done} No falta ningún otro bus de ese día.`
    return { values: { ...EMPTY_CREATION, fecha }, message: null, field: 'busNumero', note }
  }
}

/**
 * 'y siguiente': the form of the pending settlement that follows one in the table, as it is searched, filtered and sorted. It
 * passes over those that a colleague has settled or deleted meanwhile; null when none is left.
 *
 * @param onNext called with the row of the table and the whole record
 */
export function useNextPending(
  view: () => readonly LiquidacionFila[],
  uuid: string,
  onNext: (row: LiquidacionFila, record: LiquidacionDetalle) => void,
) {
  const [ask] = useLazyDetalleLiquidacionQuery()
  // As they were before any save, after which a settlement may no longer be among them.
  const [seen] = useState(view)

  return async ({ busNumero }: LiquidacionValues): Promise<Continuation<LiquidacionValues> | null> => {
    for (const row of pendingAfter(seen, uuid)) {
      const { data, error } = await ask({ uuid: row.uuid })
      if (error && !isNotFound(error)) return null
      if (error || !data || data.liquidada) continue
      onNext(row, data)
      const note = `Liquidada la del bus ${busNumero}. Sigue la del ${data.busNumero}, del ${fechaLarga(data.fecha)}.`
      return { values: valuesOf(data), message: null, field: 'viajes', note }
    }
    return null
  }
}

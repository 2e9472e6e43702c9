import { skipToken } from '@reduxjs/toolkit/query'
import { memo, useEffect, useEffectEvent } from 'react'
import { DETALLES_AT_A_TIME, useDetalleLiquidacionQuery } from '../../../api/liquidaciones'
import type { LiquidacionFila } from '../../../contract/liquidaciones'
import { isNone } from './isNone'
import type { BusDay } from './sheetRow'

interface LoaderProps {
  fecha: string
  busNumero: string
  /** The settlement that the day's list has of this bus; undefined until the list is here. */
  stored: string | null | undefined
  /** The day's list: another one whenever it is answered anew. */
  list: readonly LiquidacionFila[] | undefined
  skip: boolean
}

/**
 * Keeps a bus's record in the cache while the sheet is open, and asks again when the day's list names another settlement of it, or
 * comes anew after a failure.
 */
function DetalleLoader({ fecha, busNumero, stored, list, skip }: LoaderProps) {
  const { currentData, isSuccess, isError, error, refetch } = useDetalleLiquidacionQuery(
    skip ? skipToken : { fecha, busNumero },
  )
  const follow = useEffectEvent(() => {
    const isAnswered = isSuccess || isError
    const isOther = isAnswered && (currentData?.uuid ?? null) !== stored
    if (isOther || (isError && !isNone(error))) void refetch()
  })
  useEffect(() => {
    if (list) follow()
  }, [list])
  return null
}

interface Props {
  days: readonly Omit<BusDay, 'saved' | 'closed'>[]
  /** The settlements of the day. */
  settlements: readonly LiquidacionFila[] | undefined
}

/** Loads these rows, a few at a time. */
export const DetalleLoaders = memo(function DetalleLoaders({ days, settlements }: Props) {
  const waiting = days.filter(({ detalle, failure }) => detalle === undefined && !failure)
  const allowed = new Set(waiting.slice(0, DETALLES_AT_A_TIME))
  const uuids = new Map(settlements?.map(({ busNumero, uuid }) => [busNumero, uuid]))
  return days.map((day) => (
    <DetalleLoader
      key={day.bus.numero}
      fecha={day.fecha}
      busNumero={day.bus.numero}
      stored={settlements && (uuids.get(day.bus.numero) ?? null)}
      list={settlements}
      skip={day.detalle === undefined && !day.failure && !allowed.has(day)}
    />
  ))
})

import { skipToken } from '@reduxjs/toolkit/query'
import { memo, useEffect, useEffectEvent } from 'react'
import { isNotFound } from '../../../api/client/staleRecord'
import { DETALLES_AT_A_TIME, useDetalleLiquidacionQuery } from '../../../api/liquidaciones'
import type { LiquidacionFila } from '../../../contract/liquidaciones'
import type { SheetRow } from './sheetRow'

interface LoaderProps {
  fecha: string
  busNumero: string
  /** The day's list: another one whenever it is answered anew. */
  list: readonly LiquidacionFila[] | undefined
  skip: boolean
}

/**
 * Keeps a bus's record in the cache while the sheet is open, and asks again when the day's list names another settlement of it, or
 * comes anew after a failure.
 */
const DetalleLoader = memo(function DetalleLoader({ fecha, busNumero, list, skip }: LoaderProps) {
  const { currentData, isSuccess, isError, error, refetch } = useDetalleLiquidacionQuery(
    skip ? skipToken : { fecha, busNumero },
  )
  const follow = useEffectEvent(() => {
    const stored = list?.find((one) => one.busNumero === busNumero)?.uuid ?? null
    const isOther = (isSuccess || isError) && (currentData?.uuid ?? null) !== stored
    if (isOther || (isError && !isNotFound(error))) void refetch()
  })
  useEffect(() => {
    if (list) follow()
  }, [list])
  return null
})

interface Props {
  fecha: string
  rows: readonly SheetRow[]
  /** The settlements of the day. */
  settlements: readonly LiquidacionFila[] | undefined
}

/** Loads these rows, a few at a time. */
export function DetalleLoaders({ fecha, rows, settlements }: Props) {
  const waiting = rows.filter(({ detalle, hasFailed }) => detalle === undefined && !hasFailed)
  const later = waiting.slice(DETALLES_AT_A_TIME)
  return rows.map((row) => (
    <DetalleLoader
      key={row.id}
      fecha={fecha}
      busNumero={row.id}
      list={settlements}
      skip={later.includes(row)}
    />
  ))
}

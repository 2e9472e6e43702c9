import { useRef } from 'react'
import { useAppSelector } from '../../api/client/hooks'
import { useLazyDetalleLiquidacionQuery } from '../../api/liquidaciones'
import type { LiquidacionDetalle, LiquidacionFila } from '../../contract/liquidaciones'
import { selectTable } from '../../ui/columns/tableSlice'
import { rowsInView } from '../../ui/columns/useTableView'
import { COLUMNS, TABLE } from './columns'

const GONE = 404

/** The pending settlements of the rows after one of them, round from their end. */
export function pendingAfter(rows: readonly LiquidacionFila[], uuid: string): string[] {
  const index = rows.findIndex((row) => row.uuid === uuid)
  return [...rows.slice(index + 1), ...rows.slice(0, Math.max(index, 0))]
    .filter(({ liquidada }) => !liquidada)
    .map((row) => row.uuid)
}

/** The pending settlement that follows one in the table, as it is searched, filtered and sorted. */
export function useNextPending(rows: readonly LiquidacionFila[], uuid: string) {
  const table = useAppSelector((state) => selectTable(state, TABLE))
  const [ask] = useLazyDetalleLiquidacionQuery()
  const following = useRef<string[]>([])
  return {
    /** To be called before a save, after which the settlement may no longer be among the rows. */
    remember: () => {
      following.current = pendingAfter(rowsInView(rows, COLUMNS, table), uuid)
    },
    /** Passes over those that a colleague has settled or deleted meanwhile; null when none is left. */
    load: async (): Promise<LiquidacionDetalle | null> => {
      for (const next of following.current) {
        const { data, error } = await ask({ uuid: next })
        if (!error && data && !data.liquidada) return data
        if (error && !('status' in error && error.status === GONE)) return null
      }
      return null
    },
  }
}

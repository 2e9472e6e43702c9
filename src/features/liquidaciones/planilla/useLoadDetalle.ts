import { useCallback } from 'react'
import { useAppDispatch } from '../../../api/client/hooks'
import { liquidacionesApi } from '../../../api/liquidaciones'
import type { SheetRow } from './sheetRow'

/** Asks for a row's record again: as it is now, with its version. */
export function useLoadDetalle() {
  const dispatch = useAppDispatch()
  return useCallback(
    async ({ fecha, id: busNumero }: Pick<SheetRow, 'fecha' | 'id'>) => {
      const { initiate } = liquidacionesApi.endpoints.detalleLiquidacion
      const options = { forceRefetch: true, subscribe: false } as const
      const { data } = await dispatch(initiate({ fecha, busNumero }, options))
      return data
    },
    [dispatch],
  )
}

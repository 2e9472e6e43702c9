import { skipToken } from '@reduxjs/toolkit/query'
import { useCallback, useMemo, useState } from 'react'
import { useAppDispatch } from '../../../api/client/hooks'
import { FRESH } from '../../../api/client/untracked'
import {
  emitidosApi,
  useCoincidenciaQuery,
  useEmitidosQuery,
  type FiltroEmitidos,
} from '../../../api/emitidos'
import { MAXIMO_COINCIDENCIA } from '../../../contract/emitidos'
import { RecordsSection } from '../../../records/page/RecordsPage'
import type { ExportOptions } from '../../../records/table/tableProps'
import { LoadError } from '../../../ui/loading/LoadError'
import { FILE_COLUMNS, numberOf, type EmitidoFila } from './columns'
import { RECORDS } from './records'

interface Props {
  filter: FiltroEmitidos
  /** The records as this page shows them. */
  records?: typeof RECORDS
}

/** Issued papers that a search finds, with what agrees no more on the page that is shown. */
export function EmitidosSection({ filter, records = RECORDS }: Props) {
  const dispatch = useAppDispatch()
  const query = useEmitidosQuery(filter)
  const { currentData, isFetching, error } = query
  const stored = currentData?.emitidos
  /** The uuids of the valid papers on the page that is shown. */
  const [uuids, setUuids] = useState('')
  const onShown = useCallback((rows: readonly EmitidoFila[]) => {
    const valid = rows.filter(({ anulado }) => !anulado)
    setUuids(
      valid
        .map(({ uuid }) => uuid)
        .sort()
        .join(','),
    )
  }, [])
  const { currentData: differences } = useCoincidenciaQuery(uuids ? { uuids } : skipToken)
  const rows = useMemo(() => {
    const numbers = new Map(stored?.map((row) => [row.uuid, numberOf(row)]))
    return stored?.map((row): EmitidoFila => ({
      ...row,
      diferencia: differences?.[row.uuid],
      otro: numbers.get(row.reemplazadoPor ?? row.reemplaza ?? ''),
    }))
  }, [stored, differences])
  const exportOptions: ExportOptions<EmitidoFila> = {
    fileName: 'documentos-emitidos',
    search: filter,
    whole: async (found) => {
      const counting = found.filter(({ anulado }) => !anulado).map(({ uuid }) => uuid)
      const all: Record<string, number> = {}
      while (counting.length > 0) {
        const uuids = counting.splice(0, MAXIMO_COINCIDENCIA).join(',')
        const { data } = await dispatch(emitidosApi.endpoints.coincidencia.initiate({ uuids }, FRESH))
        if (!data) return undefined
        Object.assign(all, data)
      }
      return {
        columns: FILE_COLUMNS,
        rows: found.map((row) => ({ ...row, diferencia: all[row.uuid] })),
      }
    },
  }
  if (error && !isFetching) return <LoadError query={query} />
  return (
    <RecordsSection
      section
      {...{ records, rows, exportOptions, onShown }}
      totals={[{ label: 'Total vigente', value: currentData?.total }]}
      loading={isFetching}
    />
  )
}

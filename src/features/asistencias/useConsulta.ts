import { useMemo } from 'react'
import { forceRefetch } from '../../api/client/forceRefetch'
import { asistenciasApi, useAsistenciasDelDiaQuery, useAsistenciasDelMesQuery } from '../../api/asistencias'
import { ConsultaAsistenciasSchema } from '../../contract/asistencias'
import { useSearch } from '../../records/searches/useSearch'
import { identified } from './columns'

/** The last search: `tipo` is 'mes' or 'dia', with the month (1 to 12) or the date; `null` where not chosen. */
export type FiltroAsistencias = {
  tipo: string | null
  mes: string | null
  fecha: string | null
}

export const EMPTY_FILTER: FiltroAsistencias = { tipo: null, mes: null, fecha: null }

const { asistenciasDelDia, asistenciasDelMes } = asistenciasApi.endpoints

const monthArgs = ({ mes: month }: FiltroAsistencias) => ({ mes: Number(month) })
const dayArgs = ({ fecha }: FiltroAsistencias) => ({ fecha: fecha ?? '', crear: false })

const SEARCH = {
  table: 'asistencias',
  empty: EMPTY_FILTER,
  schema: ConsultaAsistenciasSchema,
  ask: (filter: FiltroAsistencias) =>
    filter.tipo === 'dia'
      ? forceRefetch(asistenciasDelDia, dayArgs(filter))
      : forceRefetch(asistenciasDelMes, monthArgs(filter)),
}

/** The attendance of the searched month or day; no rows before the first search. */
export function useConsulta() {
  const search = useSearch(SEARCH)
  const filter = search.filter ?? EMPTY_FILTER
  const ofMonth = useAsistenciasDelMesQuery(monthArgs(filter), { skip: filter.tipo !== 'mes' })
  const ofDay = useAsistenciasDelDiaQuery(dayArgs(filter), { skip: filter.tipo !== 'dia' })
  const { currentData, isFetching: loading } = filter.tipo === 'dia' ? ofDay : ofMonth
  const rows = useMemo(() => identified(currentData), [currentData])
  return { rows, loading, search }
}

import { useMemo } from 'react'
import { forceRefetch } from '../../api/client/forceRefetch'
import { asistenciasApi, useAsistenciasDelDiaQuery, useAsistenciasDelMesQuery } from '../../api/asistencias'
import { ConsultaAsistenciasSchema } from '../../contract/asistencias'
import { useFilterAddress } from '../../records/searches/useFilterAddress'
import { identified } from './columns'
import { EMPTY_FILTER, filterApplied, selectFilter, type FiltroAsistencias } from './filterSlice'

const { asistenciasDelDia, asistenciasDelMes } = asistenciasApi.endpoints

const monthArgs = ({ mes: month }: FiltroAsistencias) => ({ mes: Number(month) })
const dayArgs = ({ fecha }: FiltroAsistencias) => ({ fecha: fecha ?? '', crear: false })

const ask = (filter: FiltroAsistencias) =>
  filter.tipo === 'dia'
    ? forceRefetch(asistenciasDelDia, dayArgs(filter))
    : forceRefetch(asistenciasDelMes, monthArgs(filter))

/** The attendance of the searched month or day; no rows before the first search. */
export function useConsulta() {
  const address = useFilterAddress({
    selectFilter,
    filterApplied,
    empty: EMPTY_FILTER,
    schema: ConsultaAsistenciasSchema,
    ask,
  })
  const filter = address.filter ?? EMPTY_FILTER
  const ofMonth = useAsistenciasDelMesQuery(monthArgs(filter), { skip: filter.tipo !== 'mes' })
  const ofDay = useAsistenciasDelDiaQuery(dayArgs(filter), { skip: filter.tipo !== 'dia' })
  const { currentData, isFetching: loading } = filter.tipo === 'dia' ? ofDay : ofMonth
  const rows = useMemo(() => identified(currentData), [currentData])
  return { rows, loading, ...address }
}

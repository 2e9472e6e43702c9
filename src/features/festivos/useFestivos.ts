import { useMemo } from 'react'
import { esServidorPropio } from '../../api/baseUrl'
import { useFestivosPropuestosQuery, useFestivosQuery } from '../../api/festivos'
import { hoy } from '../../api/today'

/** The holidays by date: a new one comes at the end of the list and is shown in its place. */
export function useFestivos() {
  const { data, isFetching } = useFestivosQuery()
  const filas = useMemo(() => data?.toSorted((uno, otro) => (uno.fecha < otro.fecha ? -1 : 1)), [data])
  return { filas, cargando: isFetching }
}

/** Whether the host proposes holidays: only our own server does, and it is asked, since another may stand at its address. */
export function useHayPropuestas(): boolean {
  const propio = esServidorPropio()
  const { isError } = useFestivosPropuestosQuery({ anio: Number(hoy().slice(0, 4)) }, { skip: !propio })
  return propio && !isError
}

import SearchIcon from '@mui/icons-material/BookmarksOutlined'
import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import { useBusquedasQuery } from '../../api/busquedas'
import { isOwnServer } from '../../api/client/baseUrl'
import { errorMessage } from '../../api/client/errors'
import type { SavedState } from '../../ui/filters/saved/OpeningSearch'
import { useScreens } from '../screens/useScreens'
import type { OptionSource } from './option'

/** The screens that can be searched, by their tables. */
const PATHS: Readonly<Record<string, string>> = {
  liquidaciones: '',
  cierres: 'cierres',
  salarios: 'salarios',
  deudas: 'deudas',
  abonos: 'abonos',
  gastos: 'reportes/gastos',
  asistencias: 'asistencias',
  reporteAsistencias: 'asistencias/reporte',
  historial: 'historial',
}

/** The saved searches of the screens that this person may open. */
export function useSearchOptions(): OptionSource {
  const screens = useScreens()
  const { data, isLoading, error, refetch } = useBusquedasQuery(isOwnServer() ? undefined : skipToken)
  const options = useMemo(
    () =>
      (data ?? []).flatMap(({ uuid, nombre, pantalla, estado }) => {
        const screen = screens.find(({ path }) => path === PATHS[pantalla])
        if (!screen) return []
        return {
          ...{ group: 'Búsquedas' as const, value: `busqueda/${uuid}`, label: nombre, detail: screen.title },
          ...{ icon: SearchIcon, to: `/${screen.path}`, state: { busqueda: estado } satisfies SavedState },
        }
      }),
    [data, screens],
  )
  return {
    options,
    loading: isLoading,
    failure: error && { message: `Búsquedas: ${errorMessage(error)}`, retry: () => void refetch() },
  }
}

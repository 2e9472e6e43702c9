import type { GridFilterModel, GridPaginationModel, GridSortModel } from '@mui/x-data-grid'
import { useCallback, useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '../../api/hooks'
import type { Columna } from './columns'
import {
  columnasCambiadas,
  filtroCambiado,
  ordenCambiado,
  paginaCambiada,
  selectTabla,
  type ValorFiltro,
} from './tableSlice'

/** The store's arrangement of a table as the grid's controlled models, and back. */
export function useTableState<Fila>(
  tabla: string,
  columnas: readonly Columna<Fila>[],
  filasPorPagina: number,
  hayFilas: boolean,
) {
  const dispatch = useAppDispatch()
  const { pagina, filtro, orden, columnas: elegidas } = useAppSelector((state) => selectTabla(state, tabla))

  const paginationModel = useMemo(
    () => ({ page: pagina, pageSize: filasPorPagina }),
    [pagina, filasPorPagina],
  )
  const filterModel = useMemo<GridFilterModel>(
    () => ({
      items: filtro
        ? [{ id: filtro.id, field: filtro.campo, operator: filtro.operador, value: filtro.valor as unknown }]
        : [],
    }),
    [filtro],
  )
  const sortModel = useMemo<GridSortModel>(
    () => (orden ? [{ field: orden.campo, sort: orden.direccion }] : []),
    [orden],
  )
  const columnVisibilityModel = useMemo(() => {
    const ocultas = columnas.filter(({ oculta }) => oculta).map(({ campo }) => [campo, false] as const)
    return { ...Object.fromEntries(ocultas), ...elegidas }
  }, [columnas, elegidas])

  const onPaginationModelChange = useCallback(
    ({ page }: GridPaginationModel) => {
      // While the list loads, the grid falls back to the first page: that is not the person's doing.
      if (hayFilas && page !== pagina) dispatch(paginaCambiada({ tabla, pagina: page }))
    },
    [dispatch, tabla, pagina, hayFilas],
  )
  const onFilterModelChange = useCallback(
    ({ items: [item] }: GridFilterModel) => {
      const nuevo = item && {
        id: item.id,
        campo: item.field,
        operador: item.operator,
        valor: item.value as ValorFiltro,
      }
      dispatch(filtroCambiado({ tabla, filtro: nuevo ?? null }))
    },
    [dispatch, tabla],
  )
  const onSortModelChange = useCallback(
    ([item]: GridSortModel) => {
      const nuevo = item?.sort ? { campo: item.field, direccion: item.sort } : null
      dispatch(ordenCambiado({ tabla, orden: nuevo }))
    },
    [dispatch, tabla],
  )
  const onColumnVisibilityModelChange = useCallback(
    (nuevas: Record<string, boolean>) => dispatch(columnasCambiadas({ tabla, columnas: nuevas })),
    [dispatch, tabla],
  )

  return {
    paginationModel,
    filterModel,
    sortModel,
    columnVisibilityModel,
    onPaginationModelChange,
    onFilterModelChange,
    onSortModelChange,
    onColumnVisibilityModelChange,
  }
}

/** For a screen's own button: whether the table has a column filter, and what takes it away. */
export function useTableFilter(tabla: string): { conFiltro: boolean; limpiar: () => void } {
  const dispatch = useAppDispatch()
  const conFiltro = useAppSelector((state) => selectTabla(state, tabla).filtro !== null)
  const limpiar = useCallback(() => dispatch(filtroCambiado({ tabla, filtro: null })), [dispatch, tabla])
  return { conFiltro, limpiar }
}

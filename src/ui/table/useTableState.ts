import type { GridFilterModel, GridPaginationModel, GridSortModel } from '@mui/x-data-grid'
import { useCallback, useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import type { Columna } from './columns'
import {
  columnasCambiadas,
  filtroCambiado,
  ordenCambiado,
  paginaCambiada,
  selectTabla,
  type ValorFiltro,
} from './tableSlice'
import { filtrar, ordenar } from './view'

const esVisible = <Fila>({ campo, oculta }: Columna<Fila>, elegidas: Record<string, boolean>): boolean =>
  elegidas[campo] ?? !oculta

/** The rows of a table that its filter leaves, sorted, and the columns that it shows. */
export function useTableView<Fila>(
  tabla: string,
  filas: readonly Fila[],
  columnas: readonly Columna<Fila>[],
) {
  const { filtro, orden, columnas: elegidas } = useAppSelector((state) => selectTabla(state, tabla))
  const filtradas = useMemo(() => filtrar(filas, columnas, filtro), [filas, columnas, filtro])
  const vista = useMemo(() => ordenar(filtradas, columnas, orden), [filtradas, columnas, orden])
  const visibles = () => columnas.filter((columna) => esVisible(columna, elegidas))
  return { vista, visibles }
}

/** The store's arrangement of a table as the grid's controlled models, and back. */
export function useTableState<Fila>(
  tabla: string,
  columnas: readonly Columna<Fila>[],
  filasPorPagina: number,
  total: number,
) {
  const dispatch = useAppDispatch()
  const {
    filtro,
    orden,
    columnas: elegidas,
    ...estado
  } = useAppSelector((state) => selectTabla(state, tabla))
  // There may be fewer pages than when it was left; while the list loads there are none.
  const pagina = Math.max(0, Math.min(estado.pagina, Math.ceil(total / filasPorPagina) - 1))

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
  const columnVisibilityModel = useMemo(
    () =>
      Object.fromEntries(columnas.map((columna) => [columna.campo, esVisible(columna, elegidas)] as const)),
    [columnas, elegidas],
  )

  const onPaginationModelChange = useCallback(
    ({ page }: GridPaginationModel) => {
      if (page !== pagina) dispatch(paginaCambiada({ tabla, pagina: page }))
    },
    [dispatch, tabla, pagina],
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
    // To the grid a column that is not named is shown; to the store it is as the screen says.
    (nuevas: Record<string, boolean>) => {
      const todas = Object.fromEntries(columnas.map(({ campo }) => [campo, nuevas[campo] ?? true] as const))
      dispatch(columnasCambiadas({ tabla, columnas: todas }))
    },
    [dispatch, tabla, columnas],
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

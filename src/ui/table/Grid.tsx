import {
  DataGrid,
  type GridApi,
  type GridCellParams,
  type GridEventListener,
  type GridRowSelectionModel,
  type GridValidRowModel,
} from '@mui/x-data-grid'
import { useEventCallback } from '@mui/material/utils'
import { memo, useCallback, useMemo, useState, type RefObject } from 'react'
import { nonceDeLaPagina } from '../nonce'
import { aColDef, type Columna } from './columns'
import { Footer, type Total } from './Footer'
import type { Resalte } from './Legend'
import { Cargando, SinFilas } from './Overlays'
import { ALTO_CARGANDO, ALTO_FILA, ALTO_TITULOS, altoDePagina, estilosDeTabla } from './styles'
import { TEXTOS_TABLA } from './textos'
import { useTableState } from './useTableState'

export interface GridProps<Fila> {
  id: string
  etiqueta: string
  /** All the rows to show, filtered and sorted; the grid is given one page of them. */
  vista: readonly Fila[]
  columnas: readonly Columna<Fila>[]
  /** The field that identifies a row. */
  idFila: Extract<keyof Fila, string>
  cargando: boolean
  mensajeVacio: string
  filasPorPagina: 10 | 30
  seleccionada: string | null
  seleccionable: boolean
  onSeleccionar: (id: string | null) => void
  filaResaltada?: (fila: Fila) => Resalte | undefined
  totales?: readonly Total[]
  /** The rows are the first of a list that is still arriving. */
  parcial: boolean
  apiRef: RefObject<GridApi | null>
}

const NONCE = nonceDeLaPagina()
const SLOTS = { footer: Footer, loadingOverlay: Cargando, noRowsOverlay: SinFilas }
/** A pause in typing after which a column's filter is applied, ms: the rows are here, so that a short one does. */
const PAUSA_DEL_FILTRO = 50
const TECLAS_DE_SELECCION = [' ', 'Enter']
const TECLAS_DE_PAGINA = ['PageUp', 'PageDown']

/**
 * The page as it was while it holds the same rows: that a list has come whole after its first rows, or has been asked for
 * again, draws nothing anew.
 */
function useSamePage<Fila>(pagina: readonly Fila[]): readonly Fila[] {
  const [ultima, setUltima] = useState(pagina)
  if (ultima === pagina) return pagina
  if (ultima.length === pagina.length && pagina.every((fila, i) => fila === ultima[i])) return ultima
  setUltima(pagina)
  return pagina
}

function GridBase<Fila extends GridValidRowModel>(props: GridProps<Fila>) {
  const {
    id,
    vista,
    columnas,
    idFila,
    cargando,
    mensajeVacio,
    filasPorPagina,
    seleccionada,
    totales,
    parcial,
  } = props
  const { onSeleccionar, filaResaltada, seleccionable } = props
  const estado = useTableState(id, columnas, filasPorPagina, vista.length)
  const { paginationModel, onPaginationModelChange } = estado
  const { page } = paginationModel
  const desde = page * filasPorPagina
  const filas = useSamePage(
    useMemo(() => vista.slice(desde, desde + filasPorPagina), [vista, desde, filasPorPagina]),
  )
  const onPage = useEventCallback((otra: number) => {
    if (otra >= 0 && otra * filasPorPagina < vista.length)
      onPaginationModelChange({ ...paginationModel, page: otra })
  })
  const paginas = useMemo(
    () => ({ page, pageSize: filasPorPagina, total: vista.length, onPage }),
    [page, filasPorPagina, vista.length, onPage],
  )
  const colDefs = useMemo(() => columnas.map(aColDef), [columnas])
  const getRowId = useCallback((fila: Fila) => fila[idFila] as string, [idFila])
  const rowSelectionModel = useMemo<GridRowSelectionModel>(
    () => ({ type: 'include', ids: new Set(seleccionada === null ? [] : [seleccionada]) }),
    [seleccionada],
  )
  const slotProps = useMemo(
    () => ({
      footer: { totales, parcial, paginas },
      noRowsOverlay: { mensaje: mensajeVacio, tabla: id },
    }),
    [totales, parcial, paginas, mensajeVacio, id],
  )
  const alSeleccionar = useCallback(
    ({ ids }: GridRowSelectionModel) => {
      const [elegida = null] = ids
      onSeleccionar(elegida === null ? null : String(elegida))
    },
    [onSeleccionar],
  )
  const alTeclear = useCallback<GridEventListener<'cellKeyDown'>>(
    ({ id: fila }: GridCellParams, event) => {
      const { key, target, currentTarget } = event
      const elige = seleccionable && TECLAS_DE_SELECCION.includes(key)
      if (target !== currentTarget || !(elige || TECLAS_DE_PAGINA.includes(key))) return
      event.preventDefault()
      event.defaultMuiPrevented = true
      if (elige) onSeleccionar(fila === seleccionada ? null : String(fila))
      else onPage(page + (key === 'PageDown' ? 1 : -1))
    },
    [onPage, page, onSeleccionar, seleccionada, seleccionable],
  )

  return (
    <DataGrid<Fila>
      apiRef={props.apiRef}
      label={props.etiqueta}
      rows={filas}
      rowCount={vista.length}
      paginationMode="server"
      filterMode="server"
      filterDebounceMs={PAUSA_DEL_FILTRO}
      sortingMode="server"
      columns={colDefs}
      getRowId={getRowId}
      loading={cargando}
      {...estado}
      pageSizeOptions={[filasPorPagina]}
      disableMultipleRowSelection
      rowSelection={seleccionable}
      rowSelectionModel={rowSelectionModel}
      onRowSelectionModelChange={alSeleccionar}
      onCellKeyDown={alTeclear}
      getRowClassName={useCallback(({ row }: { row: Fila }) => filaResaltada?.(row) ?? '', [filaResaltada])}
      style={
        cargando && vista.length === 0
          ? ALTO_CARGANDO
          : altoDePagina(vista.length > filasPorPagina ? filasPorPagina : 0)
      }
      rowHeight={ALTO_FILA}
      columnHeaderHeight={ALTO_TITULOS}
      hideFooterSelectedRowCount
      keepNonExistentRowsSelected
      localeText={TEXTOS_TABLA}
      nonce={NONCE}
      slots={SLOTS}
      slotProps={slotProps}
      sx={estilosDeTabla}
    />
  )
}

const mismosTotales = (a: readonly Total[] = [], b: readonly Total[] = []) =>
  a.length === b.length &&
  a.every(({ etiqueta, valor }, i) => etiqueta === b[i]?.etiqueta && valor === b[i].valor)

/** Nothing that happens around the table re-renders it: totals are compared by what they say. */
const mismasProps = <Fila,>(antes: GridProps<Fila>, ahora: GridProps<Fila>): boolean =>
  (Object.keys({ ...antes, ...ahora }) as (keyof GridProps<Fila>)[]).every((clave) =>
    clave === 'totales' ? mismosTotales(antes.totales, ahora.totales) : antes[clave] === ahora[clave],
  )

/** The grid alone, in the product's manner; screens use `DataTable`. */
export const Grid = memo(GridBase, mismasProps) as typeof GridBase

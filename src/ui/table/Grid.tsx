import {
  DataGrid,
  useGridApiRef,
  type GridEventListener,
  type GridRowClassNameParams,
  type GridRowSelectionModel,
  type GridSlotsComponentsProps,
  type GridValidRowModel,
} from '@mui/x-data-grid'
import { memo, useCallback, useMemo, useState } from 'react'
import { nonceDeLaPagina } from '../nonce'

import { aColDef, type Columna } from './columns'
import { Footer, type Total } from './Footer'
import { ALTO_FILA, ALTO_TITULOS } from './frame'
import type { Resalte } from './Legend'
import { LoadingOverlay, NoRowsOverlay } from './Overlays'
import { ALTO_CARGANDO, altoDePagina, ESTILOS_DEL_FILTRO, estilosDeTabla } from './styles'
import { TEXTOS_TABLA } from './textos'
import { TableToolbar } from './Toolbar'
import { useCellFocus } from './useCellFocus'
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
  onDobleClic?: (id: string) => void
  filaResaltada?: (fila: Fila) => Resalte | undefined
  totales?: readonly Total[]
  /** The rows are the first of a list that is still arriving. */
  parcial: boolean
}

const NONCE = nonceDeLaPagina()
const SLOTS = {
  toolbar: TableToolbar,
  footer: Footer,
  loadingOverlay: LoadingOverlay,
  noRowsOverlay: NoRowsOverlay,
}
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
  const { id, vista, columnas, idFila, cargando, mensajeVacio, filasPorPagina, totales, parcial } = props
  const { seleccionada, seleccionable, onSeleccionar, onDobleClic, filaResaltada } = props
  const apiRef = useGridApiRef()
  const estado = useTableState(id, columnas, filasPorPagina, vista.length)
  const { page } = estado.paginationModel
  const filas = useSamePage(
    useMemo(
      () => vista.slice(page * filasPorPagina, (page + 1) * filasPorPagina),
      [vista, page, filasPorPagina],
    ),
  )
  const colDefs = useMemo(() => columnas.map(aColDef), [columnas])
  const getRowId = useCallback((fila: Fila) => fila[idFila] as string, [idFila])
  const getRowClassName = useCallback(
    ({ row }: GridRowClassNameParams<Fila>) => filaResaltada?.(row) ?? '',
    [filaResaltada],
  )
  const rowSelectionModel = useMemo<GridRowSelectionModel>(
    () => ({ type: 'include', ids: new Set(seleccionada === null ? [] : [seleccionada]) }),
    [seleccionada],
  )
  const localeText = useMemo(() => ({ ...TEXTOS_TABLA, noRowsLabel: mensajeVacio }), [mensajeVacio])
  const cell = useCellFocus(apiRef)
  const sinFilas = vista.length === 0
  const slotProps = useMemo<GridSlotsComponentsProps>(
    () => ({
      cell,
      footer: { totales, sinPaginas: parcial || sinFilas },
      filterPanel: { sx: ESTILOS_DEL_FILTRO },
    }),
    [cell, totales, parcial, sinFilas],
  )
  const alSeleccionar = ({ ids }: GridRowSelectionModel) => {
    const [elegida = null] = ids
    onSeleccionar(elegida === null ? null : String(elegida))
  }
  const alTeclear: GridEventListener<'cellKeyDown'> = ({ id: fila }, event) => {
    const { key, target, currentTarget } = event
    const elige = seleccionable && TECLAS_DE_SELECCION.includes(key)
    if (target !== currentTarget || !(elige || TECLAS_DE_PAGINA.includes(key))) return
    event.preventDefault()
    event.defaultMuiPrevented = true
    if (elige) onSeleccionar(fila === seleccionada ? null : String(fila))
    else apiRef.current?.setPage(page + (key === 'PageDown' ? 1 : -1))
  }

  const alPulsarDosVeces: GridEventListener<'rowDoubleClick'> = ({ id: fila }) => {
    if (!onDobleClic) return
    // Its two clicks have chosen the row and let it go again.
    onSeleccionar(String(fila))
    onDobleClic(String(fila))
  }

  return (
    <DataGrid<Fila>
      apiRef={apiRef}
      label={props.etiqueta}
      columns={colDefs}
      rows={filas}
      getRowId={getRowId}
      getRowClassName={getRowClassName}
      loading={cargando}
      {...estado}
      rowCount={vista.length}
      pageSizeOptions={[filasPorPagina]}
      paginationMode="server"
      filterMode="server"
      filterDebounceMs={PAUSA_DEL_FILTRO}
      sortingMode="server"
      rowSelection={seleccionable}
      rowSelectionModel={rowSelectionModel}
      onRowSelectionModelChange={alSeleccionar}
      disableMultipleRowSelection
      keepNonExistentRowsSelected
      onRowDoubleClick={alPulsarDosVeces}
      onCellKeyDown={alTeclear}
      rowHeight={ALTO_FILA}
      columnHeaderHeight={ALTO_TITULOS}
      showToolbar
      slots={SLOTS}
      slotProps={slotProps}
      localeText={localeText}
      nonce={NONCE}
      style={
        cargando && sinFilas
          ? ALTO_CARGANDO
          : altoDePagina(vista.length > filasPorPagina ? filasPorPagina : 0)
      }
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

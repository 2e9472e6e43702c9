import { useEventCallback } from '@mui/material/utils'
import { useEffect, useMemo, type ReactNode } from 'react'
import type { GridValidRowModel } from '@mui/x-data-grid'
import { useAppSelector } from '../../api/client/hooks'
import { useShortcut } from '../shortcuts/useShortcut'
import type { Columna } from './columns'
import { exportarFilas, type Exportacion } from './export'
import type { Total } from './Footer'
import { Marco } from './frame'
import { Grid } from './Grid'
import type { Leyenda, Resalte } from './Legend'
import { selectTabla, type EstadoTabla } from './tableSlice'
import { ToolbarContent } from './Toolbar'
import { useSelectedInSight } from './useSelectedInSight'
import { useTableView } from './useTableState'

export interface DataTableProps<Fila> {
  /** The key under which the store keeps how a person has arranged it. */
  id: string
  /** What the table holds, read aloud: 'Liquidaciones'. */
  titulo: string
  /** The rows by reference: a new array means new data. */
  filas: readonly Fila[] | undefined
  /**
   * They are the first of a list that is still arriving: shown only as they come, neither counted nor exported.
   */
  parcial?: boolean
  /** Written once, outside the component. */
  columnas: readonly Columna<Fila>[]
  /** The field that identifies a row; 'uuid' when absent. */
  idFila?: Extract<keyof Fila, string>
  cargando?: boolean
  /** The screen's own words for no rows. */
  mensajeVacio: string
  filasPorPagina?: 10 | 30
  /**
   * Single selection: the chosen row's id, or null. A row that a filter hides or that is
   * gone deselects itself; one that the screen selects, such as the one just created, is shown on its page.
   */
  seleccion?: { uuid: string | null; onChange: (uuid: string | null) => void }
  /** A double click on a row, whose id it is given. */
  onDobleClic?: (uuid: string) => void
  /** Written once, outside the component. */
  filaResaltada?: (fila: Fila) => Resalte | undefined
  /** What a highlighted row means, in words. */
  leyenda?: Leyenda
  /** The foot's figures; or what works them out of the rows that the column filter leaves, written outside the component. */
  totales?: readonly Total[] | ((filas: readonly Fila[]) => readonly Total[])
  /** The screen's buttons. */
  acciones?: ReactNode
  /** Adds Exportar. */
  exportacion?: Exportacion<Fila>
}

const SIN_FILAS: readonly never[] = []
const esArreglada = ({ pagina, filtro, orden }: EstadoTabla) =>
  pagina > 0 || filtro !== null || orden !== null
const SIN_SELECCION = () => undefined

/**
 * A table of the product. It owns pages, sort, the column filter, hidden columns (all kept in the store under `id`),
 * loading, the empty message, single selection, footer and CSV export; the screen gives data.
 */
export default function Table<Fila extends GridValidRowModel>(props: DataTableProps<Fila>) {
  const { id, titulo, columnas, idFila = 'uuid', cargando = false, parcial = false } = props
  // The first rows of all are not the first of those that a filter leaves, nor in another order.
  const arreglada = useAppSelector((state) => esArreglada(selectTabla(state, id)))
  const filas = (parcial && arreglada ? undefined : props.filas) ?? SIN_FILAS
  const tecla = useShortcut('tabla')
  const onSeleccionar = useEventCallback(props.seleccion?.onChange ?? SIN_SELECCION)
  const onDobleClic = useEventCallback(props.onDobleClic ?? SIN_SELECCION)
  const { vista, visibles } = useTableView(id, filas, columnas)
  const { exportacion, totales } = props
  const exportar = useEventCallback(() => {
    if (exportacion?.onExport) exportacion.onExport(visibles(), vista)
    else if (exportacion) exportarFilas(exportacion.archivo, visibles(), vista)
  })
  const seleccionada = props.seleccion?.uuid ?? null
  const lugar = useMemo(
    () => (seleccionada === null ? -1 : vista.findIndex((fila) => fila[idFila] === seleccionada)),
    [vista, idFila, seleccionada],
  )
  const sobra = seleccionada !== null && lugar === -1 && !cargando
  useSelectedInSight(id, filas, seleccionada, lugar, props.filasPorPagina ?? 10)

  const sinContar = parcial || props.filas === undefined
  const pie = useMemo(
    () => (sinContar ? undefined : typeof totales === 'function' ? totales(vista) : totales),
    [sinContar, totales, vista],
  )

  useEffect(() => {
    if (sobra) onSeleccionar(null)
  }, [sobra, onSeleccionar])

  return (
    <Marco aria-label={titulo} {...tecla.props}>
      <ToolbarContent
        value={{
          tabla: id,
          acciones: props.acciones,
          leyenda: props.leyenda,
          exportable: !parcial,
          exporting: exportacion?.loading,
          onExportar: exportacion && exportar,
        }}
      >
        <Grid<Fila>
          id={id}
          etiqueta={titulo}
          vista={vista}
          columnas={columnas}
          idFila={idFila as Extract<keyof Fila, string>}
          cargando={cargando}
          mensajeVacio={props.mensajeVacio}
          filasPorPagina={props.filasPorPagina ?? 10}
          seleccionable={props.seleccion !== undefined}
          seleccionada={seleccionada}
          onSeleccionar={onSeleccionar}
          onDobleClic={props.onDobleClic && onDobleClic}
          filaResaltada={props.filaResaltada}
          totales={pie}
          parcial={parcial}
        />
      </ToolbarContent>
    </Marco>
  )
}

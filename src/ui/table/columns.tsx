import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid'
import { parseISO } from 'date-fns/parseISO'
import type { ReactNode } from 'react'
import type { Opcion } from '../../contract/catalogos'
import { fechaLarga } from '../../contract/fechas'
import { numero, pesos, porcentaje, siNo } from '../formats'
import { ValidIcon } from '../ValidIcon'
import type { CeldaCsv } from './csv'
import { FILTROS_BOOLEANO, FILTROS_FECHA } from './filters'

export type TipoColumna = 'texto' | 'numero' | 'pesos' | 'porcentaje' | 'fecha' | 'booleano' | 'opcion'
export type ValorCelda = string | number | boolean | null | undefined

/**
 * One column of a table. Write the list of them once, outside the component: a new list at every render would make the
 * grid start again.
 */
export interface Columna<Fila> {
  /** The row's field; it is also the column's name in the state. */
  campo: Extract<keyof Fila, string>
  titulo: string
  /** What the figure is, where its title does not say it all; shown at the title. */
  descripcion?: string
  /** 'texto' when absent. A 'fecha' holds `YYYY-MM-DD` and shows the long date; a 'porcentaje' holds 0–100. */
  tipo?: TipoColumna
  /** Hidden until the person shows it with 'Columnas'. */
  oculta?: boolean
  /** A fixed width in pixels, instead of sharing what is left. */
  ancho?: number
  flex?: number
  minWidth?: number
  /** What is sorted, filtered and exported, when it is not the field as it comes. */
  valor?: (fila: Fila) => ValorCelda
  /** What is read in the cell, when the type's own format will not do. */
  formato?: (valor: ValorCelda, fila: Fila) => string
  /** The values and names of an 'opcion' column. */
  opciones?: readonly Opcion<string | number>[]
  /** Long text takes two lines, as long dates do; what has no room there is read by pointing at it. */
  envuelve?: boolean
  /** False where filtering makes no sense. */
  filtrable?: boolean
  /** Replaces the cell's contents; sorting, filtering and exporting still go by the value. */
  render?: (fila: Fila) => ReactNode
}

const porNumero = (formato: (cifra: number) => string) => (valor: ValorCelda) =>
  typeof valor === 'number' ? formato(valor) : ''

/** How each type writes its value. */
const FORMATOS: Record<Exclude<TipoColumna, 'opcion'>, (valor: ValorCelda) => string> = {
  texto: (valor) => (valor == null ? '' : String(valor)),
  numero: porNumero(numero),
  pesos: porNumero(pesos),
  porcentaje: porNumero(porcentaje),
  fecha: (valor) => (typeof valor === 'string' ? fechaLarga(valor) : ''),
  booleano: (valor) => siNo(Boolean(valor)),
}

const nombreDeOpcion = (opciones: readonly Opcion<string | number>[], valor: ValorCelda): string =>
  opciones.find((opcion) => opcion.valor === valor)?.nombre ?? (valor == null ? '' : String(valor))

/** Figures of this type are set smaller where they are longer than this many characters. */
const cifra = (larga: number): Partial<GridColDef> => ({
  type: 'number',
  align: 'right',
  headerAlign: 'right',
  cellClassName: ({ formattedValue }) =>
    String(formattedValue).length > larga ? 'cifra cifra-larga' : 'cifra',
  flex: 0.7,
})

/** What each type settles for its columns. Sizes are in pixels. */
const POR_TIPO: Record<TipoColumna, Partial<GridColDef> & { minWidth: number }> = {
  texto: { type: 'string', flex: 1, minWidth: 90 },
  numero: { ...cifra(9), minWidth: 84 },
  pesos: { ...cifra(12), minWidth: 112 },
  porcentaje: { ...cifra(9), minWidth: 84 },
  // Wide enough for '30 de septiembre'; where there is no more room the year goes to a second line.
  fecha: {
    type: 'date',
    flex: 1,
    minWidth: 132,
    cellClassName: 'envuelve',
    filterOperators: FILTROS_FECHA,
  },
  booleano: { type: 'boolean', flex: 0.5, minWidth: 84, filterOperators: FILTROS_BOOLEANO },
  opcion: { type: 'singleSelect', flex: 1, minWidth: 110 },
}

/** Pixels that the longest word of a title needs: titles wrap between words and are never cut. */
const anchoDelTitulo = (titulo: string): number =>
  Math.max(...titulo.split(' ').map((palabra) => palabra.length)) * 8 + 34

/** The text of a cell, on screen. */
export function textoDeCelda<Fila>(columna: Columna<Fila>, valor: ValorCelda, fila: Fila): string {
  if (columna.formato) return columna.formato(valor, fila)
  if (columna.tipo === 'opcion') return nombreDeOpcion(columna.opciones ?? [], valor)
  return FORMATOS[columna.tipo ?? 'texto'](valor)
}

/** The value of a cell: what is sorted, filtered and exported. */
export const valorDeCelda = <Fila,>(columna: Columna<Fila>, fila: Fila): ValorCelda =>
  columna.valor ? columna.valor(fila) : (fila[columna.campo] as ValorCelda)

/** A cell in the CSV: numbers and dates as they are, options by their name. */
export function celdaCsv<Fila>(columna: Columna<Fila>, fila: Fila): CeldaCsv {
  const valor = valorDeCelda(columna, fila)
  if (columna.tipo === 'opcion') return nombreDeOpcion(columna.opciones ?? [], valor)
  const seEscribeComoTexto = columna.formato && typeof valor !== 'number' && columna.tipo !== 'fecha'
  return seEscribeComoTexto ? textoDeCelda(columna, valor, fila) : valor
}

/** What the grid has for a cell: of a date, that day's midnight wherever the browser is, so that no zone shifts it. */
function gridValue<Fila>(columna: Columna<Fila>, fila: Fila): ValorCelda | Date {
  const valor = valorDeCelda(columna, fila)
  if (columna.tipo !== 'fecha') return valor
  return valor ? parseISO(String(valor)) : null
}

/** Our column as the grid's. */
export function aColDef<Fila extends GridValidRowModel>(columna: Columna<Fila>): GridColDef<Fila> {
  const { campo, titulo, tipo = 'texto', ancho, flex, render, opciones } = columna
  const { minWidth: minimo, ...delTipo } = POR_TIPO[tipo]
  return {
    ...delTipo,
    field: campo,
    headerName: titulo,
    description: columna.descripcion,
    filterable: columna.filtrable !== false,
    minWidth: columna.minWidth ?? Math.max(minimo, anchoDelTitulo(titulo)),
    ...(ancho && { width: ancho, minWidth: ancho, flex: 0 }),
    ...(flex && { flex }),
    ...(columna.envuelve && {
      cellClassName: 'envuelve',
      renderCell: ({ formattedValue }: { formattedValue?: string }) => (
        <span className="dos-lineas" title={formattedValue}>
          {formattedValue}
        </span>
      ),
    }),
    valueGetter: (_value: never, fila: Fila) => gridValue(columna, fila),
    ...(opciones && {
      valueOptions: opciones.map((opcion) => ({ value: opcion.valor, label: opcion.nombre })),
    }),
    valueFormatter: (_value: never, fila: Fila) => textoDeCelda(columna, valorDeCelda(columna, fila), fila),
    ...(tipo === 'booleano' && {
      renderCell: ({ value }: { value?: unknown }) => <ValidIcon valor={Boolean(value)} />,
    }),
    ...(render && { display: 'flex' as const, renderCell: ({ row }: { row: Fila }) => render(row) }),
  }
}

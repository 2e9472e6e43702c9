import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '../../api/client/rootReducer'

/** What a column filter holds: typed text, a date `YYYY-MM-DD`, a boolean, or a list of options. */
export type ValorFiltro = string | number | boolean | string[] | undefined

/** The one column filter of a table. */
export interface FiltroColumna {
  /** The filter panel's own key for it, without which the panel would lose the focus at the first letter. */
  id?: string | number
  campo: string
  operador: string
  valor?: ValorFiltro
}

/** How a person has arranged a table. It survives leaving the screen. */
export interface EstadoTabla {
  /** 0 for the first page. */
  pagina: number
  filtro: FiltroColumna | null
  orden: { campo: string; direccion: 'asc' | 'desc' } | null
  /** Columns shown (true) or hidden (false) against what the screen says. */
  columnas: Record<string, boolean>
}

/** A table that nobody has touched. */
export const TABLA_INTACTA: EstadoTabla = { pagina: 0, filtro: null, orden: null, columnas: {} }

type Cambio<Clave extends keyof EstadoTabla> = PayloadAction<{ tabla: string } & Pick<EstadoTabla, Clave>>

const deTabla = (tablas: Record<string, EstadoTabla>, tabla: string) =>
  (tablas[tabla] ??= { ...TABLA_INTACTA })

const SIN_TABLAS: Record<string, EstadoTabla> = {}

/** The arrangement of every table, by the table's id. */
export const tablasSlice = createSlice({
  name: 'tablas',
  initialState: SIN_TABLAS,
  reducers: {
    paginaCambiada: (tablas, { payload }: Cambio<'pagina'>) => {
      deTabla(tablas, payload.tabla).pagina = payload.pagina
    },
    filtroCambiado: (tablas, { payload }: Cambio<'filtro'>) => {
      const tabla = deTabla(tablas, payload.tabla)
      tabla.filtro = payload.filtro
      tabla.pagina = 0
    },
    ordenCambiado: (tablas, { payload }: Cambio<'orden'>) => {
      const tabla = deTabla(tablas, payload.tabla)
      tabla.orden = payload.orden
      tabla.pagina = 0
    },
    columnasCambiadas: (tablas, { payload }: Cambio<'columnas'>) => {
      deTabla(tablas, payload.tabla).columnas = payload.columnas
    },
  },
  selectors: {
    /** How a table is arranged. */
    selectTabla: (tablas, tabla: string): EstadoTabla => tablas[tabla] ?? TABLA_INTACTA,
  },
})

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    tablas: Record<string, EstadoTabla>
  }
}

const inyectado = tablasSlice.injectInto(rootReducer)

export const { paginaCambiada, filtroCambiado, ordenCambiado, columnasCambiadas } = tablasSlice.actions
export const { selectTabla } = inyectado.selectors

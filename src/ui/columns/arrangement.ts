/** How a person leaves a table: kept by the store and, from one visit to the next, in this browser. */

/** Rows per page that a person may choose; the MIT grid takes no more than 100. */
export const PAGE_SIZES: number[] = [10, 25, 30, 50, 100]

export interface Sort {
  field: string
  direccion: 'asc' | 'desc'
}

/** Whether what was stored is an object: the keys of one that another release wrote may be any. */
export const isData = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isSort = (value: unknown): value is Sort =>
  isData(value) &&
  typeof value.field === 'string' &&
  (value.direccion === 'asc' || value.direccion === 'desc')

export interface Arrangement {
  sort: Sort | null
  /** The columns shown (true) or hidden (false), over the screen's defaults. */
  columns: Record<string, boolean>
  /** The widths of the resized columns, in pixels. */
  widths: Record<string, number>
  /** Rows per page; null for the screen's. */
  pageSize: number | null
  /** Whether the search above the table is folded; null as the screen has it: folded on a phone. */
  folded: boolean | null
}

/** The screen's defaults. */
export const DEFAULTS: Arrangement = {
  sort: null,
  columns: {},
  widths: {},
  pageSize: null,
  folded: null,
}

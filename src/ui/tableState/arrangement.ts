/** How a person leaves a table: kept by the store and, from one visit to the next, in this browser. */

/** Rows per page that a person may choose; the MIT grid takes no more than 100. */
export const PAGE_SIZES: number[] = [10, 25, 30, 50, 100]

export interface Sort {
  field: string
  direccion: 'asc' | 'desc'
}

/** Checks whether a stored value is an object; another release may have written any keys. */
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
  /** Folds the search above the table; null for the screen's default, folded on a phone. */
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

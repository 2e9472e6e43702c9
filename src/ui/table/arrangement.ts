/** How a person leaves a table: kept by the store and, from one visit to the next, in this browser. */

export const DENSITIES = ['compacta', 'normal', 'comoda'] as const
export type Density = (typeof DENSITIES)[number]

/** Rows per page that a person may choose; the MIT grid takes no more than 100. */
export const PAGE_SIZES: readonly number[] = [10, 25, 50, 100]

export interface Sort {
  field: string
  direccion: 'asc' | 'desc'
}

export interface Arrangement {
  sort: Sort | null
  /** The columns shown (true) or hidden (false), over the screen's defaults. */
  columns: Record<string, boolean>
  /** The fields of the columns from the left; empty for the screen's order. */
  order: string[]
  /** The widths of the resized columns, in pixels. */
  widths: Record<string, number>
  density: Density
  /** Rows per page; null for the screen's. */
  pageSize: number | null
  /** Whether the search above the table is folded; null as the screen has it: folded on a phone. */
  folded: boolean | null
}

/** The screen's defaults. */
export const DEFAULTS: Arrangement = {
  sort: null,
  columns: {},
  order: [],
  widths: {},
  density: 'normal',
  pageSize: null,
  folded: null,
}

/** The columns in the person's order; those that it does not name, of a newer release, come last. */
export function orderColumns<Column extends { field: string }>(
  columns: readonly Column[],
  order: readonly string[],
): readonly Column[] {
  if (order.length === 0) return columns
  const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length)
  return [...columns].sort((a, b) => place(a.field) - place(b.field))
}

import type { LiquidacionFila, TotalesLiquidaciones } from '../../contract/liquidaciones'
import type { CambiosDeLiquidaciones } from '../../contract/liquidacionesQueries'

type Row = LiquidacionFila
type Rows = readonly Row[]

/** The first rows of the whole list; of our own server, its totals too. */
export interface PrimerasLiquidaciones {
  filas: Rows
  totales: TotalesLiquidaciones | null
}

/** The whole list. */
export interface ListaLiquidaciones {
  filas: Rows
  /** Last change that it surely contains; known from our own server. */
  secuencia: number | null
}

/**
 * Freezes a long list, but not its rows: Immer freezes every row of a list that RTK Query stores, and stops at a frozen one.
 * Goes with `structuralSharing: false`, which skips the comparison row by row.
 */
export const frozenList = (rows: LiquidacionFila[]) => {
  Object.freeze(rows)
  return rows
}

/** The list with changed rows in the place of their former selves; and those that it did not have. */
function replaced(rows: Rows, changed: Rows) {
  // Another host may answer no record.
  const byUuid = new Map(changed.filter((row) => (row as Row | null)?.uuid).map((row) => [row.uuid, row]))
  const kept = rows.map((row) => {
    const now = byUuid.get(row.uuid)
    byUuid.delete(row.uuid)
    return now ?? row
  })
  return { kept, added: [...byUuid.values()] }
}

/** Section 4: a new record goes on top; one whose uuid is known replaces it where it stands. */
export function withRow(rows: Rows, row: LiquidacionFila) {
  const { kept, added } = replaced(rows, [row])
  return frozenList([...added, ...kept])
}

/** The list with a record in the place of its former self. */
export const replaceRow = (rows: Rows, row: LiquidacionFila) => frozenList(replaced(rows, [row]).kept)

/** Section 4: returned rows are appended; those whose uuid is known replace them where they stand. */
export function appendRows(rows: Rows, changed: Rows) {
  const { kept, added } = replaced(rows, changed)
  return frozenList([...kept, ...added])
}

/** The list without a record. */
export const withoutRow = (rows: Rows, uuid: string) => frozenList(rows.filter((row) => row.uuid !== uuid))

/**
 * The list with what our own server says has changed in it: what has come into being goes on top, in the server's order; a row
 * that is here stays where it stands.
 */
export function broughtUpToDate(
  { filas }: ListaLiquidaciones,
  { secuencia, filas: changed, creadas, eliminadas }: CambiosDeLiquidaciones,
): ListaLiquidaciones {
  if (changed.length + eliminadas.length === 0) return { secuencia, filas }
  const { kept, added } = replaced(filas, changed)
  const isNew = new Set(creadas)
  const gone = new Set(eliminadas)
  return {
    secuencia,
    filas: frozenList([
      ...added.filter(({ uuid }) => isNew.has(uuid)),
      ...kept.filter(({ uuid }) => !gone.has(uuid)),
    ]),
  }
}

import type { LiquidacionFila, TotalesLiquidaciones } from '../../contract/liquidaciones'
import type { CambiosDeLiquidaciones } from '../../contract/liquidacionesQueries'

/** The first rows of the whole list; of our own server, its totals too. */
export interface PrimerasLiquidaciones {
  filas: readonly LiquidacionFila[]
  totales: TotalesLiquidaciones | null
}

/** The whole list. */
export interface ListaLiquidaciones {
  filas: readonly LiquidacionFila[]
  /** Of our own server: the last change that is surely in it. */
  secuencia: number | null
}

/**
 * Freezes a long list, but not its rows: Immer freezes every row of a list that RTK Query stores, and stops at a frozen one.
 * Goes with `structuralSharing: false`, which skips the comparison row by row.
 */
export const frozenList = <Row>(rows: Row[]): Row[] => {
  Object.freeze(rows)
  return rows
}

/** Section 4: a new record goes on top; one whose uuid is known replaces it where it stands. */
export function withRow<Row extends { uuid: string }>(rows: readonly Row[], row: Row): Row[] {
  const index = rows.findIndex(({ uuid }) => uuid === row.uuid)
  return frozenList(index === -1 ? [row, ...rows] : rows.with(index, row))
}

/** The list with a record in the place of its former self. */
export const replaceRow = <Row extends { uuid: string }>(rows: readonly Row[], row: Row): Row[] =>
  frozenList(rows.map((other) => (other.uuid === row.uuid ? row : other)))

/** Section 4: returned rows are appended; those whose uuid is known replace them where they stand. */
export function appendRows<Row extends { uuid: string }>(rows: readonly Row[], added: readonly Row[]): Row[] {
  const byUuid = new Map(added.map((row) => [row.uuid, row]))
  const current = rows.map((row) => {
    const added = byUuid.get(row.uuid)
    byUuid.delete(row.uuid)
    return added ?? row
  })
  return frozenList([...current, ...byUuid.values()])
}

/** The list without a record. */
export const withoutRow = <Row extends { uuid: string }>(rows: readonly Row[], uuid: string): Row[] =>
  frozenList(rows.filter((row) => row.uuid !== uuid))

/**
 * The list with what our own server says has changed in it: what has come into being goes on top, in the server's order; a row
 * that is here stays where it stands.
 */
export function withChanges(
  { filas }: ListaLiquidaciones,
  { secuencia, filas: current, creadas, eliminadas }: CambiosDeLiquidaciones,
): ListaLiquidaciones {
  const byUuid = new Map(current.map((row) => [row.uuid, row]))
  const gone = new Set(eliminadas)
  if (gone.size + byUuid.size === 0) return { secuencia, filas }
  const isNew = new Set(creadas)
  const kept = filas.flatMap((row) => {
    isNew.delete(row.uuid)
    return gone.has(row.uuid) ? [] : (byUuid.get(row.uuid) ?? row)
  })
  const added = [...isNew].flatMap((uuid) => byUuid.get(uuid) ?? [])
  return { secuencia, filas: frozenList([...added, ...kept]) }
}

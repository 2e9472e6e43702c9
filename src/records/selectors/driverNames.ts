import type { ConductorFila } from '../../contract/conductores'

interface Named {
  conductorNombre?: string | null
  conductorDocumento?: string | null
}

/** The rows, with the documento beside each name that is not one driver's alone among them. */
export function withDistinctNames<Row extends Named>(rows: readonly Row[]): readonly Row[] {
  const last = new Map(rows.map((row) => [row.conductorNombre, row.conductorDocumento]))
  const shared = rows.filter((row) => last.get(row.conductorNombre) !== row.conductorDocumento)
  if (shared.length === 0) return rows
  const names = new Set(shared.map((row) => row.conductorNombre))
  return rows.map((row) => {
    const { conductorNombre: name, conductorDocumento: documento } = row
    return names.has(name) ? { ...row, conductorNombre: `${name} (${documento})` } : row
  })
}

/** Options of drivers, found by name or documento. */
export const driverOptions = (conductores: readonly ConductorFila[]) =>
  withDistinctNames(
    conductores.map((one) => ({ ...one, conductorNombre: one.nombre, conductorDocumento: one.documento })),
  ).map(({ conductorNombre: label, documento: value, valido }) => ({
    value,
    label,
    // A server that does not send `valido` has no retired drivers.
    detail: valido === false ? `${value} · Retirado` : value,
  }))

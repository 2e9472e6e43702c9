import type { ConductorFila } from '../../contract/conductores'
import { plain } from './matching'
import type { Datos, Messages } from './noun'

/** The documento of each driver by the name, without accents, capitals and blanks; null of a name that several have. */
export type Names = ReadonlyMap<string, string | null>

export function driversByName(conductores: readonly ConductorFila[]): Names {
  const names = new Map<string, string | null>()
  for (const { nombre, documento } of conductores)
    names.set(plain(nombre), names.has(plain(nombre)) ? null : documento)
  return names
}

/** What a row says, with the documento of a driver whom it names by a name that is theirs alone; and what is said of that. */
export function withDriver(
  data: Datos,
  known: ReadonlyMap<string, unknown> | undefined,
  names: Names,
): { data: Datos; resolved?: Messages; error?: string } {
  const { conductorDocumento: written } = data
  if (typeof written !== 'string' || written === '' || known?.has(written)) return { data }
  const conductorDocumento = names.get(plain(written))
  if (conductorDocumento === undefined) return { data }
  if (conductorDocumento === null)
    return { data, error: `Hay varios conductores de nombre ${written}. Escriba el documento.` }
  return { data: { ...data, conductorDocumento }, resolved: { conductorDocumento } }
}

import type { Datos, ImportNoun, Messages } from './noun'
import type { ImportRow } from './rows'

/** What may be right but hardly is, by the numbers of the rows that are wanted: it keeps none from being imported. */
export function warningsIn(
  noun: ImportNoun,
  rows: readonly ImportRow[],
  stored: readonly Datos[] = [],
): ReadonlyMap<number, Messages> {
  const wanted = rows.filter(({ accion }) => accion !== 'omitir')
  const warnings = new Map(noun.warningsOf?.(new Map(wanted.map(({ id, datos }) => [id, datos])), stored))
  for (const { name, warning } of noun.fields)
    for (const { id, datos } of warning ? wanted : []) {
      const text = warning?.(String(datos[name]))
      if (text) warnings.set(id, { ...warnings.get(id), [name]: text })
    }
  return warnings
}

import { esFecha } from '../../contract/fechas'
import { claveDe } from '../../contract/importables'
import type { RegistradoraAnterior } from '../../contract/registradora'
import type { Datos, Messages } from '../../records/fileRows/noun'
import { registradoraAdvertencia } from './advertenciaTexts'

/** Warns of each row whose register does not begin where that of its bus ended before, in the file or in what is stored. */
export function registerWarnings(
  rows: readonly { id: number; datos: Datos }[],
  stored: readonly Datos[],
): ReadonlyMap<number, Messages> {
  // A row of the file stands in the place of the stored one that it corrects.
  const all: { id?: number; datos: Datos }[] = [...stored.map((datos) => ({ datos })), ...rows]
  const settlements = new Map(all.map((row) => [claveDe('liquidaciones', row.datos), row]))
  const dated = [...settlements.values()].flatMap(({ id, datos: { fecha, busNumero, regIni, regFin } }) =>
    typeof fecha === 'string' && esFecha(fecha) && typeof regIni === 'number' && typeof regFin === 'number'
      ? [{ id, fecha, busNumero, regIni, regFin }]
      : [],
  )
  const latest = new Map<unknown, RegistradoraAnterior>()
  const warnings = new Map<number, Messages>()
  for (const { id, busNumero, ...figures } of dated.sort((a, b) => (a.fecha < b.fecha ? -1 : 1))) {
    const warning = registradoraAdvertencia(figures, latest.get(busNumero) ?? null)
    if (warning && id !== undefined) warnings.set(id, { regIni: warning })
    latest.set(busNumero, figures)
  }
  return warnings
}

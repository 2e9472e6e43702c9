/** What the sheet says and proposes of a bus, beyond what is typed. */
import { passengerThreshold } from '../../../api/client/passengerThreshold'
import type { BusFila } from '../../../contract/buses'
import type { ConductorFila } from '../../../contract/conductores'
import type { GastoFila } from '../../../contract/gastos'
import type { LiquidacionDetalle } from '../../../contract/liquidaciones'
import type { PasajeFila } from '../../../contract/pasajes'
import { pasajerosAdvertencia, registradoraAdvertencia, SIN_ANTERIOR } from '../advertenciaTexts'
import { fareOf } from '../fare'
import type { LiquidacionValues } from '../values'
import { isToEnter } from './baseValues'
import { GASTO_FIELDS, type GastoField } from './fields'

const FIELD_OF: ReadonlyMap<string, GastoField> = new Map(
  GASTO_FIELDS.map((field) => [field, field] as const),
)

/** The last figure of each bus's Aseo and Combustible, by the bus's number. */
export function lastGastos(gastos: readonly GastoFila[]) {
  const dates = new Map<string, string>()
  const byBus = new Map<string, Partial<Record<GastoField, number>>>()
  for (const { nombre, valor, fecha, busNumero } of gastos) {
    const field = FIELD_OF.get(nombre.toLowerCase())
    const key = `${busNumero} ${nombre}`
    if (!field || valor === 0 || (dates.get(key) ?? '') >= fecha) continue
    dates.set(key, fecha)
    byBus.set(busNumero, { ...byBus.get(busNumero), [field]: valor })
  }
  return byBus
}

interface Known {
  fecha: string
  bus: BusFila
  detalle: LiquidacionDetalle | null | undefined
  /** The active drivers; undefined until they are here. */
  conductores: readonly ConductorFila[] | undefined
  pasajes: readonly PasajeFila[] | undefined
}

/** What would keep a bus's settlement of the day from being entered as it is loaded. */
export function warningFor({ fecha, bus, detalle, conductores, pasajes }: Known): string | null {
  if (pasajes && !fareOf(pasajes, bus.ruta, fecha)) return 'Sin pasaje ese día'
  const documento = detalle?.conductorDocumento ?? bus.conductorDocumento
  if (!documento) return 'Sin conductor'
  const isActive = (conductores ?? []).some((conductor) => conductor.documento === documento)
  return conductores && !isActive ? 'Conductor retirado' : null
}

/** The dialogs' warnings of figures that look wrong and may be right. They keep nothing from being sent. */
export function figureWarnings(
  detalle: LiquidacionDetalle | null | undefined,
  values: LiquidacionValues,
  allowance: number,
): (string | null)[] {
  // Until staff have entered it, its initial register is the one that the bus was left with.
  const toEnter = !detalle || isToEnter(detalle)
  const former = toEnter && detalle?.regIni ? { regFin: detalle.regIni, fecha: null } : null
  const isRead = values.regIni !== '' && values.regFin !== ''
  return [
    toEnter && !former && values.regIni === 0 ? SIN_ANTERIOR : registradoraAdvertencia(values, former),
    isRead ? pasajerosAdvertencia(values, allowance, passengerThreshold()) : null,
  ]
}

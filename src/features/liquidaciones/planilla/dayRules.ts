/** What the sheet says and proposes of a bus, beyond what is typed. */
import { passengerThreshold } from '../../../api/client/passengerThreshold'
import type { BusFila } from '../../../contract/buses'
import type { ConductorFila } from '../../../contract/conductores'
import type { LiquidacionDetalle } from '../../../contract/liquidaciones'
import type { PasajeFila } from '../../../contract/pasajes'
import { pasajerosAdvertencia, registradoraAdvertencia, SIN_ANTERIOR } from '../advertenciaTexts'
import { fareOf } from '../fare'
import type { LiquidacionValues } from '../values'
import { pasajerosDeRegistradora } from '../../../contract/registradora'
import { doubtText } from '../../../ui/texts/doubt'
import { abonoWarning, unusualFigure } from '../../../records/selectors/unusual'
import { isToEnter } from '../isToEnter'
import type { Changes } from './fields'

export interface Known {
  fecha: string
  bus: BusFila
  detalle: LiquidacionDetalle | null | undefined
  /** The active drivers; undefined until they are here. */
  conductores: readonly ConductorFila[] | undefined
  pasajes: readonly PasajeFila[] | undefined
}

/** Above which a figure is unusual. */
export interface Limits {
  pasajeros: number
  sensor: number
  gasto: number
  abono: number
  deuda: number
  /** What each driver owes, by the documento: undefined until it is known, null where it cannot be. */
  owed: ReadonlyMap<string, number> | null | undefined
}

const said = (isTyped: unknown, name: string, warning: string | undefined) =>
  isTyped && warning ? [doubtText(name, warning)] : []

/** What a row's typed figures may be wrong in: the row waits until somebody has said that they are right. */
export function doubtsOf(
  changes: Changes,
  values: LiquidacionValues,
  base: LiquidacionValues,
  limits: Limits,
): string[] {
  const { regIni, regFin, sensor, gastos, abonoDto, deudaDto, conductorDocumento } = values
  const pasajeros = unusualFigure(pasajerosDeRegistradora(regIni, regFin), limits.pasajeros)
  const balance = limits.owed && (limits.owed.get(conductorDocumento ?? '') ?? 0)
  const former = base.abono && typeof base.abonoDto.valor === 'number' ? base.abonoDto.valor : 0
  const abono = abonoWarning(abonoDto.valor, { balance, former, usual: limits.abono })
  return [
    ...said('regFin' in changes || 'regIni' in changes, 'Registradora final', pasajeros),
    ...said('sensor' in changes, 'Sensor', unusualFigure(sensor, limits.sensor)),
    ...gastos.flatMap(({ nombre, valor }) =>
      said(changes.gastos, nombre, unusualFigure(valor, limits.gasto)),
    ),
    ...said(changes.abono, 'Abono', abono),
    ...said(changes.deuda, 'Deuda', unusualFigure(deudaDto.valor, limits.deuda)),
  ]
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

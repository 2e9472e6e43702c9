/** What the sheet says and proposes of a bus, beyond what is typed. */
import { passengerThreshold } from '../../../api/client/passengerThreshold'
import type { BusFila } from '../../../contract/buses'
import type { LiquidacionDetalle } from '../../../contract/liquidaciones'
import { pasajerosAdvertencia, registradoraAdvertencia, SIN_ANTERIOR } from '../advertenciaTexts'
import { fareOf } from '../../../records/selectors/fare'
import type { LiquidacionValues } from '../values'
import { pasajerosDeRegistradora } from '../../../contract/registradora'
import { doubtText } from '../../../ui/texts/doubt'
import { abonoWarning, unusualFigure } from '../../../records/selectors/unusual'
import { isToEnter } from '../isToEnter'
import type { Day } from './day'
import type { Changes } from './fields'

/** What a row's typed figures may be wrong in: the row waits until somebody has said that they are right. */
export function doubtsOf(
  changes: Changes,
  values: LiquidacionValues,
  base: LiquidacionValues,
  { recent, usualAbono, usualDeuda, owed }: Day,
): string[] {
  const { regIni, regFin, sensor, gastos, abonoDto, deudaDto, conductorDocumento } = values
  const pasajeros = unusualFigure(pasajerosDeRegistradora(regIni, regFin), recent.pasajeros)
  const balance = owed && (owed.get(conductorDocumento ?? '') ?? 0)
  const former = typeof base.abonoDto.valor === 'number' ? base.abonoDto.valor : 0
  const isRegister = 'regFin' in changes || 'regIni' in changes
  const warnings: (readonly [isTyped: unknown, name: string, warning: string | undefined])[] = [
    [isRegister, 'Registradora final', pasajeros],
    ['sensor' in changes, 'Sensor', unusualFigure(sensor, recent.sensor)],
    ...gastos.map(
      ({ nombre, valor }) => [changes.gastos, nombre, unusualFigure(valor, recent.gasto)] as const,
    ),
    [changes.abono, 'Abono', abonoWarning(abonoDto.valor, usualAbono, balance, former)],
    [changes.deuda, 'Deuda', unusualFigure(deudaDto.valor, usualDeuda)],
  ]
  return warnings.flatMap(([isTyped, name, warning]) =>
    isTyped && warning ? [doubtText(name, warning)] : [],
  )
}

/** What would keep a bus's settlement of the day from being entered as it is loaded. */
export function warningFor({
  fecha,
  bus,
  detalle,
  conductores,
  pasajes,
}: Pick<Day, 'fecha' | 'conductores' | 'pasajes'> & {
  bus: BusFila
  detalle: LiquidacionDetalle | null | undefined
}): string | null {
  if (pasajes && !fareOf(pasajes, bus.ruta, fecha)) return 'Sin pasaje ese día'
  const documento = detalle?.conductorDocumento ?? bus.conductorDocumento
  if (!documento) return 'Sin conductor'
  const isActive = conductores?.some((conductor) => conductor.documento === documento)
  return isActive === false ? 'Conductor retirado' : null
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

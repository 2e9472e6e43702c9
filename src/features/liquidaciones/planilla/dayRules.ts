/** Warnings and proposals of the sheet for a bus, beyond what is typed. */
import type { BusFila } from '../../../contract/buses'
import { oracionDe, type Duda } from '../../../contract/duda'
import { dudasDe } from '../../../contract/dudas'
import type { LiquidacionDetalle } from '../../../contract/liquidaciones'
import { fareOf } from '../../../records/selectors/fare'
import { dudosaDe } from '../../../records/settlement/dudosa'
import { isToEnter } from '../../../records/settlement/isToEnter'
import type { LiquidacionValues } from '../../../records/settlement/values'
import type { Day } from './day'
import type { Entry } from './entry'

/**
 * Soft warnings about a row of the sheet, but for the one about its day, which is asked once for all rows.
 *
 * @param values the row with its proposals, which count as typed.
 */
export function softWarningsOf(
  detalle: LiquidacionDetalle | null | undefined,
  values: LiquidacionValues,
  base: LiquidacionValues,
  entry: Pick<Entry, 'changes' | 'accepted'> | undefined,
  { fecha, judging, owed }: Pick<Day, 'fecha' | 'judging' | 'owed'>,
) {
  // Until staff have entered it, its initial register is the one that the bus was left with.
  const former = detalle?.regIni ? { regFin: detalle.regIni, fecha: null } : null
  const dudas = dudasDe(
    { ...dudosaDe(values, entry ? null : detalle), fecha: '' },
    {
      ...judging(fecha, values.busNumero ?? ''),
      anterior: !detalle || isToEnter(detalle) ? former : undefined,
      siguiente: detalle?.siguiente,
      debe: owed && (owed.get(values.conductorDocumento ?? '') ?? 0),
      abonado: typeof base.abonoDto.valor === 'number' ? base.abonoDto.valor : 0,
    },
  )
  const { changes = {}, accepted = [] } = entry ?? {}
  const isTyped = (campo: string) => (campo.split('.')[0] ?? '') in changes
  const waitsFor = ({ sePregunta, campos, ...duda }: Duda) =>
    sePregunta && campos.some(isTyped) && !accepted.includes(oracionDe(duda))
  return {
    /** Soft warnings that the row waits for somebody to confirm. */
    asked: dudas.filter(waitsFor).map(oracionDe),
    said: dudas.filter((duda) => !waitsFor(duda)).map(oracionDe),
  }
}

/** Obstacle to entering a bus's settlement of the day as it is loaded. */
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

/** A driver's employment as the dates of retirements and entries tell it. */
import type { ContratoFila } from '../../contract/contratos'
import { sumarDias } from '../../contract/fechas'
import { earliest } from './days'

/** The dates of a driver, of whom the last retirement and the last entry are known. */
interface Dates {
  valido: 0 | 1
  servicioDesde: string | null
  fechaUltimoIngreso: string | null
  fechaUltimoRetiro: string | null
}

/** The day of a retirement, today's where it is not known; null while active: a readmitted driver keeps the date. */
const retirementOf = (
  { valido, fechaUltimoRetiro }: Pick<Dates, 'valido' | 'fechaUltimoRetiro'>,
  hoy: string,
) => (valido === 0 ? (fechaUltimoRetiro ?? hoy) : null)

/** Service of a driver as it is known without a contract; null where neither an entry nor an entered settlement tells its beginning. */
export function serviceOf(fechas: Dates, primera: string | null, hoy: string) {
  const first = primera ?? fechas.fechaUltimoIngreso
  if (first === null) return null
  const { servicioDesde, fechaUltimoIngreso } = fechas
  // Settlements from before the last readmission belong to a former service.
  const desde = servicioDesde ?? earliest(first, fechaUltimoIngreso ?? first)
  return { desde, hasta: retirementOf(fechas, hoy) }
}

/**
 * The retirement that ends a contract which runs, or is still to end, while nobody has confirmed it; null where there is none from its
 * first day on. Of who was readmitted and has retired again the former retirement is not known: the day before the readmission stands for it.
 */
export function proposedEndOf(
  { desde, hasta }: Pick<ContratoFila, 'desde' | 'hasta'>,
  fechas: Dates,
  hoy: string,
): string | null {
  const { servicioDesde, fechaUltimoRetiro } = fechas
  const readmitted = servicioDesde !== null && servicioDesde > desde
  const retiro = readmitted ? fechaUltimoRetiro : retirementOf(fechas, hoy)
  if (retiro === null || retiro < desde || (hasta !== null && (hasta <= hoy || hasta <= retiro))) return null
  return readmitted && retiro > servicioDesde ? sumarDias(servicioDesde, -1) : retiro
}

/** When a driver was there, apart from the schemas: what draws before zod is there needs it too. */
import type { ConductorFila } from './conductores'

/** Checks whether a driver was active on a day; the day of leaving is the last one. */
export const activoEl = (
  { valido, fechaUltimoRetiro }: { valido: boolean | 0 | 1; fechaUltimoRetiro: string | null },
  fecha: string,
) => Boolean(valido) || (fechaUltimoRetiro !== null && fecha <= fechaUltimoRetiro)

/** Checks whether a day falls between a driver's leaving and coming back. */
export const fueraEl = (
  { valido, fechaUltimoRetiro, fechaUltimoIngreso }: Omit<ConductorFila, 'version'>,
  fecha: string,
) => valido && fechaUltimoRetiro !== null && fecha > fechaUltimoRetiro && fecha < (fechaUltimoIngreso ?? '')

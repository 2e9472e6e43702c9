/** When a driver was there, apart from the schemas: what draws before zod is there needs it too. */
import type { ConductorFila } from './conductores'

/** Whether a driver was there on a day: who has left is judged by the day of leaving. */
export const activoEl = (
  { valido, fechaUltimoRetiro }: { valido: boolean | 0 | 1; fechaUltimoRetiro: string | null },
  fecha: string,
) => Boolean(valido) || (fechaUltimoRetiro !== null && fecha <= fechaUltimoRetiro)

/** Whether a day is of the time between a driver's leaving and coming back. */
export const fueraEl = (
  { valido, fechaUltimoRetiro, fechaUltimoIngreso }: Omit<ConductorFila, 'version'>,
  fecha: string,
) => valido && fechaUltimoRetiro !== null && fecha > fechaUltimoRetiro && fecha < (fechaUltimoIngreso ?? '')

import { fechaRequerida } from '../../contract/textos'
import type { FestivoPropuesto } from '../../contract/festivos'
import * as z from '../../contract/zod'

/** The proposal's form: the shown year, and the ticked days of any year. */
export interface PropuestaValues {
  anio: number
  marcados: Record<string, boolean>
}

/** The year to begin with: this one while a coming holiday of it is missing, else the next. */
export const yearToPropose = (ofThisYear: readonly FestivoPropuesto[], today: string) => {
  const isOpen = ofThisYear.some(({ fecha, registrado }) => !registrado && fecha >= today)
  return Number(today.slice(0, 4)) + (isOpen ? 0 : 1)
}

/** The ticked days of the year that is shown, in order. */
export const tickedDates = ({ anio, marcados: marked }: PropuestaValues) =>
  Object.keys(marked)
    .filter((fecha) => marked[fecha] && fecha.startsWith(`${anio}-`))
    .sort()

/** The ticked days of the shown year, in order; at least one. */
export const PropuestaSchema = z
  .object({ anio: z.number(), marcados: z.record(fechaRequerida(), z.boolean()) })
  .refine((values) => tickedDates(values).length > 0, {
    error: 'Marque al menos un festivo.',
    path: ['marcados'],
  })
  .transform((values) => ({ fechas: tickedDates(values) }))

/** The years to choose from: last year's may still be incomplete, coming ones can be prepared. */
export function yearsFrom(currentYear: number) {
  return Array.from({ length: 7 }, (_, i) => currentYear - 1 + i).map((anio) => ({
    valor: anio,
    nombre: String(anio),
  }))
}

/** The days not registered yet, all ticked or none. */
export const markAll = (propuestas: readonly FestivoPropuesto[], marked: boolean) =>
  Object.fromEntries(
    propuestas.filter(({ registrado }) => !registrado).map(({ fecha }) => [fecha, marked] as const),
  )

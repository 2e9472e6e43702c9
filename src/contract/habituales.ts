/** What is usual of a settlement's figures: beyond section 7, on our own server alone. */
import { sinAcentos } from './sinAcentos'
import * as z from './zod'

/** By the figure: `pasajeros`, `viajes`, `sensor`, `civica`, `tiquetes`, and {@link claveDeGasto}; of the company `gasto` and `deuda` too. */
const UsualesSchema = z.record(z.string(), z.number())
export type Usuales = Readonly<Record<string, number>>

/**
 * Answer of `GET /liquidaciones/habituales`: of each bus, by its numero, the medians of its last settlements; of the company what stands
 * in place of one that is not known.
 */
export const HabitualesSchema = z.object({
  empresa: UsualesSchema,
  buses: z.record(z.string(), UsualesSchema),
})
export type Habituales = z.infer<typeof HabitualesSchema>

/** The name of an expense's own usual value: names differ by case, accents and blanks. */
export const claveDeGasto = (nombre: string) => `gasto ${sinAcentos(nombre).trim()}`

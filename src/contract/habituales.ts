/** Usual figures of settlements: beyond section 7, on our own server alone. */
import * as z from './zod'

/** Figures by the names of `Usuales` (`sabido.ts`). */
const UsualesSchema = z.record(z.string(), z.number())

/**
 * Answer of `GET /liquidaciones/habituales`: of each bus, by its numero, the medians of its last settlements; of the company what stands
 * in place of one that is not known.
 */
export const HabitualesSchema = z.object({
  empresa: UsualesSchema,
  buses: z.record(z.string(), UsualesSchema),
})
export type Habituales = z.infer<typeof HabitualesSchema>

import { cadenas } from './campos'
import * as z from './zod'
import { enteroDeConsulta } from './numeros'
import { fechaRequerida } from './textos'

/** Body of `POST /festivos`. */
export const FestivoSchema = z.object({ fecha: fechaRequerida() })
export type CuerpoFestivo = z.infer<typeof FestivoSchema>

export const FestivoFilaSchema = z.object({ uuid: z.string(), fecha: z.string() })
export type FestivoFila = z.infer<typeof FestivoFilaSchema>

/** Query of `GET /festivos/propuestas`, a call of our server beyond the spec's table. */
export const PropuestasQuerySchema = z.object({
  anio: enteroDeConsulta('Ingrese un año válido.', 1984, 2199),
})

/** A public holiday of the year that is proposed, and whether it is already registered. */
export const FestivoPropuestoSchema = z.object({
  ...cadenas('fecha', 'nombre'),
  registrado: z.boolean(),
})
export type FestivoPropuesto = z.infer<typeof FestivoPropuestoSchema>

import {
  AMBAS_FECHAS,
  AT_END_DATE,
  ambasONinguna,
  finalNoAntesDeInicial,
  finalDespuesDeInicial,
} from './fechas'
import { UuidQuerySchema, fechaRequerida, filtro, uuidRequerido } from './textos'
import { documentoDeBusqueda, fechasDeBusqueda, numeroDeBusqueda } from './filtros'
import { motivoOpcional } from './historial'
import { LiquidacionDetalleSchema, LiquidacionFilaSchema } from './liquidaciones'
import { enteroDeConsulta } from './numeros'
import * as z from './zod'

/** Query of `GET /liquidaciones/v2/table`. */
export const FiltroLiquidacionesSchema = z
  .object({
    ...fechasDeBusqueda,
    numero: numeroDeBusqueda,
    documento: documentoDeBusqueda,
    liquidada: filtro(z.enum(['true', 'false'], 'Elija Si o No.')),
  })
  .refine(finalNoAntesDeInicial, AT_END_DATE)

/** Values of the search form: section 5 wants both dates or none, the end after the start. */
export const BusquedaLiquidacionesSchema = FiltroLiquidacionesSchema.refine(
  finalDespuesDeInicial,
  AT_END_DATE,
).refine(ambasONinguna, {
  error: AMBAS_FECHAS,
  path: ['fechaFinal'],
})

/** Query of `GET /liquidaciones/detalle`: a uuid for the detail, or date and bus for the form's Buscar. */
export const DetalleQuerySchema = z
  .object({ uuid: filtro(uuidRequerido()), fecha: filtro(fechaRequerida()), busNumero: numeroDeBusqueda })
  .refine(
    ({ uuid, fecha, busNumero }) => uuid ?? (fecha && busNumero),
    'Indique el uuid, o la fecha y el bus.',
  )

/** Query of `GET /liquidaciones/planilla`, beyond section 7. */
export const PlanillaQuerySchema = z.object({ fecha: fechaRequerida() })

/** A bus in the day's sheet: its settlement or a preview, and its plate. */
export const PlanillaFilaSchema = LiquidacionDetalleSchema.extend({ placa: z.string() })
export type PlanillaFila = z.infer<typeof PlanillaFilaSchema>

/** Query of `DELETE /liquidaciones`; `motivo` is beyond section 7, for our own server. */
export const EliminarLiquidacionQuerySchema = UuidQuerySchema.extend({ motivo: motivoOpcional() })

/** Settlements that `GET /liquidaciones/cambios` answers at most; after more, the list is asked for whole. */
export const LIMITE_DE_CAMBIOS = 1000

/** Query of `GET /liquidaciones/cambios`: the sequence that came with the list, or with the last changes. */
export const CambiosDesdeQuerySchema = z.object({
  desde: enteroDeConsulta('La secuencia no es válida.', 0),
})

/** Changes of the list: rows as they are now, the uuids of new ones among them, and those of deleted rows. */
export const CambiosDeLiquidacionesSchema = z.object({
  secuencia: z.number(),
  filas: z.array(LiquidacionFilaSchema),
  creadas: z.array(z.string()),
  eliminadas: z.array(z.string()),
})
export type CambiosDeLiquidaciones = z.infer<typeof CambiosDeLiquidacionesSchema>

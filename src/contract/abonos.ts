import * as z from './zod'
import { pesos } from './numeros'
import { fechaRequerida, textoRequerido, uuidRequerido } from './textos'
import { versionVista } from './versiones'

const invalido = 'Ingrese un número valido de Abono.'

/** Body of `POST /abonos` (without `uuid`) and `PUT /abonos` (with it). */
export const AbonoSchema = z.object({
  uuid: uuidRequerido().nullish(),
  /** The row's, when editing. */
  version: versionVista(),
  valor: pesos({ requerido: invalido, invalido }),
  origen: textoRequerido('El origen es requerido.', 200),
  conductorDocumento: textoRequerido('El conductor es requerido.', 30),
  fecha: fechaRequerida(),
})
export type CuerpoAbono = z.infer<typeof AbonoSchema>

/** Body of `PUT /abonos`: it must say which repayment. */
export const EdicionAbonoSchema = AbonoSchema.safeExtend({ uuid: uuidRequerido() })

/** A repayment. One that a settlement has says which, and its bus; its driver and date are the settlement's. */
export const AbonoFilaSchema = z.object({
  uuid: z.string(),
  valor: z.number(),
  origen: z.string(),
  conductorDocumento: z.string(),
  conductorNombre: z.string(),
  fecha: z.string(),
  liquidacionUuid: z.string().nullish(),
  busNumero: z.string().nullish(),
  version: z.number().nullish(),
})
export type AbonoFila = z.infer<typeof AbonoFilaSchema>

/** Answer of `GET /abonos` and `GET /abonos/conductor`. */
export const TablaAbonosSchema = z.object({ abonos: z.array(AbonoFilaSchema), totalAbono: z.number() })
export type TablaAbonos = z.infer<typeof TablaAbonosSchema>

import * as z from './zod'
import { DeudaFilaSchema } from './deudas'
import { pesosRequeridos } from './numeros'
import { fechaRequerida, nombreRequerido, textoRequerido, uuidRequerido } from './textos'
import { versionVista } from './versiones'

const invalido = 'Ingrese un número valido de Abono.'

/** Body of `POST /abonos` (without `uuid`) and `PUT /abonos` (with it). */
export const AbonoSchema = z.object({
  uuid: uuidRequerido().nullish(),
  /** The row's, when editing. */
  version: versionVista(),
  valor: pesosRequeridos(invalido),
  origen: textoRequerido('El origen es requerido.', 200),
  conductorDocumento: nombreRequerido('El conductor es requerido.', 30),
  fecha: fechaRequerida(),
})
export type CuerpoAbono = z.infer<typeof AbonoSchema>

/** Body of `PUT /abonos`: it must say which repayment. */
export const EdicionAbonoSchema = AbonoSchema.safeExtend({ uuid: uuidRequerido() })

/** A repayment: as a debt, with its origin in place of the reason. One that a paper has deducted says which, and its origin names it. */
export const AbonoFilaSchema = DeudaFilaSchema.omit({ razon: true }).extend({
  origen: z.string(),
  emitidoUuid: z.string().nullish(),
})
export type AbonoFila = z.infer<typeof AbonoFilaSchema>

/** Answer of `GET /abonos` and `GET /abonos/conductor`. */
export const TablaAbonosSchema = z.object({ abonos: z.array(AbonoFilaSchema), totalAbono: z.number() })
export type TablaAbonos = z.infer<typeof TablaAbonosSchema>

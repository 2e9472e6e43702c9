import { cadenas, cifras } from './campos'
import * as z from './zod'
import { pesosRequeridos } from './numeros'
import { nombreRequerido, textoRequerido, uuidRequerido } from './textos'
import { versionVista } from './versiones'

const invalido = 'Ingrese un número valido de prestamo.'

/** Body of `POST /deudas`: creates, or edits when it carries the uuid of a debt. */
export const DeudaSchema = z.object({
  uuid: uuidRequerido().nullish(),
  /** The row's, when editing. */
  version: versionVista(),
  valor: pesosRequeridos(invalido),
  razon: textoRequerido('La razón es requerida.', 200),
  conductorDocumento: nombreRequerido('El conductor es requerido.', 30),
})
export type CuerpoDeuda = z.infer<typeof DeudaSchema>

/** A debt. One that a settlement has says which, and its bus; its driver and date are the settlement's. */
export const DeudaFilaSchema = z.object({
  uuid: z.string(),
  valor: z.number(),
  ...cadenas('razon', 'conductorDocumento', 'conductorNombre', 'fecha'),
  liquidacionUuid: z.string().nullish(),
  busNumero: z.string().nullish(),
  version: z.number().nullish(),
})
export type DeudaFila = z.infer<typeof DeudaFilaSchema>

/** Answer of `GET /deudas` and `GET /deudas/conductor`: `balance` is debts minus repayments. */
export const TablaDeudasSchema = z.object({
  deudas: z.array(DeudaFilaSchema),
  ...cifras('totalDeuda', 'balance'),
})
export type TablaDeudas = z.infer<typeof TablaDeudasSchema>

/** The drivers' accounts: a call of our own server, beyond the spec's table. */
import { cadenas, cifras } from './campos'
import * as z from './zod'

/** Account of a driver; `balance` is debts minus repayments. */
const CuentaSchema = z.object({
  ...cadenas('conductorDocumento', 'conductorNombre'),
  ...cifras('totalDeuda', 'totalAbono', 'balance'),
  /** Date of the latest debt or repayment. */
  ultimoMovimiento: z.string(),
})
export type Cuenta = z.infer<typeof CuentaSchema>

/** Answer of `GET /deudas/conductores`: every driver with a debt or a repayment, with the sums of all. */
export const CuentasSchema = z.object({
  cuentas: z.array(CuentaSchema),
  ...cifras('totalDeuda', 'totalAbono', 'balance'),
})
export type Cuentas = z.infer<typeof CuentasSchema>

import * as z from './zod'
import { pesosRequeridos } from './numeros'
import { nombreRequerido, textoRequerido } from './textos'

const mesRequerido = (permitidos: readonly number[]) =>
  z.coerce.number('Mes es requerido.').refine((mes) => permitidos.includes(mes), 'Mes es requerido.')

/** Query of `GET documentos/primas`: 6 (June) or 12 (December). */
export const PrimaSchema = z.object({ mes: mesRequerido([6, 12]) })
/** Query of `GET documentos/vacaciones` and values of the Liquidación form. */
export const DocumentoDeConductorSchema = z.object({
  documento: nombreRequerido('El conductor es requerido.', 30),
})
/** Values of the Bono form: only December. */
export const BonoSchema = z.object({ mes: mesRequerido([12]) })

export const CesantiaSchema = z.object({
  year: textoRequerido('El año es requerido.', 4),
  valor: pesosRequeridos('El valor es requerido.', 'Ingrese un número valido.'),
})
/** A year's severance each: more than anybody works. */
export const MAXIMO_CESANTIAS = 60
/** Values of the Liquidación Antigua form. */
export const LiquidacionAntiguaSchema = z.object({
  documento: nombreRequerido('El conductor es requerido.', 30),
  cesantias: z.array(CesantiaSchema).max(MAXIMO_CESANTIAS, `Máximo ${MAXIMO_CESANTIAS} cesantías.`),
})

import { CIVICA_INVALIDA, SENSOR_INVALIDO, VIAJES_INVALIDOS } from './liquidaciones'
import { cantidadOAusente, cantidadPositiva } from './numeros'
import { fechaRequerida, nombreRequerido } from './textos'
import * as z from './zod'

/** One row of 'Formulario Ingreso Sensores'. */
export const FilaSensorSchema = z.object({
  fecha: fechaRequerida(),
  busNumero: nombreRequerido('Bus es requerido.', 20),
  sensor: cantidadPositiva('El sensor es requerido.', SENSOR_INVALIDO),
  /** Absent, it leaves the stored count. */
  civica: cantidadOAusente(CIVICA_INVALIDA),
  viajes: cantidadPositiva('Los viajes son requeridos.', VIAJES_INVALIDOS),
})
export type FilaSensor = z.infer<typeof FilaSensorSchema>

/** Body of `POST /liquidaciones/sensores`: the rows, all or nothing. */
export const SensoresSchema = z
  .array(FilaSensorSchema, 'Ingrese una lista de sensores.')
  .min(1, 'Agregue al menos un sensor.')
  .max(500, 'Máximo 500 sensores.')

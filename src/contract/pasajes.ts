import { cadenas, cifras } from './campos'
import * as z from './zod'
import { rutaRequerida } from './buses'
import { FECHA_FINAL_MAYOR, finalDespuesDeInicial } from './fechas'
import { decimal } from './numeros'
import { fechaRequerida, siSon, uuidRequerido } from './textos'
import { versionVista } from './versiones'

/** Decimal figure: amounts paid go to the cent, factors of a calculation to the millionth. */
const cifra = (requerido: string, decimales = 6) => decimal(requerido, 'Ingrese un número valido.', decimales)

/**
 * Body of `POST /pasajes` (without `uuid`) and `PUT /pasajes` (with it): the fare of a route between two dates, both
 * inclusive. `valor` in pesos, `limiteBonificacion` and `pasajerosPorViaje` in passengers; no figure of it has an upper bound (section 9).
 */
export const PasajeSchema = z
  .object({
    uuid: uuidRequerido().nullish(),
    /** The row's, when editing. */
    version: versionVista(),
    ruta: rutaRequerida(),
    valor: cifra('El valor es requerido.', 2),
    porcentajePasajero: cifra('El porcentaje es requerido.'),
    porcentajeFestivos: cifra('Porcentaje de festivos es requerido.'),
    porcentajeBonificacion: cifra('La bonificación es requerido.'),
    limiteBonificacion: cifra('El limite de bonificación es requerido.'),
    pasajerosPorViaje: cifra('Los pasajeros por viaje son requeridos.'),
    fechaInicio: fechaRequerida('Fecha Inicial es requerida.'),
    fechaFinal: fechaRequerida('Fecha Final es requerida.'),
  })
  .refine(({ fechaInicio, fechaFinal }) => finalDespuesDeInicial({ fechaInicial: fechaInicio, fechaFinal }), {
    error: FECHA_FINAL_MAYOR,
    path: ['fechaFinal'],
    when: siSon('string', 'fechaInicio', 'fechaFinal'),
  })
export type CuerpoPasaje = z.infer<typeof PasajeSchema>

/** Body of `PUT /pasajes`: it must say which fare. */
export const EdicionPasajeSchema = PasajeSchema.safeExtend({ uuid: uuidRequerido() })

/** Query of `PUT /pasajes/invalidarPasaje`. */
export const InvalidarPasajeQuerySchema = z.object({ uuidPasaje: uuidRequerido() })

/** A fare as it is listed. */
export const PasajeFilaSchema = z.object({
  ...cadenas('uuid', 'ruta'),
  ...cifras('valor', 'porcentajePasajero', 'porcentajeFestivos', 'porcentajeBonificacion'),
  ...cifras('limiteBonificacion', 'pasajerosPorViaje'),
  ...cadenas('fechaInicio', 'fechaFinal'),
  valido: z.boolean(),
  version: z.number().nullish(),
})
export type PasajeFila = z.infer<typeof PasajeFilaSchema>

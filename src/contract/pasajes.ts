import { cadenas, cifras } from './campos'
import * as z from './zod'
import { rutaRequerida } from './buses'
import { FECHA_FINAL_MAYOR, finalDespuesDeInicial } from './fechas'
import { cantidad, pesos, porcentaje } from './numeros'
import { fechaRequerida, siSon, uuidRequerido } from './textos'
import { versionVista } from './versiones'

const invalido = 'Ingrese un número valido.'

/**
 * Body of `POST /pasajes` (without `uuid`) and `PUT /pasajes` (with it): the fare of a route between two dates, both
 * inclusive. `valor` in pesos, percentages 0–100, `limiteBonificacion` and `pasajerosPorViaje` in passengers.
 */
export const PasajeSchema = z
  .object({
    uuid: uuidRequerido().nullish(),
    /** The row's, when editing. */
    version: versionVista(),
    ruta: rutaRequerida(),
    valor: pesos('El valor es requerido.', invalido),
    porcentajePasajero: porcentaje('El porcentaje es requerido.', invalido),
    porcentajeFestivos: porcentaje('Porcentaje de festivos es requerido.', invalido),
    porcentajeBonificacion: porcentaje('La bonificación es requerido.', invalido),
    limiteBonificacion: cantidad('El limite de bonificación es requerido.', invalido),
    pasajerosPorViaje: cantidad('Los pasajeros por viaje son requeridos.', invalido),
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

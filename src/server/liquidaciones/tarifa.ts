import { nombreDeRuta } from '../../contract/catalogos'
import { fechaLarga } from '../../contract/fechas'
import type { Db } from '../db/types'
import { fieldError } from '../http/errors'
import type { Tarifa } from '../nomina/liquidacion'

/** The fare that a stored settlement was paid with. */
export const storedTarifa = (row: Omit<ReturnType<typeof tarifaColumns>, 'festivo'>): Tarifa => ({
  valor: row.pasajeValor,
  porcentajePasajero: row.pasajePorcentajePasajero,
  porcentajeFestivos: row.pasajePorcentajeFestivos,
  porcentajeBonificacion: row.pasajePorcentajeBonificacion,
  limiteBonificacion: row.pasajeLimiteBonificacion,
  pasajerosPorViaje: row.pasajePasajerosPorViaje,
})

/** The settlement's copy of its fare and of the kind of its day, so that a later edit of the fare changes no past pay, nor a later holiday that of a settled one. */
export const tarifaColumns = (tarifa: Tarifa, esFestivo: boolean) => ({
  festivo: esFestivo ? (1 as const) : (0 as const),
  pasajeValor: tarifa.valor,
  pasajePorcentajePasajero: tarifa.porcentajePasajero,
  pasajePorcentajeFestivos: tarifa.porcentajeFestivos,
  pasajePorcentajeBonificacion: tarifa.porcentajeBonificacion,
  pasajeLimiteBonificacion: tarifa.limiteBonificacion,
  pasajePasajerosPorViaje: tarifa.pasajerosPorViaje,
})

/**
 * The valid fare of a route (its code) on a day; of several, the one that began last.
 *
 * @throws 400 that names route and date when there is none.
 */
export const currentTarifa = (db: Db, ruta: string, fecha: string): Promise<Tarifa> =>
  db
    .selectFrom('pasajes')
    .selectAll()
    .where('ruta', '=', ruta)
    .where('valido', '=', 1)
    .where('fechaInicio', '<=', fecha)
    .where('fechaFinal', '>=', fecha)
    .orderBy('fechaInicio', 'desc')
    .orderBy('uuid')
    .executeTakeFirstOrThrow(() =>
      fieldError(
        400,
        'fecha',
        `No hay un pasaje válido de la ruta ${nombreDeRuta(ruta)} para el ${fechaLarga(fecha)}.`,
      ),
    )

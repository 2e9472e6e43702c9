/** Years, months, weeks and weekdays of calendar dates, `YYYY-MM-DD`. */
import { DIAS_SEMANA } from './catalogos'
import { diaDeLaSemana, fechaLarga, limitesDelMes, sumarDias } from './fechas'

/** The Monday with which the week of a date begins. */
export const lunesDe = (fecha: string) => sumarDias(fecha, -((diaDeLaSemana(fecha) + 6) % 7))

/** Year of a date. */
export const anioDe = (fecha: string) => Number(fecha.slice(0, 4))

/** Day of the month of a date, 1 to 31. */
export const diaDelMes = (fecha: string) => Number(fecha.slice(8))

/** First and last day of the month of a date. */
export const mesDe = (fecha: string) => limitesDelMes(anioDe(fecha), Number(fecha.slice(5, 7)))

/** 'viernes'; '' of no date. */
export const nombreDelDia = (fecha: string) => DIAS_SEMANA[diaDeLaSemana(fecha)] ?? ''

/** 'viernes 27 de noviembre de 2026' */
export const fechaConDia = (fecha: string) => `${nombreDelDia(fecha)} ${fechaLarga(fecha)}`

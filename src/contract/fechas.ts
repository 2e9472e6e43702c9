/**
 * Calendar dates as plain text, `YYYY-MM-DD`. They never become an instant, so no time zone can move them a day:
 * arithmetic goes through UTC, and only {@link hoyEn} knows what a time zone is.
 */
/** Date format, limited to the years from 1900 to 2199. */
const FORMA = /^(19|2[01])\d{2}-\d{2}-\d{2}$/
const MILISEGUNDOS_POR_DIA = 86_400_000

const aUtc = (fecha: string) => Date.parse(`${fecha}T00:00:00Z`)
const desdeUtc = (instante: number) => new Date(instante).toISOString().slice(0, 10)

/** Checks for a real calendar day between the years 1900 and 2199 (31 February is not). */
export function esFecha(valor: string) {
  const instante = FORMA.test(valor) ? aUtc(valor) : Number.NaN
  return !Number.isNaN(instante) && desdeUtc(instante) === valor
}

/** The day `dias` days after `fecha` (before it when negative). */
export const sumarDias = (fecha: string, dias: number) => desdeUtc(aUtc(fecha) + dias * MILISEGUNDOS_POR_DIA)

/** Days from one date to another: 0 for the same day, negative when `hasta` comes first. */
export const diasEntre = (desde: string, hasta: string) =>
  Math.round((aUtc(hasta) - aUtc(desde)) / MILISEGUNDOS_POR_DIA)

/** Day of the week of a date: 0 is Sunday, 6 Saturday. */
export const diaDeLaSemana = (fecha: string) => new Date(aUtc(fecha)).getUTCDay()

/** The calendar day it is at `instante` in an IANA time zone, e.g. `America/Bogota`. */
export const hoyEn = (zonaHoraria: string, instante: Date = new Date()) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zonaHoraria,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instante)

const LARGA = new Intl.DateTimeFormat('es-CO', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Spec section 9: the long Spanish date of tables and details, '5 de marzo de 2026'; '' when there is none. */
export const fechaLarga = (fecha: string | null | undefined) =>
  fecha && esFecha(fecha) ? LARGA.format(aUtc(fecha)) : ''

/** Two days, `YYYY-MM-DD`, both inclusive. */
export interface Periodo {
  desde: string
  hasta: string
}

/** '1–30 de noviembre de 2026', '16 de octubre – 15 de noviembre de 2026'. */
export const periodoLargo = ({ desde, hasta }: Periodo) => LARGA.formatRange(aUtc(desde), aUtc(hasta))

const BREVE = new Intl.DateTimeFormat('es-ES', { dateStyle: 'medium', timeZone: 'UTC' })

/** '1 jul – 28 nov 2026', where room is short. */
export const periodoBreve = ({ desde, hasta }: Periodo) => BREVE.formatRange(aUtc(desde), aUtc(hasta))

/** First and last day of a month. */
export const limitesDelMes = (anio: number, mes: number): Periodo => ({
  desde: desdeUtc(Date.UTC(anio, mes - 1, 1)),
  hasta: desdeUtc(Date.UTC(anio, mes, 0)),
})

/** The year of the latest month `mes` (1–12) that has begun on `hoy`: this year's, or last year's when it is still to come. */
export function anioDelUltimoMes(mes: number, hoy: string) {
  const anio = Number(hoy.slice(0, 4))
  return mes <= Number(hoy.slice(5, 7)) ? anio : anio - 1
}

/** The rule of section 5 for two dates of a filter or a fare. */
export const FECHA_FINAL_MAYOR = 'Fecha final debe ser mayor a la inicial.'
/** Rule of section 5 for the dates of a search, with the field that says it. */
export const AT_END_DATE = { error: FECHA_FINAL_MAYOR, path: ['fechaFinal'] }
/** The pairing rule of section 5; the spec gives it no words. */
export const AMBAS_FECHAS = 'Ingrese ambas fechas o ninguna.'

interface Fechas {
  fechaInicial?: string | null
  fechaFinal?: string | null
}

/** Section 5, in the forms: of two dates the end is after the start. */
export const finalDespuesDeInicial = ({ fechaInicial, fechaFinal }: Fechas) =>
  !fechaInicial || !fechaFinal || fechaFinal > fechaInicial

/** On the server: of two dates the end is not before the start. Each is an inclusive limit, so equal ones are a day. */
export const finalNoAntesDeInicial = ({ fechaInicial, fechaFinal }: Fechas) =>
  !fechaInicial || !fechaFinal || fechaFinal >= fechaInicial

/** Section 5: both dates, or neither. */
export const ambasONinguna = ({ fechaInicial, fechaFinal }: Fechas) =>
  Boolean(fechaInicial) === Boolean(fechaFinal)

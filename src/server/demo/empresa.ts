import { diasEntre, sumarDias } from '../../contract/fechas'
import { crearAsistencias } from './asistencias'
import { crearAzar } from './azar'
import { crearFlota, crearPasajes } from './flota'
import { crearJornadas } from './jornadas'
import { crearLibros } from './libros'
import { crearOperacion } from './operacion'
import { crearPersonal } from './personas'

const SEMILLA = 20_260_101
const DIAS_MINIMOS = 90

/** First day of the last half-year that is over: January to June, or July to December. */
const inicioDelUltimoSemestre = (hoy: string): string =>
  hoy.slice(5) >= '07-01' ? `${hoy.slice(0, 4)}-01-01` : `${Number(hoy.slice(0, 4)) - 1}-07-01`

/**
 * Days of settlements, the last of them yesterday: today is the clerk's. At least 90, and back to where the last complete
 * half-year begins, because the prima of nothing cannot be shown.
 */
const diasDeHistoria = (hoy: string): number =>
  Math.max(DIAS_MINIMOS, diasEntre(inicioDelUltimoSemestre(hoy), hoy))

/**
 * The demonstration company as it stands on `hoy`: rows of every table but the users', the same for the same day.
 * @param festivos the public holidays of this year and the last, `YYYY-MM-DD`.
 */
export function crearEmpresa(hoy: string, festivos: readonly string[]) {
  const azar = crearAzar(SEMILLA)
  const dias = diasDeHistoria(hoy)
  const desde = sumarDias(hoy, -dias)
  const personal = crearPersonal(azar, hoy)
  const { conductores } = personal
  const buses = crearFlota(azar, personal.titulares)
  const pasajes = crearPasajes(azar, desde, hoy)
  const jornadas = crearJornadas(azar, desde, dias, buses, personal)
  const { liquidaciones, gastos } = crearOperacion(azar, jornadas, pasajes, new Set(festivos), hoy)
  const { deudas, abonos } = crearLibros(azar, conductores, liquidaciones, desde, hoy)
  return {
    conductores,
    buses,
    pasajes,
    festivos: festivos.map((fecha) => ({ uuid: azar.uuid(), fecha })),
    liquidaciones,
    gastos,
    deudas,
    abonos,
    asistencias: crearAsistencias(azar, conductores, liquidaciones, desde, dias),
  }
}

export type EmpresaDemo = ReturnType<typeof crearEmpresa>

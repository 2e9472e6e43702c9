import { sumarDias } from '../../contract/fechas'
import { crearAsistencias } from './asistencias'
import { crearAzar } from './azar'
import { crearFlota, crearPasajes } from './flota'
import { crearJornadas } from './jornadas'
import { crearLibros } from './libros'
import { crearOperacion } from './operacion'
import { crearPersonal } from './personas'

const SEMILLA = 20_260_101
/** Days of settlements, the last of them yesterday: today is the clerk's. */
export const DIAS = 90

/**
 * The demonstration company as it stands on `hoy`: rows of every table but the users', the same for the same day.
 * @param festivos the public holidays of this year and the last, `YYYY-MM-DD`.
 */
export function crearEmpresa(hoy: string, festivos: readonly string[]) {
  const azar = crearAzar(SEMILLA)
  const desde = sumarDias(hoy, -DIAS)
  const personal = crearPersonal(azar, hoy)
  const { conductores } = personal
  const buses = crearFlota(azar, personal.titulares)
  const pasajes = crearPasajes(azar, desde, hoy)
  const jornadas = crearJornadas(azar, desde, DIAS, buses, personal)
  const { liquidaciones, gastos } = crearOperacion(azar, jornadas, pasajes, new Set(festivos), hoy)
  const { deudas, abonos } = crearLibros(azar, conductores, liquidaciones, desde)
  return {
    conductores,
    buses,
    pasajes,
    festivos: festivos.map((fecha) => ({ uuid: azar.uuid(), fecha })),
    liquidaciones,
    gastos,
    deudas,
    abonos,
    asistencias: crearAsistencias(azar, conductores, liquidaciones, desde, DIAS),
  }
}

export type EmpresaDemo = ReturnType<typeof crearEmpresa>

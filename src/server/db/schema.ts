/**
 * The tables as Kysely sees them, on both engines.
 *
 * Columns have the contract's names, so a row needs no renaming. Dates are `YYYY-MM-DD` text
 * (`date` with a type parser on PostgreSQL), instants ISO 8601 text in UTC, money whole pesos, percentages 0–100,
 * flags 0 or 1 because better-sqlite3 binds no booleans. `id` orders by entry and never leaves the server.
 */
import type { Generated } from 'kysely'
import type { Sustantivo } from '../../contract/historial'
import type { BusquedasTable } from './busquedas-table'
import type { CambiosTable } from './changes-table'
import type { CierreLiquidacionesTable, CierresTable } from './closing-tables'
import type { ImportacionesTable, ImportacionPartesTable } from './importaciones-table'
import type {
  ClavesIdempotenciaTable,
  SesionesCerradasTable,
  SesionesTable,
  SignInFailuresTable,
  SignInNetworksTable,
  UsuariosTable,
} from './session-tables'
import type { AbonosTable, DeudasTable, GastosTable, LiquidacionesTable } from './settlement-tables'

type Flag = 0 | 1

export interface ConductoresTable {
  uuid: string
  documento: string
  tipoDocumento: string
  nombre: string
  empresa: string
  fechaNacimiento: string | null
  fechaUltimoIngreso: string | null
  fechaUltimoRetiro: string | null
  valido: Flag
  /** 1, and one more for each edit. */
  version: Generated<number>
}

export interface BusesTable {
  numero: string
  empresa: string
  ruta: string
  modelo: string
  marca: string
  placa: string
  conductorUuid: string | null
  /** 1, and one more for each edit. */
  version: Generated<number>
}

export interface PasajesTable {
  uuid: string
  ruta: string
  valor: number
  porcentajePasajero: number
  porcentajeFestivos: number
  porcentajeBonificacion: number
  limiteBonificacion: number
  pasajerosPorViaje: number
  fechaInicio: string
  fechaFinal: string
  valido: Flag
  /** 1, and one more for each edit. */
  version: Generated<number>
}

export interface FestivosTable {
  uuid: string
  fecha: string
}

export interface AsistenciasTable {
  uuid: string
  fecha: string
  conductorUuid: string
  bus: string
  justificacion: string
  asistio: Flag
  entregoAlDia: Flag
  entregoPresencial: Flag
  /** 0 while the row is as proposed; one more for each change. */
  version: Generated<number>
}

/** A list's version: a text that triggers change with every write that alters the list. */
interface VersionesTable {
  nombre: 'liquidaciones'
  version: string
}

/** Who has which record open: a sign every few seconds, for as long as it is. */
export interface PresenciasTable {
  usuarioUuid: string
  sustantivo: Sustantivo
  identificador: string
  /** When the last sign came, in milliseconds since 1970. */
  visto: number
}

export interface Database {
  busquedas: BusquedasTable
  cambios: CambiosTable
  usuarios: UsuariosTable
  conductores: ConductoresTable
  buses: BusesTable
  pasajes: PasajesTable
  festivos: FestivosTable
  liquidaciones: LiquidacionesTable
  gastos: GastosTable
  deudas: DeudasTable
  abonos: AbonosTable
  asistencias: AsistenciasTable
  cierres: CierresTable
  cierreLiquidaciones: CierreLiquidacionesTable
  importaciones: ImportacionesTable
  importacionPartes: ImportacionPartesTable
  presencias: PresenciasTable
  versiones: VersionesTable
  claves_idempotencia: ClavesIdempotenciaTable
  sesiones: SesionesTable
  sesionesCerradas: SesionesCerradasTable
  signInFailures: SignInFailuresTable
  signInNetworks: SignInNetworksTable
}

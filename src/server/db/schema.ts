/**
 * The tables as Kysely sees them, on both engines.
 *
 * Columns have the contract's names, so a row needs no renaming. Dates are `YYYY-MM-DD` text
 * (`date` with a type parser on PostgreSQL), instants ISO 8601 text in UTC, money whole pesos, percentages 0–100,
 * flags 0 or 1 because better-sqlite3 binds no booleans. `id` orders by entry and never leaves the server.
 */
import type { Generated } from 'kysely'
import type { AsistenciaFila } from '../../contract/asistencias'
import type { BusFila } from '../../contract/buses'
import type { ConductorFila } from '../../contract/conductores'
import type { ContratoFila } from '../../contract/contratos'
import type { FestivoFila } from '../../contract/festivos'
import type { PasajeFila } from '../../contract/pasajes'
import type { CambiosTable } from './changes-table'
import type { CierreLiquidacionesTable, CierresTable } from './closing-tables'
import type { AccionesTable, ImportacionesTable, ImportacionPartesTable } from './importaciones-table'
import type {
  EmitidoConceptosTable,
  EmitidoContadoresTable,
  EmitidoPdfTable,
  EmitidosTable,
} from './issued-tables'
import type {
  ClavesIdempotenciaTable,
  SesionesTable,
  SignInFailuresTable,
  SignInNetworksTable,
  UsuariosTable,
} from './session-tables'
import type {
  AbonosTable,
  DeudasTable,
  GastosTable,
  LiquidacionesTable,
  RegistradasTable,
} from './settlement-tables'

type Flag = 0 | 1

/** Stored form of a record that the API answers: its flags as numbers, and a version that begins at 1 and rises with each edit. */
type Stored<Fila, Flags extends keyof Fila = never> = Omit<Fila, Flags | 'version'> &
  Record<Flags, Flag> & { version: Generated<number> }

/** A key by which spellings are the same, of its row alone (see `contract/identificadores.ts`). */
type Key = Generated<string | null>

export type ConductoresTable = Stored<ConductorFila, 'valido'> & {
  documentoClave: Key
  /** The day of the last readmission; null for who has never been readmitted. */
  servicioDesde: string | null
}

export type BusesTable = Stored<Omit<BusFila, 'conductorDocumento' | 'conductorNombre'>> & {
  conductorUuid: string | null
  numeroClave: Key
  placaClave: Key
}

export type PasajesTable = Stored<PasajeFila, 'valido'>

/** Its version is 0 while the row is as proposed. */
export type AsistenciasTable = Stored<
  Omit<AsistenciaFila, 'uuid' | 'conductorNombre' | 'conductorDocumento'>,
  'asistio' | 'entregoAlDia' | 'entregoPresencial'
> & { uuid: string }

export type FestivosTable = FestivoFila

/** A list's version: a text that triggers change with every write that alters the list. */
interface VersionesTable {
  nombre: 'liquidaciones'
  version: string
}

export interface Database {
  acciones: AccionesTable
  cambios: CambiosTable
  usuarios: UsuariosTable
  conductores: ConductoresTable
  contratos: Stored<ContratoFila>
  emitidos: EmitidosTable
  emitidoConceptos: EmitidoConceptosTable
  emitidoPdf: EmitidoPdfTable
  emitidoContadores: EmitidoContadoresTable
  buses: BusesTable
  pasajes: PasajesTable
  festivos: FestivosTable
  liquidaciones: LiquidacionesTable
  gastos: GastosTable
  registradas: RegistradasTable
  deudas: DeudasTable
  abonos: AbonosTable
  asistencias: AsistenciasTable
  cierres: CierresTable
  cierreLiquidaciones: CierreLiquidacionesTable
  importaciones: ImportacionesTable
  importacionPartes: ImportacionPartesTable
  versiones: VersionesTable
  claves_idempotencia: ClavesIdempotenciaTable
  sesiones: SesionesTable
  signInFailures: SignInFailuresTable
  signInNetworks: SignInNetworksTable
}

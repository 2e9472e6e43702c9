/**
 * The tables, as Kysely sees them on both engines.
 *
 * Columns bear the contract's names, so a row needs no renaming on its way out. Dates are `YYYY-MM-DD` text
 * (`date` with a type parser on PostgreSQL), instants ISO 8601 text in UTC, money whole pesos, percentages 0–100,
 * flags 0 or 1 because better-sqlite3 binds no booleans. `id` orders by entry and never leaves the server.
 */
import type { Generated } from 'kysely'

type Bandera = 0 | 1

export interface UsuariosTabla {
  uuid: string
  username: string
  nombre: string
  /** Comma-separated, e.g. "ADMIN,EDITOR"; '' for who may only look. */
  roles: string
  claveHash: string
  activo: Bandera
  /** Part of every token; raising it ends all the sessions of the user. */
  versionSesion: number
  /** 1 for a user of the demonstration, until they are given another password. */
  demo: Generated<Bandera>
}

export interface ConductoresTabla {
  uuid: string
  documento: string
  tipoDocumento: string
  nombre: string
  empresa: string
  fechaNacimiento: string | null
  fechaUltimoIngreso: string | null
  fechaUltimoRetiro: string | null
  valido: Bandera
  /** 1, and one more for each edit. */
  version: Generated<number>
}

export interface BusesTabla {
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

export interface PasajesTabla {
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
  valido: Bandera
  /** 1, and one more for each edit. */
  version: Generated<number>
}

export interface FestivosTabla {
  uuid: string
  fecha: string
}

/** What was typed, the fare's figures as applied, and what `nomina/` computed from both. One row per (fecha, busNumero). */
export interface LiquidacionesTabla {
  id: Generated<number>
  uuid: string
  fecha: string
  busNumero: string
  conductorUuid: string | null
  viajes: number
  regIni: number
  regFin: number
  sensor: number
  civica: number
  tiquetes: number
  comentario: string
  liquidada: Bandera
  /** Day on which staff first entered it; null while only sensor rows have filled it. */
  fechaEntrega: string | null
  pasajeValor: number
  pasajePorcentajePasajero: number
  pasajePorcentajeFestivos: number
  pasajePorcentajeBonificacion: number
  pasajeLimiteBonificacion: number
  pasajePasajerosPorViaje: number
  pasajerosReg: number
  pasajerosSensor: number
  valorNetoReg: number
  valorNetoSensor: number
  salarioReg: number
  salarioSensor: number
}

export interface GastosTabla {
  uuid: string
  liquidacionUuid: string
  /** Position in the settlement's list, from 0. */
  orden: number
  nombre: string
  valor: number
}

export interface DeudasTabla {
  id: Generated<number>
  uuid: string
  valor: number
  razon: string
  conductorUuid: string
  fecha: string
  /** The settlement it belongs to; deleted with it. At most one debt per settlement. */
  liquidacionUuid: string | null
  /** 1, and one more for each edit. */
  version: Generated<number>
}

export interface AbonosTabla {
  id: Generated<number>
  uuid: string
  valor: number
  origen: string
  conductorUuid: string
  fecha: string
  /** The settlement it belongs to; deleted with it. At most one repayment per settlement. */
  liquidacionUuid: string | null
  /** 1, and one more for each edit. */
  version: Generated<number>
}

export interface AsistenciasTabla {
  uuid: string
  fecha: string
  conductorUuid: string
  bus: string
  justificacion: string
  asistio: Bandera
  entregoAlDia: Bandera
  entregoPresencial: Bandera
  /** 0 while nobody has changed what was proposed; one more for each change. */
  version: Generated<number>
}

/** A creating call that was stored under an `Idempotency-Key`: see `idempotencia/plugin.ts`. */
export interface ClavesIdempotenciaTabla {
  clave: string
  usuarioUuid: string
  metodo: string
  /** The route's pattern, e.g. `/api/deudas`. */
  url: string
  /** SHA-256 of method, path parameters, query and body, in hexadecimal. */
  huella: string
  /** Status and JSON of the answer; both null from the write until the answer is added. */
  estado: number | null
  respuesta: string | null
  /** When it came, in milliseconds since 1970. */
  instante: number
}

/** A session that was signed out of; kept until its tokens would have run out anyway. */
export interface SesionesCerradasTabla {
  sid: string
  /** Milliseconds since 1970. */
  vence: number
}

/** Failures to sign in that count together. */
export interface SignInFailuresTable {
  /** SHA-256 of what they have in common. */
  key: string
  failures: number
  /** When they are forgotten, in milliseconds since 1970. */
  expires: number
}

/** From where a user has signed in. */
export interface SignInNetworksTable {
  usuarioUuid: string
  /** SHA-256 of the network. */
  network: string
  /** Milliseconds since 1970. */
  expires: number
}

/** The state that a list is in: a text that triggers change with every write that alters the list. */
export interface VersionesTabla {
  nombre: 'liquidaciones'
  version: string
}

export interface Database {
  usuarios: UsuariosTabla
  conductores: ConductoresTabla
  buses: BusesTabla
  pasajes: PasajesTabla
  festivos: FestivosTabla
  liquidaciones: LiquidacionesTabla
  gastos: GastosTabla
  deudas: DeudasTabla
  abonos: AbonosTabla
  asistencias: AsistenciasTabla
  versiones: VersionesTabla
  claves_idempotencia: ClavesIdempotenciaTabla
  sesionesCerradas: SesionesCerradasTabla
  signInFailures: SignInFailuresTable
  signInNetworks: SignInNetworksTable
}

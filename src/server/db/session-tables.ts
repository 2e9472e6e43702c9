/** The tables of users, their sessions and sign-ins, and of idempotency keys, as Kysely sees them. */
import type { Generated } from 'kysely'

export interface UsuariosTable {
  uuid: string
  username: string
  nombre: string
  /** Comma-separated, e.g. "ADMIN,EDITOR"; '' is read-only. */
  roles: string
  claveHash: string
  activo: 0 | 1
  /** Part of every token; raising it ends all sessions of the user. */
  versionSesion: number
  /** 1 for a user of the demonstration, until their password changes. */
  demo: Generated<0 | 1>
  /** 1 while the password is one that somebody else has chosen. */
  claveProvisional: Generated<0 | 1>
  /** ISO 8601, in UTC. */
  ultimoIngreso: string | null
}

/** A sign-in, until it is ended: no token counts without its row. It is open while `version` is its user's `versionSesion`. */
export interface SesionesTable {
  sid: string
  usuarioUuid: string
  version: number
  /** 'Chrome en Windows'. */
  dispositivo: string
  /** Milliseconds since 1970, as `visto`, which is at most a minute late. */
  desde: number
  visto: number
}

/** A creating call stored under its `Idempotency-Key`: see `http/idempotency/plugin.ts`. */
export interface ClavesIdempotenciaTable {
  clave: string
  usuarioUuid: string
  metodo: string
  /** The route's pattern, e.g. `/api/deudas`. */
  url: string
  /** HMAC, with the server's secret, of method, path parameters, query and body, in hexadecimal. */
  huella: string
  /** Status and JSON of the answer; both null from the write until the answer is added. */
  estado: number | null
  respuesta: string | null
  /** When the call came, in milliseconds since 1970. */
  instante: number
}

/** Failed sign-ins that count together. */
export interface SignInFailuresTable {
  /** SHA-256 of their common subject. */
  key: string
  failures: number
  /** When they are forgotten, in milliseconds since 1970. */
  expires: number
}

/** A network from which a user has signed in. */
export interface SignInNetworksTable {
  usuarioUuid: string
  /** SHA-256 of the network. */
  network: string
  /** Milliseconds since 1970. */
  expires: number
}

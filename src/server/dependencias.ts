import type {} from 'fastify'
import { type Accion } from '../contract/permisos'
import { type Config } from './config'
import { type Conexion, type Db, type Engine } from './db/connection'
import { type ContenidoDelToken } from './sesion/token'
import { type UsuarioDeSesion } from './sesion/usuario'

/** What every noun's routes are made with. */
export interface Dependencias {
  db: Db
  engine: Engine
  instantanea: Conexion['instantanea']
  config: Config
  /** The company's day, `YYYY-MM-DD`. */
  hoy: () => string
  /** The present instant. */
  reloj: () => Date
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The action of `contract/permisos` that the person must be allowed. Absent: any session may, which is accepted
     * for reading only; a writing route that any session may use says 'sesion'.
     */
    permiso?: Accion | 'sesion'
    /** No session is needed. */
    publica?: boolean
  }

  interface FastifyRequest {
    /** Who asks, as the database has them now; null on public routes. */
    usuario: UsuarioDeSesion | null
    /** The token that they came with; a handler that ends it sets it to null, so that it is not renewed. */
    sesion: ContenidoDelToken | null
  }
}

import { sql, type Kysely, type Migration } from 'kysely'
import { type Engine } from '../types'

/** The keys of creating calls with their answers: see `http/idempotency/plugin.ts`. */
export const clavesDeIdempotencia = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const tabla = db.schema
      .createTable('claves_idempotencia')
      .addColumn('clave', 'text', (columna) => columna.notNull())
      .addColumn('usuarioUuid', 'text', (columna) => columna.notNull())
      .addColumn('metodo', 'text', (columna) => columna.notNull())
      .addColumn('url', 'text', (columna) => columna.notNull())
      .addColumn('huella', 'text', (columna) => columna.notNull())
      .addColumn('estado', 'integer')
      .addColumn('respuesta', 'text')
      .addColumn('instante', engine === 'postgres' ? 'bigint' : 'integer', (columna) => columna.notNull())
      .addPrimaryKeyConstraint('claves_idempotencia_clave_key', ['clave', 'usuarioUuid', 'metodo', 'url'])
    await (engine === 'postgres' ? tabla : tabla.modifyEnd(sql`strict`)).execute()
    await db.schema
      .createIndex('claves_idempotencia_instante')
      .on('claves_idempotencia')
      .column('instante')
      .execute()
  },
})

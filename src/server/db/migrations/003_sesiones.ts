import { sql, type Kysely, type Migration } from 'kysely'
import { type Engine } from '../types'

/** The sessions that were signed out of before they ran out, and the attempts to sign in. */
export const sesiones = (engine: Engine): Migration => {
  const postgres = engine === 'postgres'
  const instante = postgres ? 'bigint' : 'integer'
  const crear = (db: Kysely<unknown>, tabla: string) => {
    const builder = db.schema.createTable(tabla)
    return postgres ? builder : builder.modifyEnd(sql`strict`)
  }

  return {
    async up(db: Kysely<unknown>) {
      await crear(db, 'sesionesCerradas')
        .addColumn('sid', 'text', (columna) => columna.notNull())
        .addColumn('vence', instante, (columna) => columna.notNull())
        .addPrimaryKeyConstraint('sesionesCerradas_sid_key', ['sid'])
        .execute()
      await crear(db, 'intentosDeIngreso')
        .addColumn('clave', 'text', (columna) => columna.notNull())
        .addColumn('desde', instante, (columna) => columna.notNull())
        .addColumn('cuenta', 'integer', (columna) => columna.notNull())
        .addPrimaryKeyConstraint('intentosDeIngreso_clave_key', ['clave'])
        .execute()
    },
  }
}

import { sql, type Kysely } from 'kysely'
import { createIndex, createTable, required } from './tables'

/** The marks of actions (see `AccionesTable`), those of imports among them; those that were unknown when they were undone are forgotten. */
export async function up(db: Kysely<unknown>) {
  await createTable(db, 'acciones')
    .$call(
      required({ grupo: 'text', usuarioUuid: 'text', ruta: 'text', primera: 'bigint', ultima: 'bigint' }),
    )
    .addPrimaryKeyConstraint('acciones_grupo_key', ['grupo'])
    .execute()
  await createIndex(db, 'acciones_primera', 'acciones', ['primera'])
  await sql`delete from importaciones where archivo = ''`.execute(db)
  const { rows } = await sql<Record<'uuid' | 'sustantivo' | 'usuarioUuid' | 'instante', string>>`
    select uuid, sustantivo, coalesce("usuarioUuid", '') as "usuarioUuid", instante from importaciones
  `.execute(db)
  for (const { uuid, sustantivo, usuarioUuid, instante } of rows) {
    const at = Date.parse(instante)
    await sql`
      insert into acciones values (${uuid}, ${usuarioUuid}, ${`POST /importaciones/${sustantivo}`}, ${at}, ${at})
    `.execute(db)
  }
}

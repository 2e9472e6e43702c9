import { sql, type Kysely } from 'kysely'
import { isPostgres } from './tables'

/** As `JSON.stringify` writes the day in the changed columns of a settlement. Within a text its quotes would be escaped. */
const DELIVERED = sql.lit('%"fechaEntrega":"%')

/**
 * Who entered a settlement, by which change, and whether its import gave it to a till: of those from before, the last change of a person
 * that gave it a day of delivery when it had none.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('liquidaciones').addColumn('registradaPor', 'text').execute()
  await db.schema.alterTable('liquidaciones').addColumn('registradaSecuencia', 'bigint').execute()
  await db.schema.alterTable('liquidaciones').addColumn('registradaEnCaja', 'integer').execute()
  await sql`
      update liquidaciones set "registradaSecuencia" = (
        select max(c.secuencia) from cambios c
        where c.sustantivo = 'liquidaciones' and c.identificador = liquidaciones.uuid
        and c.tipo in ('creado', 'editado') and c."usuarioUuid" in (select uuid from usuarios)
        and c.despues like ${DELIVERED} and (c.antes is null or c.antes not like ${DELIVERED}))
      where "fechaEntrega" is not null`.execute(db)
  await sql`
      update liquidaciones set
        "registradaPor" = (select c."usuarioUuid" from cambios c where c.secuencia = "registradaSecuencia"),
        "registradaEnCaja" = (
          select i."enCaja" from cambios c join importaciones i on i.uuid = c.grupo
          where c.secuencia = "registradaSecuencia")
      where "registradaSecuencia" is not null`.execute(db)
  // Statements that wait for the commit would keep a later migration from altering the table.
  if (isPostgres(db)) await sql`set constraints all immediate`.execute(db)
}

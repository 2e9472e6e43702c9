import { sql, type Kysely } from 'kysely'
import { createIndexes, createTable, identity, isPostgres, optional, reference, required } from '../tables'

/** Record of changes, which is only ever added to, with the actions and imports that its changes are part of. */
export async function createChanges(db: Kysely<unknown>) {
  // Compared by their bytes, so that an index finds a prefix.
  const searched = isPostgres(db) ? sql`text collate "C"` : 'text'
  await createTable(db, 'cambios')
    .addColumn('secuencia', 'bigint', identity(db))
    .$call(required({ instante: searched }))
    .$call(optional({ usuarioUuid: 'text', usuario: 'text', solicitud: 'text' }))
    .$call(required({ grupo: 'text', sustantivo: 'text', identificador: 'text' }))
    .$call(optional({ liquidacionUuid: 'text' }))
    .$call(required({ registro: 'text', etiqueta: searched, tipo: 'text' }))
    .$call(optional({ antes: 'text', despues: 'text', motivo: 'text' }))
    .addCheckConstraint('cambios_tipo_valido', sql`tipo in ('creado', 'editado', 'eliminado', 'restaurado')`)
    .execute()
  await createIndexes(db, 'cambios', {
    registro: ['sustantivo', 'identificador', 'secuencia'],
    sustantivo: ['sustantivo', 'secuencia'],
    liquidacion: ['liquidacionUuid', 'secuencia'],
    usuario: ['usuarioUuid', 'secuencia'],
    tipo: ['tipo', 'secuencia'],
    instante: ['instante', 'secuencia'],
    etiqueta: ['etiqueta', 'secuencia'],
    grupo: ['grupo', 'secuencia'],
  })
  await (isPostgres(db) ? refuseOnPostgres(db) : refuseOnSqlite(db))

  await createTable(db, 'acciones')
    .$call(
      required({ grupo: 'text', usuarioUuid: 'text', ruta: 'text', primera: 'bigint', ultima: 'bigint' }),
    )
    .addPrimaryKeyConstraint('acciones_grupo_key', ['grupo'])
    .execute()
  await createIndexes(db, 'acciones', { primera: ['primera'] })

  await createTable(db, 'importaciones')
    .$call(required({ uuid: 'text', sustantivo: 'text', archivo: 'text' }))
    .$call(optional({ usuarioUuid: 'text' }))
    .$call(required({ instante: 'text' }))
    .$call(optional({ total: 'integer' }))
    .$call(required({ enCaja: 'integer', deshecha: 'integer' }))
    .addPrimaryKeyConstraint('importaciones_uuid_key', ['uuid'])
    .execute()
  await createTable(db, 'importacionPartes')
    .$call(reference('importacionUuid', 'importaciones.uuid'))
    .$call(
      required({
        clave: 'text',
        huella: 'text',
        guardadas: 'integer',
        omitidas: 'integer',
        respuesta: 'text',
      }),
    )
    .addPrimaryKeyConstraint('importacionPartes_importacionUuid_clave_key', ['importacionUuid', 'clave'])
    .execute()
}

async function refuseOnSqlite(db: Kysely<unknown>) {
  for (const write of ['update', 'delete'])
    await sql`
      create trigger ${sql.raw(`cambios_sin_${write}`)} before ${sql.raw(write)} on cambios begin
        select raise(abort, 'cambios is append-only');
      end`.execute(db)
}

async function refuseOnPostgres(db: Kysely<unknown>) {
  await sql`
    create function cambios_append_only() returns trigger language plpgsql as $$
    begin
      raise exception 'cambios is append-only';
    end $$`.execute(db)
  await sql`
    create trigger cambios_append_only before update or delete or truncate on cambios
    for each statement execute function cambios_append_only()`.execute(db)
}

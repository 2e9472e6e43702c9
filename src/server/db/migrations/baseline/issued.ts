import { sql, type Kysely } from 'kysely'
import { createIndexes, createTable, isPostgres, optional, reference, required, whole } from '../tables'

/** Columns of a paper that an annulment sets; all others stay as they were issued. */
const MARKS = ['anulado', 'anuladoInstante', 'anuladoPor', 'motivo', 'version']

/** Issued papers: see `EmitidosTable`. Triggers let nothing of them change but the marks of an annulment, once. */
export async function createIssued(db: Kysely<unknown>) {
  const frozen = {
    uuid: 'text',
    tipo: 'text',
    empresa: 'text',
    empresaClave: 'text',
    anio: 'integer',
  } as const
  await createTable(db, 'emitidos')
    .$call(required({ ...frozen, numero: 'integer', grupo: 'text' }))
    .$call(reference('conductorUuid', 'conductores.uuid'))
    .$call(reference('contratoUuid', 'contratos.uuid'))
    .$call(
      required({
        corte: 'date',
        valor: 'bigint',
        lineas: 'text',
        insumos: 'text',
        instante: 'text',
        emitidoPor: 'text',
      }),
    )
    .$call(whole('anulado', 0))
    .$call(optional({ anuladoInstante: 'text', anuladoPor: 'text', motivo: 'text' }))
    .addColumn('reemplaza', 'text', (column) => column.references('emitidos.uuid').unique())
    .$call(whole('version', 1))
    .addPrimaryKeyConstraint('emitidos_uuid_key', ['uuid'])
    .addUniqueConstraint('emitidos_numero_key', ['empresaClave', 'tipo', 'anio', 'numero'])
    .addCheckConstraint('emitidos_anulado', sql`anulado in (0, 1)`)
    .execute()
  await createIndexes(db, 'emitidos', { conductor: ['conductorUuid'], contrato: ['contratoUuid'] })

  await createTable(db, 'emitidoConceptos')
    .$call(reference('emitidoUuid', 'emitidos.uuid'))
    .$call(reference('contratoUuid', 'contratos.uuid'))
    .$call(required({ concepto: 'text' }))
    .$call(optional({ desde: 'date', hasta: 'date', dias: 'double precision' }))
    .$call(required({ valor: 'bigint' }))
    .execute()
  await createIndexes(db, 'emitidoConceptos', {
    emitido: ['emitidoUuid'],
    contrato: ['contratoUuid', 'concepto'],
  })

  await createTable(db, 'emitidoPdf')
    .addColumn('emitidoUuid', 'text', (column) => column.notNull().references('emitidos.uuid').primaryKey())
    .addColumn('pdf', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
    .execute()

  await createTable(db, 'emitidoContadores')
    .$call(required({ empresaClave: 'text', tipo: 'text', anio: 'integer', numero: 'integer' }))
    .addPrimaryKeyConstraint('emitidoContadores_key', ['empresaClave', 'tipo', 'anio'])
    .execute()

  await (isPostgres(db) ? refuseOnPostgres(db) : refuseOnSqlite(db))
}

const FROZEN = 'an issued paper stays as it is'

async function refuseOnSqlite(db: Kysely<unknown>) {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info('emitidos')`.execute(db)
  const kept = rows.filter(({ name }) => !MARKS.includes(name))
  const changes = kept.map(({ name }) => sql`old.${sql.ref(name)} is not new.${sql.ref(name)}`)
  await sql`
    create trigger emitidos_sin_update before update on emitidos
    when old.anulado <> 0 or new.anulado <> 1 or ${sql.join(changes, sql` or `)} begin
      select raise(abort, ${sql.lit(FROZEN)});
    end`.execute(db)
  for (const [table, write] of [
    ['emitidos', 'delete'],
    ['emitidoConceptos', 'update'],
    ['emitidoConceptos', 'delete'],
    ['emitidoPdf', 'update'],
    ['emitidoPdf', 'delete'],
  ] as const)
    await sql`
      create trigger ${sql.id(`${table}_sin_${write}`)} before ${sql.raw(write)} on ${sql.table(table)} begin
        select raise(abort, ${sql.lit(FROZEN)});
      end`.execute(db)
}

async function refuseOnPostgres(db: Kysely<unknown>) {
  await sql`
    create function emitidos_frozen() returns trigger language plpgsql as $$
    begin
      raise exception ${sql.lit(FROZEN)};
    end $$`.execute(db)
  const marks = sql.lit(`{${MARKS.join(',')}}`)
  await sql`
    create trigger emitidos_sin_update before update on emitidos for each row
    when (old.anulado <> 0 or new.anulado <> 1
      or (to_jsonb(old) - ${marks}::text[]) is distinct from (to_jsonb(new) - ${marks}::text[]))
    execute function emitidos_frozen()`.execute(db)
  for (const [table, writes] of [
    ['emitidos', 'delete or truncate'],
    ['emitidoConceptos', 'update or delete or truncate'],
    ['emitidoPdf', 'update or delete or truncate'],
  ] as const)
    await sql`
      create trigger ${sql.id(`${table}_frozen`)} before ${sql.raw(writes)} on ${sql.table(table)}
      for each statement execute function emitidos_frozen()`.execute(db)
}

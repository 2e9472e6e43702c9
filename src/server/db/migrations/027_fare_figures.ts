import { sql, type Kysely } from 'kysely'
import { createIndex, createTable, isPostgres, required } from './tables'

const COLUMNS = {
  uuid: 'text',
  ruta: 'text',
  valor: 'double precision',
  porcentajePasajero: 'double precision',
  porcentajeFestivos: 'double precision',
  porcentajeBonificacion: 'double precision',
  limiteBonificacion: 'double precision',
  pasajerosPorViaje: 'double precision',
  fechaInicio: 'date',
  fechaFinal: 'date',
  valido: 'int2',
} as const

/** Whole-number columns in a settlement's copy of its fare. */
const WHOLE = ['pasajeValor', 'pasajeLimiteBonificacion', 'pasajePasajerosPorViaje']

/**
 * Cents and decimals in a fare, and no upper bound. Nothing refers to the fares, whose table is made anew. That of the settlements
 * stays: on SQLite, dropping it would cascade into expenses and ledgers, and `cambios` has the names of its columns.
 */
export async function up(db: Kysely<unknown>) {
  await sql`create table pasajes_antes as select * from pasajes`.execute(db)
  await db.schema.dropTable('pasajes').execute()
  await createTable(db, 'pasajes')
    .$call(required(COLUMNS))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addPrimaryKeyConstraint('pasajes_uuid_key', ['uuid'])
    .addCheckConstraint('pasajes_banderas', sql`"valido" in (0, 1)`)
    .addCheckConstraint(
      'pasajes_numeros',
      sql`"valor" >= 0 and "porcentajePasajero" >= 0 and "porcentajeFestivos" >= 0 and "porcentajeBonificacion" >= 0 and "limiteBonificacion" >= 0 and "pasajerosPorViaje" >= 0`,
    )
    .addCheckConstraint('pasajes_fechas', sql`"fechaFinal" > "fechaInicio"`)
    .execute()
  const names = sql.join([...Object.keys(COLUMNS), 'version'].map((name) => sql.ref(name)))
  await sql`insert into pasajes (${names}) select ${names} from pasajes_antes`.execute(db)
  await db.schema.dropTable('pasajes_antes').execute()
  await createIndex(db, 'pasajes_ruta_fecha', 'pasajes', ['ruta', 'fechaInicio'])

  for (const name of WHOLE)
    await db.schema
      .alterTable('liquidaciones')
      .addColumn(`${name}Decimal`, 'double precision', (column) => column.notNull().defaultTo(0))
      .execute()
  const copies = WHOLE.map((name) => sql`${sql.ref(`${name}Decimal`)} = ${sql.ref(name)}`)
  await sql`update liquidaciones set ${sql.join(copies)}`.execute(db)
  // Runs the deferred constraints, since pending trigger events keep the table from being altered.
  if (isPostgres(db)) await sql`set constraints all immediate`.execute(db)
  for (const name of WHOLE) {
    await db.schema.alterTable('liquidaciones').dropColumn(name).execute()
    await db.schema.alterTable('liquidaciones').renameColumn(`${name}Decimal`, name).execute()
  }
}

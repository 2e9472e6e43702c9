import { sql, type Kysely } from 'kysely'
import { createIndex, createTable, required } from './tables'

/** Tills that were closed, and what each counted: see `CierresTable`. A person has one closing a day. */
export async function up(db: Kysely<unknown>) {
  await createTable(db, 'cierres')
    .$call(required({ uuid: 'text', fecha: 'date' }))
    .addColumn('usuarioUuid', 'text')
    .$call(
      required({
        nombre: 'text',
        cerrado: 'integer',
        instante: 'text',
        cerradoPor: 'text',
        segun: 'text',
        liquidaciones: 'integer',
        pendientes: 'integer',
        netoReg: 'bigint',
        netoSensor: 'bigint',
        abonos: 'bigint',
        deudas: 'bigint',
        esperado: 'bigint',
        contado: 'bigint',
        diferencia: 'bigint',
      }),
    )
    .addColumn('efectivo', 'text')
    .addColumn('motivo', 'text')
    .$call(required({ busesSinLiquidacion: 'text' }))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addPrimaryKeyConstraint('cierres_uuid_key', ['uuid'])
    .addCheckConstraint('cierres_banderas', sql`cerrado in (0, 1)`)
    .execute()
  await sql`
        create unique index "cierres_fecha_usuario"
        on cierres (fecha, coalesce("usuarioUuid", ''))`.execute(db)

  await createTable(db, 'cierreLiquidaciones')
    .$call(required({ liquidacionUuid: 'text' }))
    .addColumn('cierreUuid', 'text', (column) => column.notNull().references('cierres.uuid'))
    .$call(
      required({
        fecha: 'date',
        busNumero: 'text',
        conductorNombre: 'text',
        liquidada: 'integer',
        netoReg: 'bigint',
        netoSensor: 'bigint',
        abono: 'bigint',
        deuda: 'bigint',
      }),
    )
    .addPrimaryKeyConstraint('cierreLiquidaciones_liquidacionUuid_key', ['liquidacionUuid'])
    .execute()
  await createIndex(db, 'cierreLiquidaciones_cierre', 'cierreLiquidaciones', ['cierreUuid'])
  await createIndex(db, 'liquidaciones_entrega', 'liquidaciones', ['fechaEntrega'])
}

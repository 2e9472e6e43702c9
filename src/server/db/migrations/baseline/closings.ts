import { sql, type Kysely } from 'kysely'
import { createIndexes, createTable, optional, reference, required, whole } from '../tables'

/** Tills that were closed, and what each counted. A person has one closing a day. */
export async function createClosings(db: Kysely<unknown>) {
  await createTable(db, 'cierres')
    .$call(required({ uuid: 'text', fecha: 'date' }))
    .$call(optional({ usuarioUuid: 'text' }))
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
    .$call(optional({ efectivo: 'text', motivo: 'text' }))
    .$call(required({ busesSinLiquidacion: 'text' }))
    .$call(whole('version', 1))
    .addColumn('secuencia', 'bigint', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('cierres_uuid_key', ['uuid'])
    .addCheckConstraint('cierres_banderas', sql`cerrado in (0, 1)`)
    .execute()
  await sql`
        create unique index "cierres_fecha_usuario"
        on cierres (fecha, coalesce("usuarioUuid", ''))`.execute(db)

  await createTable(db, 'cierreLiquidaciones')
    .$call(required({ liquidacionUuid: 'text' }))
    .$call(reference('cierreUuid', 'cierres.uuid'))
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
    .$call(optional({ conductorUuid: 'text' }))
    .addPrimaryKeyConstraint('cierreLiquidaciones_liquidacionUuid_key', ['liquidacionUuid'])
    .execute()
  await createIndexes(db, 'cierreLiquidaciones', { cierre: ['cierreUuid'] })
}

import { sql, type Kysely, type Migration } from 'kysely'
import { type Engine } from '../types'

const FIGURES = ['netoReg', 'netoSensor', 'abonos', 'deudas', 'esperado', 'contado', 'diferencia']

/** Tills that were closed, and what each counted: see `CierresTable`. A person has one closing a day. */
export const closings = (engine: Engine): Migration => {
  const postgres = engine === 'postgres'
  const fecha = postgres ? 'date' : 'text'
  const pesos = postgres ? 'bigint' : 'integer'
  const create = (db: Kysely<unknown>, name: string) => {
    const table = db.schema.createTable(name)
    return postgres ? table : table.modifyEnd(sql`strict`)
  }

  return {
    async up(db: Kysely<unknown>) {
      let cierres = create(db, 'cierres')
        .addColumn('uuid', 'text', (column) => column.notNull())
        .addColumn('fecha', fecha, (column) => column.notNull())
        .addColumn('usuarioUuid', 'text')
        .addColumn('nombre', 'text', (column) => column.notNull())
        .addColumn('cerrado', 'integer', (column) => column.notNull())
        .addColumn('instante', 'text', (column) => column.notNull())
        .addColumn('cerradoPor', 'text', (column) => column.notNull())
        .addColumn('segun', 'text', (column) => column.notNull())
        .addColumn('liquidaciones', 'integer', (column) => column.notNull())
        .addColumn('pendientes', 'integer', (column) => column.notNull())
      for (const name of FIGURES) cierres = cierres.addColumn(name, pesos, (column) => column.notNull())
      await cierres
        .addColumn('efectivo', 'text')
        .addColumn('motivo', 'text')
        .addColumn('busesSinLiquidacion', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
        .addPrimaryKeyConstraint('cierres_uuid_key', ['uuid'])
        .addCheckConstraint('cierres_banderas', sql`cerrado in (0, 1)`)
        .execute()
      await sql`
        create unique index ${sql.ref('cierres_fecha_usuario')}
        on cierres (fecha, coalesce(${sql.ref('usuarioUuid')}, ''))`.execute(db)

      let counted = create(db, 'cierreLiquidaciones')
        .addColumn('liquidacionUuid', 'text', (column) => column.notNull())
        .addColumn('cierreUuid', 'text', (column) => column.notNull().references('cierres.uuid'))
        .addColumn('fecha', fecha, (column) => column.notNull())
        .addColumn('busNumero', 'text', (column) => column.notNull())
        .addColumn('conductorNombre', 'text', (column) => column.notNull())
        .addColumn('liquidada', 'integer', (column) => column.notNull())
      for (const name of ['netoReg', 'netoSensor', 'abono', 'deuda'])
        counted = counted.addColumn(name, pesos, (column) => column.notNull())
      await counted
        .addPrimaryKeyConstraint('cierreLiquidaciones_liquidacionUuid_key', ['liquidacionUuid'])
        .execute()
      await db.schema
        .createIndex('cierreLiquidaciones_cierre')
        .on('cierreLiquidaciones')
        .column('cierreUuid')
        .execute()
      await db.schema
        .createIndex('liquidaciones_entrega')
        .on('liquidaciones')
        .column('fechaEntrega')
        .execute()
    },
  }
}

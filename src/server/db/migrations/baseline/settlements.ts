import { sql, type Kysely } from 'kysely'
import {
  createIndexes,
  createTable,
  createUniqueIndex,
  identity,
  optional,
  reference,
  required,
  whole,
} from '../tables'

const DECIMALS = ['pasajeValor', 'pasajeLimiteBonificacion', 'pasajePasajerosPorViaje']

/** Settlements with their expenses, and the two ledgers. */
export async function createSettlements(db: Kysely<unknown>) {
  await createTable(db, 'liquidaciones')
    .addColumn('id', 'bigint', identity(db))
    .$call(required({ uuid: 'text', fecha: 'date' }))
    .addColumn('busNumero', 'text', (column) =>
      column.notNull().references('buses.numero').onUpdate('cascade'),
    )
    .$call(reference('conductorUuid', 'conductores.uuid', false))
    .$call(
      required({
        viajes: 'integer',
        regIni: 'integer',
        regFin: 'integer',
        sensor: 'integer',
        civica: 'integer',
        tiquetes: 'integer',
        comentario: 'text',
        liquidada: 'int2',
      }),
    )
    .$call(optional({ fechaEntrega: 'date' }))
    .$call(
      required({
        pasajePorcentajePasajero: 'double precision',
        pasajePorcentajeFestivos: 'double precision',
        pasajePorcentajeBonificacion: 'double precision',
        pasajerosReg: 'integer',
        pasajerosSensor: 'integer',
        valorNetoReg: 'bigint',
        valorNetoSensor: 'bigint',
        salarioReg: 'bigint',
        salarioSensor: 'bigint',
      }),
    )
    .addColumn('festivo', 'integer', (column) => column.check(sql`festivo in (0, 1)`))
    .$call((table) =>
      DECIMALS.reduce(
        (built, name) => built.addColumn(name, 'double precision', (column) => column.notNull().defaultTo(0)),
        table,
      ),
    )
    .$call(optional({ registradaPor: 'text', registradaSecuencia: 'bigint', registradaEnCaja: 'integer' }))
    .addUniqueConstraint('liquidaciones_uuid_key', ['uuid'])
    .addUniqueConstraint('liquidaciones_fecha_busNumero_key', ['fecha', 'busNumero'])
    .addCheckConstraint('liquidaciones_banderas', sql`"liquidada" in (0, 1)`)
    .addCheckConstraint(
      'liquidaciones_numeros',
      sql`"viajes" >= 0 and "regIni" >= 0 and "sensor" >= 0 and "civica" >= 0 and "tiquetes" >= 0 and "pasajerosReg" >= 0 and "pasajerosSensor" >= 0`,
    )
    .addCheckConstraint('liquidaciones_registradora', sql`"regFin" >= "regIni"`)
    .execute()
  await createIndexes(db, 'liquidaciones', {
    bus_fecha: ['busNumero', 'fecha'],
    // Covers the sum of a driver's salary between two dates.
    conductor_fecha_salario: ['conductorUuid', 'fecha', 'salarioSensor'],
    entrega: ['fechaEntrega'],
  })
  // Holds the few that are still to be settled, which are asked for by themselves.
  await sql`create index liquidaciones_pendientes on liquidaciones (fecha) where liquidada = 0`.execute(db)

  await createTable(db, 'gastos')
    .$call(required({ uuid: 'text' }))
    .addColumn('liquidacionUuid', 'text', (column) =>
      column.notNull().references('liquidaciones.uuid').onDelete('cascade'),
    )
    .$call(required({ orden: 'integer', nombre: 'text', valor: 'bigint' }))
    .addPrimaryKeyConstraint('gastos_uuid_key', ['uuid'])
    .addUniqueConstraint('gastos_liquidacionUuid_orden_key', ['liquidacionUuid', 'orden'])
    .addCheckConstraint('gastos_numeros', sql`"orden" >= 0 and "valor" >= 0`)
    .execute()
  // Sums the expenses of some days from the index alone, which takes SQLite half the processor.
  await createIndexes(db, 'gastos', { liquidacion_nombre_valor: ['liquidacionUuid', 'nombre', 'valor'] })

  await createLedger(db, 'deudas', 'razon')
  await createLedger(db, 'abonos', 'origen')
}

async function createLedger(db: Kysely<unknown>, name: string, reason: string) {
  const table = createTable(db, name)
    .addColumn('id', 'bigint', identity(db))
    .$call(required({ uuid: 'text', valor: 'bigint', [reason]: 'text' }))
    .$call(reference('conductorUuid', 'conductores.uuid'))
    .$call(required({ fecha: 'date' }))
    .addColumn('liquidacionUuid', 'text', (column) =>
      column.references('liquidaciones.uuid').onDelete('cascade'),
    )
    .$call(whole('version', 1))
  const isRepayment = name === 'abonos'
  await (isRepayment ? table.$call(reference('emitidoUuid', 'emitidos.uuid', false)) : table)
    .addUniqueConstraint(`${name}_uuid_key`, ['uuid'])
    .addUniqueConstraint(`${name}_liquidacionUuid_key`, ['liquidacionUuid'])
    .addCheckConstraint(`${name}_numeros`, sql`"valor" >= 0`)
    .execute()
  await createIndexes(db, name, {
    fecha: ['fecha'],
    // Covers the sums of a driver; without it 219,000 repayments took SQLite 1.3 s.
    conductor_fecha_valor: ['conductorUuid', 'fecha', 'valor'],
  })
  if (isRepayment) await createUniqueIndex(db, name, 'emitidoUuid')
}

import { sql, type Kysely } from 'kysely'
import { createIndex, createTable, identity, required } from './tables'

/**
 * All the tables of `schema.ts`.
 *
 * Unique constraints are named table_column_key: by that name `isUniqueViolation` knows them on PostgreSQL.
 */
export async function up(db: Kysely<unknown>) {
  await createTable(db, 'usuarios')
    .$call(
      required({
        uuid: 'text',
        username: 'text',
        nombre: 'text',
        roles: 'text',
        claveHash: 'text',
        activo: 'int2',
        versionSesion: 'integer',
      }),
    )
    .addPrimaryKeyConstraint('usuarios_uuid_key', ['uuid'])
    .addUniqueConstraint('usuarios_username_key', ['username'])
    .addCheckConstraint('usuarios_banderas', sql`"activo" in (0, 1)`)
    .execute()

  await createTable(db, 'conductores')
    .$call(
      required({ uuid: 'text', documento: 'text', tipoDocumento: 'text', nombre: 'text', empresa: 'text' }),
    )
    .addColumn('fechaNacimiento', 'date')
    .addColumn('fechaUltimoIngreso', 'date')
    .addColumn('fechaUltimoRetiro', 'date')
    .$call(required({ valido: 'int2' }))
    .addPrimaryKeyConstraint('conductores_uuid_key', ['uuid'])
    .addUniqueConstraint('conductores_documento_key', ['documento'])
    .addCheckConstraint('conductores_banderas', sql`"valido" in (0, 1)`)
    .execute()

  await createTable(db, 'buses')
    .$call(
      required({
        numero: 'text',
        empresa: 'text',
        ruta: 'text',
        modelo: 'text',
        marca: 'text',
        placa: 'text',
      }),
    )
    .addColumn('conductorUuid', 'text', (column) => column.references('conductores.uuid'))
    .addPrimaryKeyConstraint('buses_numero_key', ['numero'])
    .addUniqueConstraint('buses_placa_key', ['placa'])
    .execute()
  await createIndex(db, 'buses_conductor', 'buses', ['conductorUuid'])

  await createTable(db, 'pasajes')
    .$call(
      required({
        uuid: 'text',
        ruta: 'text',
        valor: 'bigint',
        porcentajePasajero: 'double precision',
        porcentajeFestivos: 'double precision',
        porcentajeBonificacion: 'double precision',
        limiteBonificacion: 'integer',
        pasajerosPorViaje: 'integer',
        fechaInicio: 'date',
        fechaFinal: 'date',
        valido: 'int2',
      }),
    )
    .addPrimaryKeyConstraint('pasajes_uuid_key', ['uuid'])
    .addCheckConstraint('pasajes_banderas', sql`"valido" in (0, 1)`)
    .addCheckConstraint(
      'pasajes_numeros',
      sql`"valor" >= 0 and "limiteBonificacion" >= 0 and "pasajerosPorViaje" >= 0`,
    )
    .addCheckConstraint(
      'pasajes_porcentajes',
      sql`"porcentajePasajero" between 0 and 100 and "porcentajeFestivos" between 0 and 100 and "porcentajeBonificacion" between 0 and 100`,
    )
    .addCheckConstraint('pasajes_fechas', sql`"fechaFinal" > "fechaInicio"`)
    .execute()
  await createIndex(db, 'pasajes_ruta_fecha', 'pasajes', ['ruta', 'fechaInicio'])

  await createTable(db, 'festivos')
    .$call(required({ uuid: 'text', fecha: 'date' }))
    .addPrimaryKeyConstraint('festivos_uuid_key', ['uuid'])
    .addUniqueConstraint('festivos_fecha_key', ['fecha'])
    .execute()

  await createTable(db, 'liquidaciones')
    .addColumn('id', 'bigint', identity(db))
    .$call(required({ uuid: 'text', fecha: 'date' }))
    .addColumn('busNumero', 'text', (column) =>
      column.notNull().references('buses.numero').onUpdate('cascade'),
    )
    .addColumn('conductorUuid', 'text', (column) => column.references('conductores.uuid'))
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
    .addColumn('fechaEntrega', 'date')
    .$call(
      required({
        pasajeValor: 'bigint',
        pasajePorcentajePasajero: 'double precision',
        pasajePorcentajeFestivos: 'double precision',
        pasajePorcentajeBonificacion: 'double precision',
        pasajeLimiteBonificacion: 'integer',
        pasajePasajerosPorViaje: 'integer',
        pasajerosReg: 'integer',
        pasajerosSensor: 'integer',
        valorNetoReg: 'bigint',
        valorNetoSensor: 'bigint',
        salarioReg: 'bigint',
        salarioSensor: 'bigint',
      }),
    )
    .addUniqueConstraint('liquidaciones_uuid_key', ['uuid'])
    .addUniqueConstraint('liquidaciones_fecha_busNumero_key', ['fecha', 'busNumero'])
    .addCheckConstraint('liquidaciones_banderas', sql`"liquidada" in (0, 1)`)
    .addCheckConstraint(
      'liquidaciones_numeros',
      sql`"viajes" >= 0 and "regIni" >= 0 and "sensor" >= 0 and "civica" >= 0 and "tiquetes" >= 0 and "pasajerosReg" >= 0 and "pasajerosSensor" >= 0`,
    )
    .addCheckConstraint('liquidaciones_registradora', sql`"regFin" >= "regIni"`)
    .execute()
  await createIndex(db, 'liquidaciones_conductor_fecha', 'liquidaciones', ['conductorUuid', 'fecha'])
  await createIndex(db, 'liquidaciones_bus_fecha', 'liquidaciones', ['busNumero', 'fecha'])

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
  await createIndex(db, 'gastos_nombre', 'gastos', ['nombre', 'liquidacionUuid'])

  for (const [table, reason] of [
    ['deudas', 'razon'],
    ['abonos', 'origen'],
  ] as const) {
    await createTable(db, table)
      .addColumn('id', 'bigint', identity(db))
      .$call(required({ uuid: 'text', valor: 'bigint', [reason]: 'text' }))
      .addColumn('conductorUuid', 'text', (column) => column.notNull().references('conductores.uuid'))
      .$call(required({ fecha: 'date' }))
      .addColumn('liquidacionUuid', 'text', (column) =>
        column.references('liquidaciones.uuid').onDelete('cascade'),
      )
      .addUniqueConstraint(`${table}_uuid_key`, ['uuid'])
      .addUniqueConstraint(`${table}_liquidacionUuid_key`, ['liquidacionUuid'])
      .addCheckConstraint(`${table}_numeros`, sql`"valor" >= 0`)
      .execute()
    await createIndex(db, `${table}_conductor_fecha`, table, ['conductorUuid', 'fecha'])
  }

  await createTable(db, 'asistencias')
    .$call(required({ uuid: 'text', fecha: 'date' }))
    .addColumn('conductorUuid', 'text', (column) => column.notNull().references('conductores.uuid'))
    .$call(
      required({
        bus: 'text',
        justificacion: 'text',
        asistio: 'int2',
        entregoAlDia: 'int2',
        entregoPresencial: 'int2',
      }),
    )
    .addPrimaryKeyConstraint('asistencias_uuid_key', ['uuid'])
    .addUniqueConstraint('asistencias_fecha_conductorUuid_key', ['fecha', 'conductorUuid'])
    .addCheckConstraint(
      'asistencias_banderas',
      sql`"asistio" in (0, 1) and "entregoAlDia" in (0, 1) and "entregoPresencial" in (0, 1)`,
    )
    .execute()
  await createIndex(db, 'asistencias_conductor', 'asistencias', ['conductorUuid'])
}

import { sql, type ColumnDefinitionBuilder, type Kysely, type Migration } from 'kysely'
import { type Engine } from '../types'

/**
 * All the tables of `schema.ts`.
 *
 * Unique constraints are named table_column_key: by that name `esViolacionDeUnicidad` knows them on PostgreSQL.
 * SQLite's tables are STRICT, so that a wrong type is refused there too.
 */
export const inicio = (engine: Engine): Migration => {
  const postgres = engine === 'postgres'
  const fecha = postgres ? 'date' : 'text'
  const pesos = postgres ? 'bigint' : 'integer'
  const cantidad = 'integer'
  const porcentaje = postgres ? sql`double precision` : 'real'
  const bandera = postgres ? 'int2' : 'integer'
  const obligatorio = (columna: ColumnDefinitionBuilder) => columna.notNull()

  const crear = (db: Kysely<unknown>, tabla: string) => {
    const builder = db.schema.createTable(tabla)
    return postgres ? builder : builder.modifyEnd(sql`strict`)
  }
  /** Order of entry. AUTOINCREMENT so that SQLite never gives the number of a deleted row again. */
  const conId = (columna: ColumnDefinitionBuilder) =>
    postgres ? columna.generatedAlwaysAsIdentity().primaryKey() : columna.autoIncrement().primaryKey()
  const tipoId = postgres ? 'bigint' : 'integer'

  const noNegativos = (...nombres: string[]) =>
    sql<boolean>`${sql.join(
      nombres.map((nombre) => sql`${sql.ref(nombre)} >= 0`),
      sql` and `,
    )}`
  const banderas = (...nombres: string[]) =>
    sql<boolean>`${sql.join(
      nombres.map((nombre) => sql`${sql.ref(nombre)} in (0, 1)`),
      sql` and `,
    )}`
  const porcentajes = (...nombres: string[]) =>
    sql<boolean>`${sql.join(
      nombres.map((nombre) => sql`${sql.ref(nombre)} between 0 and 100`),
      sql` and `,
    )}`

  return {
    async up(db: Kysely<unknown>) {
      await crear(db, 'usuarios')
        .addColumn('uuid', 'text', obligatorio)
        .addColumn('username', 'text', obligatorio)
        .addColumn('nombre', 'text', obligatorio)
        .addColumn('roles', 'text', obligatorio)
        .addColumn('claveHash', 'text', obligatorio)
        .addColumn('activo', bandera, obligatorio)
        .addColumn('versionSesion', 'integer', obligatorio)
        .addPrimaryKeyConstraint('usuarios_uuid_key', ['uuid'])
        .addUniqueConstraint('usuarios_username_key', ['username'])
        .addCheckConstraint('usuarios_banderas', banderas('activo'))
        .execute()

      await crear(db, 'conductores')
        .addColumn('uuid', 'text', obligatorio)
        .addColumn('documento', 'text', obligatorio)
        .addColumn('tipoDocumento', 'text', obligatorio)
        .addColumn('nombre', 'text', obligatorio)
        .addColumn('empresa', 'text', obligatorio)
        .addColumn('fechaNacimiento', fecha)
        .addColumn('fechaUltimoIngreso', fecha)
        .addColumn('fechaUltimoRetiro', fecha)
        .addColumn('valido', bandera, obligatorio)
        .addPrimaryKeyConstraint('conductores_uuid_key', ['uuid'])
        .addUniqueConstraint('conductores_documento_key', ['documento'])
        .addCheckConstraint('conductores_banderas', banderas('valido'))
        .execute()

      await crear(db, 'buses')
        .addColumn('numero', 'text', obligatorio)
        .addColumn('empresa', 'text', obligatorio)
        .addColumn('ruta', 'text', obligatorio)
        .addColumn('modelo', 'text', obligatorio)
        .addColumn('marca', 'text', obligatorio)
        .addColumn('placa', 'text', obligatorio)
        .addColumn('conductorUuid', 'text', (columna) => columna.references('conductores.uuid'))
        .addPrimaryKeyConstraint('buses_numero_key', ['numero'])
        .addUniqueConstraint('buses_placa_key', ['placa'])
        .execute()
      await db.schema.createIndex('buses_conductor').on('buses').column('conductorUuid').execute()

      await crear(db, 'pasajes')
        .addColumn('uuid', 'text', obligatorio)
        .addColumn('ruta', 'text', obligatorio)
        .addColumn('valor', pesos, obligatorio)
        .addColumn('porcentajePasajero', porcentaje, obligatorio)
        .addColumn('porcentajeFestivos', porcentaje, obligatorio)
        .addColumn('porcentajeBonificacion', porcentaje, obligatorio)
        .addColumn('limiteBonificacion', cantidad, obligatorio)
        .addColumn('pasajerosPorViaje', cantidad, obligatorio)
        .addColumn('fechaInicio', fecha, obligatorio)
        .addColumn('fechaFinal', fecha, obligatorio)
        .addColumn('valido', bandera, obligatorio)
        .addPrimaryKeyConstraint('pasajes_uuid_key', ['uuid'])
        .addCheckConstraint('pasajes_banderas', banderas('valido'))
        .addCheckConstraint(
          'pasajes_numeros',
          noNegativos('valor', 'limiteBonificacion', 'pasajerosPorViaje'),
        )
        .addCheckConstraint(
          'pasajes_porcentajes',
          porcentajes('porcentajePasajero', 'porcentajeFestivos', 'porcentajeBonificacion'),
        )
        .addCheckConstraint('pasajes_fechas', sql`${sql.ref('fechaFinal')} > ${sql.ref('fechaInicio')}`)
        .execute()
      await db.schema
        .createIndex('pasajes_ruta_fecha')
        .on('pasajes')
        .columns(['ruta', 'fechaInicio'])
        .execute()

      await crear(db, 'festivos')
        .addColumn('uuid', 'text', obligatorio)
        .addColumn('fecha', fecha, obligatorio)
        .addPrimaryKeyConstraint('festivos_uuid_key', ['uuid'])
        .addUniqueConstraint('festivos_fecha_key', ['fecha'])
        .execute()

      await crear(db, 'liquidaciones')
        .addColumn('id', tipoId, conId)
        .addColumn('uuid', 'text', obligatorio)
        .addColumn('fecha', fecha, obligatorio)
        .addColumn('busNumero', 'text', (columna) =>
          columna.notNull().references('buses.numero').onUpdate('cascade'),
        )
        .addColumn('conductorUuid', 'text', (columna) => columna.references('conductores.uuid'))
        .addColumn('viajes', cantidad, obligatorio)
        .addColumn('regIni', cantidad, obligatorio)
        .addColumn('regFin', cantidad, obligatorio)
        .addColumn('sensor', cantidad, obligatorio)
        .addColumn('civica', cantidad, obligatorio)
        .addColumn('tiquetes', cantidad, obligatorio)
        .addColumn('comentario', 'text', obligatorio)
        .addColumn('liquidada', bandera, obligatorio)
        .addColumn('fechaEntrega', fecha)
        .addColumn('pasajeValor', pesos, obligatorio)
        .addColumn('pasajePorcentajePasajero', porcentaje, obligatorio)
        .addColumn('pasajePorcentajeFestivos', porcentaje, obligatorio)
        .addColumn('pasajePorcentajeBonificacion', porcentaje, obligatorio)
        .addColumn('pasajeLimiteBonificacion', cantidad, obligatorio)
        .addColumn('pasajePasajerosPorViaje', cantidad, obligatorio)
        .addColumn('pasajerosReg', cantidad, obligatorio)
        .addColumn('pasajerosSensor', cantidad, obligatorio)
        .addColumn('valorNetoReg', pesos, obligatorio)
        .addColumn('valorNetoSensor', pesos, obligatorio)
        .addColumn('salarioReg', pesos, obligatorio)
        .addColumn('salarioSensor', pesos, obligatorio)
        .addUniqueConstraint('liquidaciones_uuid_key', ['uuid'])
        .addUniqueConstraint('liquidaciones_fecha_busNumero_key', ['fecha', 'busNumero'])
        .addCheckConstraint('liquidaciones_banderas', banderas('liquidada'))
        .addCheckConstraint(
          'liquidaciones_numeros',
          noNegativos('viajes', 'regIni', 'sensor', 'civica', 'tiquetes', 'pasajerosReg', 'pasajerosSensor'),
        )
        .addCheckConstraint('liquidaciones_registradora', sql`${sql.ref('regFin')} >= ${sql.ref('regIni')}`)
        .execute()
      await db.schema
        .createIndex('liquidaciones_conductor_fecha')
        .on('liquidaciones')
        .columns(['conductorUuid', 'fecha'])
        .execute()
      await db.schema
        .createIndex('liquidaciones_bus_fecha')
        .on('liquidaciones')
        .columns(['busNumero', 'fecha'])
        .execute()

      await crear(db, 'gastos')
        .addColumn('uuid', 'text', obligatorio)
        .addColumn('liquidacionUuid', 'text', (columna) =>
          columna.notNull().references('liquidaciones.uuid').onDelete('cascade'),
        )
        .addColumn('orden', cantidad, obligatorio)
        .addColumn('nombre', 'text', obligatorio)
        .addColumn('valor', pesos, obligatorio)
        .addPrimaryKeyConstraint('gastos_uuid_key', ['uuid'])
        .addUniqueConstraint('gastos_liquidacionUuid_orden_key', ['liquidacionUuid', 'orden'])
        .addCheckConstraint('gastos_numeros', noNegativos('orden', 'valor'))
        .execute()
      await db.schema
        .createIndex('gastos_nombre')
        .on('gastos')
        .columns(['nombre', 'liquidacionUuid'])
        .execute()

      for (const [tabla, motivo] of [
        ['deudas', 'razon'],
        ['abonos', 'origen'],
      ] as const) {
        await crear(db, tabla)
          .addColumn('id', tipoId, conId)
          .addColumn('uuid', 'text', obligatorio)
          .addColumn('valor', pesos, obligatorio)
          .addColumn(motivo, 'text', obligatorio)
          .addColumn('conductorUuid', 'text', (columna) => columna.notNull().references('conductores.uuid'))
          .addColumn('fecha', fecha, obligatorio)
          .addColumn('liquidacionUuid', 'text', (columna) =>
            columna.references('liquidaciones.uuid').onDelete('cascade'),
          )
          .addUniqueConstraint(`${tabla}_uuid_key`, ['uuid'])
          .addUniqueConstraint(`${tabla}_liquidacionUuid_key`, ['liquidacionUuid'])
          .addCheckConstraint(`${tabla}_numeros`, noNegativos('valor'))
          .execute()
        await db.schema
          .createIndex(`${tabla}_conductor_fecha`)
          .on(tabla)
          .columns(['conductorUuid', 'fecha'])
          .execute()
      }

      await crear(db, 'asistencias')
        .addColumn('uuid', 'text', obligatorio)
        .addColumn('fecha', fecha, obligatorio)
        .addColumn('conductorUuid', 'text', (columna) => columna.notNull().references('conductores.uuid'))
        .addColumn('bus', 'text', obligatorio)
        .addColumn('justificacion', 'text', obligatorio)
        .addColumn('asistio', bandera, obligatorio)
        .addColumn('entregoAlDia', bandera, obligatorio)
        .addColumn('entregoPresencial', bandera, obligatorio)
        .addPrimaryKeyConstraint('asistencias_uuid_key', ['uuid'])
        .addUniqueConstraint('asistencias_fecha_conductorUuid_key', ['fecha', 'conductorUuid'])
        .addCheckConstraint('asistencias_banderas', banderas('asistio', 'entregoAlDia', 'entregoPresencial'))
        .execute()
      await db.schema.createIndex('asistencias_conductor').on('asistencias').column('conductorUuid').execute()
    },
  }
}

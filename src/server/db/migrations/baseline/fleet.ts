import { sql, type Kysely } from 'kysely'
import {
  createIndexes,
  createTable,
  createUniqueIndex,
  optional,
  reference,
  required,
  whole,
} from '../tables'

/** Drivers with their contracts and attendance, buses, fares and holidays. */
export async function createFleet(db: Kysely<unknown>) {
  await createTable(db, 'conductores')
    .$call(
      required({ uuid: 'text', documento: 'text', tipoDocumento: 'text', nombre: 'text', empresa: 'text' }),
    )
    .$call(optional({ fechaNacimiento: 'date', fechaUltimoIngreso: 'date', fechaUltimoRetiro: 'date' }))
    .$call(required({ valido: 'int2' }))
    .$call(whole('version', 1))
    .$call(optional({ documentoClave: 'text', servicioDesde: 'date' }))
    .addPrimaryKeyConstraint('conductores_uuid_key', ['uuid'])
    .addUniqueConstraint('conductores_documento_key', ['documento'])
    .addCheckConstraint('conductores_banderas', sql`"valido" in (0, 1)`)
    .execute()
  await createUniqueIndex(db, 'conductores', 'documentoClave')

  await createTable(db, 'contratos')
    .$call(required({ uuid: 'text' }))
    .$call(reference('conductorUuid', 'conductores.uuid'))
    .$call(required({ empresa: 'text', desde: 'date' }))
    .$call(optional({ hasta: 'date' }))
    .$call(required({ vacacionesPrevias: 'double precision' }))
    .$call(optional({ cesantiasDesde: 'date' }))
    .$call(whole('version', 1))
    .addPrimaryKeyConstraint('contratos_uuid_key', ['uuid'])
    .addCheckConstraint('contratos_fechas', sql`"hasta" >= "desde"`)
    .execute()

  await createTable(db, 'asistencias')
    .$call(required({ uuid: 'text', fecha: 'date' }))
    .$call(reference('conductorUuid', 'conductores.uuid'))
    .$call(
      required({
        bus: 'text',
        justificacion: 'text',
        asistio: 'int2',
        entregoAlDia: 'int2',
        entregoPresencial: 'int2',
      }),
    )
    .$call(whole('version', 1))
    .addPrimaryKeyConstraint('asistencias_uuid_key', ['uuid'])
    .addUniqueConstraint('asistencias_fecha_conductorUuid_key', ['fecha', 'conductorUuid'])
    .addCheckConstraint(
      'asistencias_banderas',
      sql`"asistio" in (0, 1) and "entregoAlDia" in (0, 1) and "entregoPresencial" in (0, 1)`,
    )
    .execute()
  await createIndexes(db, 'asistencias', { conductor: ['conductorUuid'] })

  const texts = { empresa: 'text', ruta: 'text', modelo: 'text', marca: 'text', placa: 'text' } as const
  await createTable(db, 'buses')
    .$call(required({ numero: 'text', ...texts }))
    .$call(reference('conductorUuid', 'conductores.uuid', false))
    .$call(whole('version', 1))
    .$call(optional({ numeroClave: 'text', placaClave: 'text' }))
    .addPrimaryKeyConstraint('buses_numero_key', ['numero'])
    .addUniqueConstraint('buses_placa_key', ['placa'])
    .execute()
  await createIndexes(db, 'buses', { conductor: ['conductorUuid'] })
  for (const column of ['numeroClave', 'placaClave']) await createUniqueIndex(db, 'buses', column)

  await createTable(db, 'pasajes')
    .$call(
      required({
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
      }),
    )
    .$call(whole('version', 1))
    .addPrimaryKeyConstraint('pasajes_uuid_key', ['uuid'])
    .addCheckConstraint('pasajes_banderas', sql`"valido" in (0, 1)`)
    .addCheckConstraint(
      'pasajes_numeros',
      sql`"valor" >= 0 and "porcentajePasajero" >= 0 and "porcentajeFestivos" >= 0 and "porcentajeBonificacion" >= 0 and "limiteBonificacion" >= 0 and "pasajerosPorViaje" >= 0`,
    )
    .addCheckConstraint('pasajes_fechas', sql`"fechaFinal" > "fechaInicio"`)
    .execute()
  await createIndexes(db, 'pasajes', { ruta_fecha: ['ruta', 'fechaInicio'] })

  await createTable(db, 'festivos')
    .$call(required({ uuid: 'text', fecha: 'date' }))
    .addPrimaryKeyConstraint('festivos_uuid_key', ['uuid'])
    .addUniqueConstraint('festivos_fecha_key', ['fecha'])
    .execute()
}

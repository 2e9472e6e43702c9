/** Builders of stored rows: each inserts one with plausible values, the test's own over them, and returns it. */
import { randomUUID } from 'node:crypto'
import { type Insertable } from 'kysely'
import { identifierKeys } from '../../src/server/db/identifier-keys'
import type { EmitidoConceptosTable, EmitidosTable } from '../../src/server/db/issued-tables'
import { type Db } from '../../src/server/db/types'
import {
  type AsistenciasTable,
  type BusesTable,
  type ConductoresTable,
  type Database,
  type FestivosTable,
  type PasajesTable,
} from '../../src/server/db/schema'
import {
  type AbonosTable,
  type DeudasTable,
  type GastosTable,
  type LiquidacionesTable,
} from '../../src/server/db/settlement-tables'

/** Rows as they are entered: the database gives them their version. */
type StoredConductor = Omit<ConductoresTable, 'version' | 'documentoClave' | 'servicioDesde'> & {
  servicioDesde?: string | null
}
type StoredBus = Omit<BusesTable, 'version' | 'numeroClave' | 'placaClave'>
type StoredPasaje = Omit<PasajesTable, 'version'>

let account = 0
/** A number that no other row of the run has. */
export const nextNumber = () => (account += 1)

/** @param keys whether the database is of a version that has them. */
export async function aConductor(
  db: Db,
  changes: Partial<StoredConductor> = {},
  keys = true,
): Promise<StoredConductor> {
  const numero = nextNumber()
  const conductor: StoredConductor = {
    uuid: randomUUID(),
    documento: String(71_000_000 + numero),
    tipoDocumento: 'C.C.',
    nombre: `Conductor ${numero}`,
    empresa: 'Coonatra',
    fechaNacimiento: '1980-05-17',
    fechaUltimoIngreso: '2020-01-15',
    fechaUltimoRetiro: null,
    valido: 1,
    ...changes,
  }
  await db
    .insertInto('conductores')
    .values(keys ? { ...conductor, ...identifierKeys(conductor) } : conductor)
    .execute()
  return conductor
}

type NewContrato = Insertable<Database['contratos']>

/** A contract of a stored driver, which runs. */
export async function aContrato(
  db: Db,
  conductorUuid: string,
  changes: Partial<NewContrato> = {},
): Promise<NewContrato> {
  const contrato = {
    uuid: randomUUID(),
    empresa: 'Coonatra',
    desde: '2026-01-01',
    hasta: null,
    vacacionesPrevias: 0,
    cesantiasDesde: null,
    ...changes,
    conductorUuid,
  }
  await db.insertInto('contratos').values(contrato).execute()
  return contrato
}

/** A bus without a driver unless `conductorUuid` says otherwise. */
export async function aBus(db: Db, changes: Partial<StoredBus> = {}, keys = true): Promise<StoredBus> {
  const numero = nextNumber()
  const bus: StoredBus = {
    numero: String(100 + numero),
    empresa: 'Coonatra',
    ruta: 'CCNT',
    modelo: '2018',
    marca: 'Chevrolet',
    placa: `TST${String(numero).padStart(3, '0')}`,
    conductorUuid: null,
    ...changes,
  }
  await db
    .insertInto('buses')
    .values(keys ? { ...bus, ...identifierKeys(bus) } : bus)
    .execute()
  return bus
}

/** A valid fare of route CCNT for every date of 2000 to 2099. */
export async function aPasaje(db: Db, changes: Partial<StoredPasaje> = {}): Promise<StoredPasaje> {
  const pasaje: StoredPasaje = {
    uuid: randomUUID(),
    ruta: 'CCNT',
    valor: 3000,
    porcentajePasajero: 12.8,
    porcentajeFestivos: 15,
    porcentajeBonificacion: 5,
    limiteBonificacion: 300,
    pasajerosPorViaje: 2,
    fechaInicio: '2000-01-01',
    fechaFinal: '2099-12-31',
    valido: 1,
    ...changes,
  }
  await db.insertInto('pasajes').values(pasaje).execute()
  return pasaje
}

export async function aFestivo(db: Db, changes: Partial<FestivosTable> = {}): Promise<FestivosTable> {
  const festivo: FestivosTable = { uuid: randomUUID(), fecha: '2026-01-01', ...changes }
  await db.insertInto('festivos').values(festivo).execute()
  return festivo
}

type NewLiquidacion = Insertable<LiquidacionesTable>

/**
 * A settlement as it is stored, pending, of a bus of its own unless `busNumero` names one. Its salaries and nets are those
 * that the test gives, or 0: nothing is computed.
 */
export async function aLiquidacion(db: Db, changes: Partial<NewLiquidacion> = {}): Promise<NewLiquidacion> {
  const liquidacion: NewLiquidacion = {
    uuid: randomUUID(),
    fecha: '2026-03-05',
    busNumero: changes.busNumero ?? (await aBus(db)).numero,
    conductorUuid: null,
    viajes: 6,
    regIni: 1000,
    regFin: 1300,
    sensor: 350,
    civica: 0,
    tiquetes: 0,
    comentario: '',
    liquidada: 0,
    fechaEntrega: '2026-03-05',
    pasajeValor: 3000,
    pasajePorcentajePasajero: 12.8,
    pasajePorcentajeFestivos: 15,
    pasajePorcentajeBonificacion: 5,
    pasajeLimiteBonificacion: 300,
    pasajePasajerosPorViaje: 2,
    pasajerosReg: 300,
    pasajerosSensor: 338,
    valorNetoReg: 0,
    valorNetoSensor: 0,
    salarioReg: 0,
    salarioSensor: 0,
    ...changes,
  }
  await db.insertInto('liquidaciones').values(liquidacion).execute()
  return liquidacion
}

/** The mark of a change, which what a builder stores does not leave. */
export const aChange = (db: Db) =>
  db
    .insertInto('cambios')
    .values({
      instante: '2090-03-20T12:00:00.000Z',
      usuarioUuid: null,
      usuario: null,
      solicitud: null,
      grupo: randomUUID(),
      sustantivo: 'festivos',
      identificador: randomUUID(),
      liquidacionUuid: null,
      registro: 'Prueba',
      etiqueta: 'prueba',
      tipo: 'creado',
      antes: null,
      despues: '{}',
      motivo: null,
    })
    .execute()

/** An expense of a stored settlement. */
export async function aGasto(
  db: Db,
  liquidacionUuid: string,
  changes: Partial<GastosTable> = {},
): Promise<GastosTable> {
  const gasto: GastosTable = {
    uuid: randomUUID(),
    liquidacionUuid,
    orden: nextNumber(),
    nombre: 'Aseo',
    valor: 30_000,
    ...changes,
  }
  await db.insertInto('gastos').values(gasto).execute()
  return gasto
}

/** Settled settlements of a stored driver, by day, in which both salaries agree. */
export async function paid(
  db: Db,
  conductorUuid: string,
  salarios: Readonly<Record<string, number>>,
  changes: Partial<NewLiquidacion> = {},
) {
  for (const [fecha, salario] of Object.entries(salarios))
    await aLiquidacion(db, {
      conductorUuid,
      fecha,
      salarioSensor: salario,
      salarioReg: salario,
      liquidada: 1,
      ...changes,
    })
}

/** A day of a stored driver's attendance; one on which he did not come, unless the changes say so. */
export const anAsistencia = (
  db: Db,
  conductorUuid: string,
  fecha: string,
  changes: Partial<Insertable<AsistenciasTable>> = {},
) =>
  db
    .insertInto('asistencias')
    .values({
      uuid: randomUUID(),
      fecha,
      conductorUuid,
      bus: '',
      justificacion: '',
      asistio: 0,
      entregoAlDia: 0,
      entregoPresencial: 0,
      ...changes,
    })
    .execute()

/** A debt of a stored driver. */
export async function aDeuda(
  db: Db,
  conductorUuid: string,
  changes: Partial<Insertable<DeudasTable>> = {},
): Promise<Insertable<DeudasTable>> {
  const deuda = {
    uuid: randomUUID(),
    valor: 80_000,
    razon: 'Préstamo',
    fecha: '2026-03-05',
    liquidacionUuid: null,
    ...changes,
    conductorUuid,
  }
  await db.insertInto('deudas').values(deuda).execute()
  return deuda
}

/** A repayment of a stored driver. */
export async function anAbono(
  db: Db,
  conductorUuid: string,
  changes: Partial<Insertable<AbonosTable>> = {},
): Promise<Insertable<AbonosTable>> {
  const abono = {
    uuid: randomUUID(),
    valor: 50_000,
    origen: 'Prima',
    fecha: '2026-03-05',
    liquidacionUuid: null,
    ...changes,
    conductorUuid,
  }
  await db.insertInto('abonos').values(abono).execute()
  return abono
}

type NewEmitido = Insertable<EmitidosTable>

/**
 * A paper issued of a stored contract, with a number of its own and the days that it covers. Its lines and inputs are those that the test
 * gives, or none: nothing is computed.
 */
export async function anEmitido(
  db: Db,
  { uuid: contratoUuid, conductorUuid }: { uuid: string; conductorUuid: string },
  { conceptos = [], ...changes }: Partial<NewEmitido> & { conceptos?: Partial<EmitidoConceptosTable>[] } = {},
): Promise<NewEmitido> {
  const emitido: NewEmitido = {
    uuid: randomUUID(),
    tipo: 'liquidacion',
    empresa: 'Coonatra',
    empresaClave: 'coonatra',
    anio: 2026,
    numero: nextNumber(),
    grupo: randomUUID(),
    corte: '2026-11-27',
    valor: 0,
    lineas: '[]',
    insumos: '{}',
    instante: '2026-11-27T15:00:00.000Z',
    emitidoPor: 'Administrador',
    anuladoInstante: null,
    anuladoPor: null,
    motivo: null,
    reemplaza: null,
    ...changes,
    conductorUuid,
    contratoUuid,
  }
  await db.insertInto('emitidos').values(emitido).execute()
  for (const concepto of conceptos)
    await db
      .insertInto('emitidoConceptos')
      .values({
        concepto: 'prima',
        desde: null,
        hasta: null,
        dias: null,
        valor: 0,
        ...concepto,
        emitidoUuid: emitido.uuid,
        contratoUuid,
      })
      .execute()
  return emitido
}

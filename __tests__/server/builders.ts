/** Builders of stored rows: each inserts one with plausible values, the test's own over them, and returns it. */
import { randomUUID } from 'node:crypto'
import { type Insertable } from 'kysely'
import { type Db } from '../../src/server/db/types'
import {
  type BusesTable,
  type ConductoresTable,
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
type ConductorGuardado = Omit<ConductoresTable, 'version'>
type BusGuardado = Omit<BusesTable, 'version'>
type PasajeGuardado = Omit<PasajesTable, 'version'>

let cuenta = 0
/** A number that no other row of the run has. */
const siguiente = () => (cuenta += 1)

export async function unConductor(
  db: Db,
  cambios: Partial<ConductorGuardado> = {},
): Promise<ConductorGuardado> {
  const numero = siguiente()
  const conductor: ConductorGuardado = {
    uuid: randomUUID(),
    documento: String(71_000_000 + numero),
    tipoDocumento: 'C.C.',
    nombre: `Conductor ${numero}`,
    empresa: 'Coonatra',
    fechaNacimiento: '1980-05-17',
    fechaUltimoIngreso: '2020-01-15',
    fechaUltimoRetiro: null,
    valido: 1,
    ...cambios,
  }
  await db.insertInto('conductores').values(conductor).execute()
  return conductor
}

/** A bus without a driver unless `conductorUuid` says otherwise. */
export async function unBus(db: Db, cambios: Partial<BusGuardado> = {}): Promise<BusGuardado> {
  const numero = siguiente()
  const bus: BusGuardado = {
    numero: String(100 + numero),
    empresa: 'Coonatra',
    ruta: 'CCNT',
    modelo: '2018',
    marca: 'Chevrolet',
    placa: `TST${String(numero).padStart(3, '0')}`,
    conductorUuid: null,
    ...cambios,
  }
  await db.insertInto('buses').values(bus).execute()
  return bus
}

/** A valid fare of route CCNT for every date of 2000 to 2099. */
export async function unPasaje(db: Db, cambios: Partial<PasajeGuardado> = {}): Promise<PasajeGuardado> {
  const pasaje: PasajeGuardado = {
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
    ...cambios,
  }
  await db.insertInto('pasajes').values(pasaje).execute()
  return pasaje
}

export async function unFestivo(db: Db, cambios: Partial<FestivosTable> = {}): Promise<FestivosTable> {
  const festivo: FestivosTable = { uuid: randomUUID(), fecha: '2026-01-01', ...cambios }
  await db.insertInto('festivos').values(festivo).execute()
  return festivo
}

type NuevaLiquidacion = Insertable<LiquidacionesTable>

/**
 * A settlement as it is stored, pending, of a bus of its own unless `busNumero` names one. Its salaries and nets are those
 * that the test gives, or 0: nothing is computed.
 */
export async function unaLiquidacion(
  db: Db,
  cambios: Partial<NuevaLiquidacion> = {},
): Promise<NuevaLiquidacion> {
  const liquidacion: NuevaLiquidacion = {
    uuid: randomUUID(),
    fecha: '2026-03-05',
    busNumero: cambios.busNumero ?? (await unBus(db)).numero,
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
    ...cambios,
  }
  await db.insertInto('liquidaciones').values(liquidacion).execute()
  return liquidacion
}

/** An expense of a stored settlement. */
/** The mark of a change, which what a builder stores does not leave. */
export const unCambio = (db: Db) =>
  db
    .insertInto('cambios')
    .values({
      ...{ instante: '2090-03-20T12:00:00.000Z', usuarioUuid: null, usuario: null, solicitud: null },
      ...{ grupo: randomUUID(), sustantivo: 'festivos', identificador: randomUUID(), liquidacionUuid: null },
      ...{ registro: 'Prueba', etiqueta: 'prueba', tipo: 'creado', antes: null, despues: '{}', motivo: null },
    })
    .execute()

export async function unGasto(
  db: Db,
  liquidacionUuid: string,
  cambios: Partial<GastosTable> = {},
): Promise<GastosTable> {
  const gasto: GastosTable = {
    uuid: randomUUID(),
    liquidacionUuid,
    orden: siguiente(),
    nombre: 'Aseo',
    valor: 30_000,
    ...cambios,
  }
  await db.insertInto('gastos').values(gasto).execute()
  return gasto
}

/** A debt of a stored driver. */
export async function unaDeuda(
  db: Db,
  conductorUuid: string,
  cambios: Partial<Insertable<DeudasTable>> = {},
): Promise<Insertable<DeudasTable>> {
  const deuda = {
    uuid: randomUUID(),
    valor: 80_000,
    razon: 'Préstamo',
    fecha: '2026-03-05',
    liquidacionUuid: null,
    ...cambios,
    conductorUuid,
  }
  await db.insertInto('deudas').values(deuda).execute()
  return deuda
}

/** A repayment of a stored driver. */
export async function unAbono(
  db: Db,
  conductorUuid: string,
  cambios: Partial<Insertable<AbonosTable>> = {},
): Promise<Insertable<AbonosTable>> {
  const abono = {
    uuid: randomUUID(),
    valor: 50_000,
    origen: 'Prima',
    fecha: '2026-03-05',
    liquidacionUuid: null,
    ...cambios,
    conductorUuid,
  }
  await db.insertInto('abonos').values(abono).execute()
  return abono
}

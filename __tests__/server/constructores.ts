/** Builders of stored rows: each inserts one with plausible values, the test's own over them, and returns it. */
import { randomUUID } from 'node:crypto'
import { type Db } from '../../src/server/db/connection'
import {
  type BusesTabla,
  type ConductoresTabla,
  type FestivosTabla,
  type PasajesTabla,
} from '../../src/server/db/schema'

let cuenta = 0
/** A number that no other row of the run has. */
const siguiente = () => (cuenta += 1)

export async function unConductor(
  db: Db,
  cambios: Partial<ConductoresTabla> = {},
): Promise<ConductoresTabla> {
  const numero = siguiente()
  const conductor: ConductoresTabla = {
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
export async function unBus(db: Db, cambios: Partial<BusesTabla> = {}): Promise<BusesTabla> {
  const numero = siguiente()
  const bus: BusesTabla = {
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
export async function unPasaje(db: Db, cambios: Partial<PasajesTabla> = {}): Promise<PasajesTabla> {
  const pasaje: PasajesTabla = {
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

export async function unFestivo(db: Db, cambios: Partial<FestivosTabla> = {}): Promise<FestivosTabla> {
  const festivo: FestivosTabla = { uuid: randomUUID(), fecha: '2026-01-01', ...cambios }
  await db.insertInto('festivos').values(festivo).execute()
  return festivo
}

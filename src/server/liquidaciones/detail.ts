import { createHash } from 'node:crypto'
import { busInexistente } from '../../contract/buses'
import { GASTOS_INICIALES, type LiquidacionDetalle } from '../../contract/liquidaciones'
import type { Db } from '../db/types'
import { notFound } from '../http/errors'
import { earlierOnes, proposedRegister } from './register'

const selectDetails = (db: Db) =>
  db
    .selectFrom('liquidaciones as l')
    .leftJoin('conductores as c', 'c.uuid', 'l.conductorUuid')
    .select([
      'l.uuid',
      'l.fecha',
      'l.busNumero',
      'c.documento as conductorDocumento',
      'c.nombre as conductorNombre',
      'l.viajes',
      'l.regIni',
      'l.regFin',
      'l.pasajerosReg as pasajerosRegistradora',
      'l.valorNetoReg as valorNetoRegistradora',
      'l.salarioReg as salarioRegistradora',
      'l.sensor',
      'l.pasajerosSensor as sensorNetos',
      'l.valorNetoSensor as valorNeto',
      'l.salarioSensor as salario',
      'l.tiquetes',
      'l.civica',
      'l.comentario',
      'l.fechaEntrega',
      'l.liquidada',
    ])

type Stored = Omit<LiquidacionDetalle, 'uuid' | 'version'> & { uuid: string }

/** A hash of the stored data. The driver's name is no part of it: it may change without an edit. */
const versionOf = ({ conductorNombre: _name, ...stored }: Stored) =>
  createHash('sha256').update(JSON.stringify(stored)).digest('base64url').slice(0, 22)

/** The settlement that a condition leaves, with its expenses in their order, its repayment and its debt; undefined without one. */
async function findDetail(
  db: Db,
  which: { 'l.uuid': string } | { 'l.fecha': string; 'l.busNumero': string },
) {
  const raw = await selectDetails(db)
    .where(({ and }) => and(which))
    .executeTakeFirst()
  if (!raw) return undefined
  const { uuid } = raw
  const gastos = await db
    .selectFrom('gastos')
    .select(['nombre', 'valor'])
    .where('liquidacionUuid', '=', uuid)
    .orderBy('orden')
    .execute()
  const abono = await db
    .selectFrom('abonos')
    .select(['valor', 'fecha'])
    .where('liquidacionUuid', '=', uuid)
    .executeTakeFirst()
  const deuda = await db
    .selectFrom('deudas')
    .select(['razon', 'valor', 'fecha'])
    .where('liquidacionUuid', '=', uuid)
    .executeTakeFirst()
  const detail = {
    ...raw,
    liquidada: raw.liquidada === 1,
    gastos,
    abonoDto: abono ?? null,
    deudaDto: deuda ?? null,
  }
  return { ...detail, version: versionOf(detail) }
}

/** The whole settlement of a uuid. @throws 404 when there is none. */
export async function detailByUuid(db: Db, uuid: string): Promise<LiquidacionDetalle> {
  const detail = await findDetail(db, { 'l.uuid': uuid })
  if (!detail) throw notFound('La liquidación no existe o fue eliminada.')
  return detail
}

/**
 * Answers Buscar for a day and a bus: the settlement if there is one, else a preview. What only sensors have filled begins at the
 * bus's last register as a preview does: an earlier day may have been entered since. Its version is that of what is stored.
 *
 * @throws 404 when the bus does not exist, or has neither that settlement nor an earlier one.
 */
export async function detailByBus(db: Db, fecha: string, busNumero: string): Promise<LiquidacionDetalle> {
  const detail = await findDetail(db, { 'l.fecha': fecha, 'l.busNumero': busNumero })
  if (!detail) return preview(db, fecha, busNumero)
  if (detail.fechaEntrega) return detail
  const register = await proposedRegister(db, busNumero, fecha)
  return { ...detail, regIni: register, regFin: register }
}

/** A settlement not yet entered: without uuid, with the bus's driver and its last register. */
async function preview(db: Db, fecha: string, busNumero: string): Promise<LiquidacionDetalle> {
  const bus = await db
    .selectFrom('buses as b')
    .leftJoin('conductores as c', 'c.uuid', 'b.conductorUuid')
    .select(['b.numero as busNumero', 'c.documento as conductorDocumento', 'c.nombre as conductorNombre'])
    .where('b.numero', '=', busNumero)
    .executeTakeFirstOrThrow(() => notFound(busInexistente(busNumero)))
  await earlierOnes(db, busNumero, fecha)
    .select('uuid')
    .executeTakeFirstOrThrow(() => notFound(`No hay liquidaciones anteriores del bus ${busNumero}.`))
  const registradora = await proposedRegister(db, busNumero, fecha)
  return {
    ...bus,
    fecha,
    viajes: 0,
    regIni: registradora,
    regFin: registradora,
    pasajerosRegistradora: 0,
    valorNetoRegistradora: 0,
    salarioRegistradora: 0,
    sensor: 0,
    sensorNetos: 0,
    valorNeto: 0,
    salario: 0,
    tiquetes: 0,
    civica: 0,
    comentario: '',
    fechaEntrega: null,
    liquidada: false,
    gastos: [...GASTOS_INICIALES],
    abonoDto: null,
    deudaDto: null,
  }
}

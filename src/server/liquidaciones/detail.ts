import { createHash } from 'node:crypto'
import { busInexistente } from '../../contract/buses'
import { puedeLeer, type Rol } from '../../contract/permisos'
import { countedAmong } from '../cierres/lock'
import { sumarDias } from '../../contract/fechas'
import { ultimosGastos } from '../../contract/gastos'
import { GASTOS_INICIALES, type LiquidacionDetalle } from '../../contract/liquidaciones'
import type { Db } from '../db/types'
import { notFound } from '../http/errors'
import { nearest, nearestEntered, proposedRegister } from './register'

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

/** The settlements that a condition leaves, each with its expenses in their order, its repayment and its debt. */
export async function findDetails(
  db: Db,
  which: Partial<Record<'l.uuid' | 'l.fecha' | 'l.busNumero', string>>,
) {
  const found = await selectDetails(db)
    .where(({ and }) => and(which))
    .execute()
  const uuids = found.map(({ uuid }) => uuid)
  if (uuids.length === 0) return []
  const gastos = await db
    .selectFrom('gastos')
    .select(['liquidacionUuid', 'nombre', 'valor'])
    .where('liquidacionUuid', 'in', uuids)
    .orderBy('orden')
    .execute()
  const abonos = await db
    .selectFrom('abonos')
    .select(['liquidacionUuid', 'valor', 'fecha'])
    .where('liquidacionUuid', 'in', uuids)
    .execute()
  const deudas = await db
    .selectFrom('deudas')
    .select(['liquidacionUuid', 'razon', 'valor', 'fecha'])
    .where('liquidacionUuid', 'in', uuids)
    .execute()
  const of = <Row extends { liquidacionUuid: string | null }>(rows: Row[], uuid: string) =>
    rows
      .filter(({ liquidacionUuid }) => liquidacionUuid === uuid)
      .map(({ liquidacionUuid: _uuid, ...row }) => row)
  return found.map((raw) => {
    const detail = {
      ...raw,
      liquidada: raw.liquidada === 1,
      gastos: of(gastos, raw.uuid),
      abonoDto: of(abonos, raw.uuid)[0] ?? null,
      deudaDto: of(deudas, raw.uuid)[0] ?? null,
    }
    return { ...detail, version: versionOf(detail) }
  })
}

/** The whole settlement of a uuid. @throws 404 when there is none. */
export async function detailByUuid(db: Db, uuid: string): Promise<LiquidacionDetalle> {
  const [detail] = await findDetails(db, { 'l.uuid': uuid })
  if (!detail) throw notFound('La liquidación no existe o fue eliminada.')
  return detail
}

/**
 * A settlement that staff still have to enter, begun at the bus's last register: an earlier day may have been entered since sensors filled
 * it. Its version is that of what is stored.
 */
export async function atRegister(db: Db, detail: LiquidacionDetalle) {
  if (detail.fechaEntrega) return detail
  const register = await proposedRegister(db, detail.busNumero, detail.fecha)
  return { ...detail, regIni: register, regFin: register }
}

/**
 * Answers Buscar for a day and a bus: the settlement if there is one, else a preview.
 *
 * @throws 404 when the bus does not exist, or has neither that settlement nor an earlier one.
 */
export async function detailByBus(db: Db, fecha: string, busNumero: string) {
  const [detail] = await findDetails(db, { 'l.fecha': fecha, 'l.busNumero': busNumero })
  return atRegister(db, detail ?? (await preview(db, fecha, busNumero)))
}

export const busesWithDrivers = (db: Db) =>
  db
    .selectFrom('buses as b')
    .leftJoin('conductores as c', 'c.uuid', 'b.conductorUuid')
    .select(['b.numero as busNumero', 'c.documento as conductorDocumento', 'c.nombre as conductorNombre'])

type BusConductor = Pick<LiquidacionDetalle, 'busNumero' | 'conductorDocumento' | 'conductorNombre'>

/** A settlement not yet entered: without uuid, with the bus's driver. */
export const previewOf = (bus: BusConductor, fecha: string): LiquidacionDetalle => ({
  ...bus,
  fecha,
  viajes: 0,
  regIni: 0,
  regFin: 0,
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
})

async function preview(db: Db, fecha: string, busNumero: string) {
  const bus = await busesWithDrivers(db)
    .where('b.numero', '=', busNumero)
    .executeTakeFirstOrThrow(() => notFound(busInexistente(busNumero)))
  await nearest(db, busNumero, '<', fecha)
    .select('uuid')
    .executeTakeFirstOrThrow(() => notFound(`No hay liquidaciones anteriores del bus ${busNumero}.`))
  return previewOf(bus, fecha)
}

/** Each bus's last figure of the usual expenses in the two weeks before a day, by its number. */
const lastGastos = async (db: Db, fecha: string, buses: readonly string[]) =>
  ultimosGastos(
    await db
      .selectFrom('gastos as g')
      .innerJoin('liquidaciones as l', 'l.uuid', 'g.liquidacionUuid')
      .select(['g.nombre', 'g.valor', 'l.fecha', 'l.busNumero'])
      .where('l.busNumero', 'in', buses)
      .where('l.fecha', '>=', sumarDias(fecha, -14))
      .where('l.fecha', '<', fecha)
      .execute(),
  )

/**
 * Details of a day with the register of the settlement that follows, the bus's last expenses where staff have not entered it and, for who may read tills, the till that
 * has counted each.
 */
export async function withKnown<Detail extends LiquidacionDetalle>(
  db: Db,
  details: readonly Detail[],
  roles: readonly Rol[],
) {
  const [first] = details
  if (!first) return []
  const toEnter = details.flatMap(({ fechaEntrega, busNumero }) => (fechaEntrega === null ? busNumero : []))
  const last = toEnter.length > 0 ? await lastGastos(db, first.fecha, toEnter) : {}
  const uuids = details.flatMap(({ uuid }) => uuid ?? [])
  const tills = puedeLeer(roles, 'cierres') ? await countedAmong(db, uuids) : new Map<string, string>()
  const known: Detail[] = []
  for (const one of details) {
    const till = tills.get(one.uuid ?? '')
    const siguiente = await nearestEntered(db, one.busNumero, '>', one.fecha)
      .select(['fecha', 'regIni'])
      .executeTakeFirst()
    known.push({
      ...one,
      siguiente,
      ...(one.fechaEntrega === null && { ultimosGastos: last[one.busNumero] ?? {} }),
      ...(till && { cierre: `Está en ${till}. Un administrador puede reabrirlo.` }),
    })
  }
  return known
}

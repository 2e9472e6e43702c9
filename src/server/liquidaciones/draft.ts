import { conductorInexistente } from '../../contract/conductores'
import { activoEl } from '../../contract/retiros'
import { fechaLarga } from '../../contract/fechas'
import {
  CifrasSumadasSchema,
  type CuerpoEstimado,
  type CuerpoLiquidacion,
} from '../../contract/liquidaciones'
import type { Db } from '../db/types'
import { withoutLocks } from '../db/without-locks'
import { fieldError } from '../http/errors'
import { paidColumns } from './figures'
import { lookupsOf, type Lookups } from './lookups'
import { findByUuid, type StoredLiquidacion } from '../locks/liquidaciones'
import { storedTarifa } from './tarifa'

/** The uuid of a driver. Who had left by that day may only stay in a settlement. */
async function activeConductorUuid(
  lookups: Lookups,
  { fecha, conductorDocumento: documento }: CuerpoLiquidacion,
  stored?: StoredLiquidacion,
) {
  const conductor = await lookups.conductor(documento, stored?.conductorUuid ?? '')
  if (!conductor) throw fieldError(400, 'conductorDocumento', conductorInexistente(documento))
  const { nombre, fechaUltimoRetiro } = conductor
  const stays = conductor.uuid === stored?.conductorUuid && fecha === stored.fecha
  if (!stays && !activoEl(conductor, fecha)) {
    const since = fechaUltimoRetiro ? ` desde el ${fechaLarga(fechaUltimoRetiro)}` : ''
    throw fieldError(400, 'conductorDocumento', `El conductor ${nombre} está retirado${since}.`)
  }
  return conductor.uuid
}

/** The kind of the day: of a settled one that of its settling, whatever holiday has come or gone since. */
const festivoOf = async (lookups: Lookups, fecha: string, stored?: StoredLiquidacion) =>
  stored?.liquidada && stored.fecha === fecha && stored.festivo !== null
    ? stored.festivo === 1
    : lookups.festivo(fecha)

/** The fare, the kind of the day and the figures of a settlement. @param stored the one in whose place it comes. */
export async function figuresOf(lookups: Lookups, body: CuerpoEstimado, stored?: StoredLiquidacion) {
  const { fecha } = body
  const bus = await lookups.bus(body.busNumero)
  const tarifa =
    stored?.fechaEntrega && stored.fecha === fecha && stored.busNumero === bus.numero
      ? storedTarifa(stored)
      : await lookups.tarifa(bus.ruta, fecha)
  return paidColumns({ ...body, tarifa, esFestivo: await festivoOf(lookups, fecha, stored) })
}

/** Row to store, with fare, kind of day and figures, and its expenses. */
export async function draftOf(
  lookups: Lookups,
  body: CuerpoLiquidacion,
  stored: StoredLiquidacion | undefined,
  today: string,
) {
  const { fecha, viajes, regIni, regFin, sensor, civica, tiquetes, comentario } = body
  const bus = await lookups.bus(body.busNumero)
  const conductorUuid = await activeConductorUuid(lookups, body, stored)
  const gastos = body.gastos.filter(({ valor }) => valor > 0)
  const counts = { viajes, regIni, regFin, sensor, civica, tiquetes }
  const row = {
    fecha,
    busNumero: bus.numero,
    conductorUuid,
    ...counts,
    comentario,
    liquidada: body.liquidada ? (1 as const) : (0 as const),
    fechaEntrega: stored?.fechaEntrega ?? today,
    ...(await figuresOf(lookups, body, stored)),
  }
  return { row, gastos }
}

/** Reckons what a settlement comes to, by reading alone. */
export async function estimate(base: Db, body: CuerpoEstimado) {
  const db = base.withPlugin(withoutLocks)
  const lookups = lookupsOf(db)
  const { uuid, fecha, busNumero } = body
  const stored = await (uuid ? findByUuid(db, uuid) : lookups.pair(fecha, busNumero))
  return CifrasSumadasSchema.parse(await figuresOf(lookups, body, stored))
}

import { conductorInexistente } from '../../contract/conductores'
import { activoEl } from '../../contract/retiros'
import { fechaLarga } from '../../contract/fechas'
import type { CuerpoLiquidacion } from '../../contract/liquidaciones'
import { fieldError } from '../http/errors'
import { paidColumns } from './figures'
import type { Lookups } from './lookups'
import type { StoredLiquidacion } from '../locks/liquidaciones'
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
  const tarifa =
    stored?.fechaEntrega && stored.fecha === fecha && stored.busNumero === bus.numero
      ? storedTarifa(stored)
      : await lookups.tarifa(bus.ruta, fecha)
  const gastos = body.gastos.filter(({ valor }) => valor > 0)
  const counts = { viajes, regIni, regFin, sensor, civica, tiquetes }
  const esFestivo = await festivoOf(lookups, fecha, stored)
  const row = {
    fecha,
    busNumero: bus.numero,
    conductorUuid,
    ...counts,
    comentario,
    liquidada: body.liquidada ? (1 as const) : (0 as const),
    fechaEntrega: stored?.fechaEntrega ?? today,
    ...paidColumns({ ...counts, gastos, tarifa, esFestivo }),
  }
  return { row, gastos }
}

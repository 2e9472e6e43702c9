import { randomUUID } from 'node:crypto'
import { fechaLarga } from '../../contract/fechas'
import type { CuerpoLiquidacion, LiquidacionFila } from '../../contract/liquidaciones'
import type { Rol } from '../../contract/permisos'
import { conductorRetenido } from '../conductores/repository'
import type { Db, Engine } from '../db/types'
import type { Dependencies } from '../dependencies'
import { conflict, badRequest, notFound } from '../http/errors'
import { isStale, stale } from '../http/versions'
import { cifrasDelDia } from './calculo'
import { filaPorUuid } from './consultas'
import { detallePorUuid } from './detalle'
import { busDe, guardandoElPar, registroDelPar, registroPorUuid, type Registro } from './registros'
import { columnasDeTarifa, tarifaGuardada, tarifaVigente } from './tarifa'
import { guardarAbono, guardarDeuda, guardarGastos, refuseRemovals } from './vinculos'

/**
 * Stores what staff typed as a settlement, with the debt and the repayment that hang from it.
 *
 * Without `uuid` it is a new one, or it completes one that only sensors have filled. With it, it replaces that one.
 *
 * @param roles of whoever saves: what counts as deleting is not everybody's.
 * @returns the settlement as the list shows it.
 * @throws 400 for an unknown bus or driver, or a day without fare; 403 for taking away a settled one's debt or repayment;
 * 404 for an unknown uuid; 409 when staff have already entered another settlement of that bus on that day, or when it is no
 * longer in the state that `version` names.
 */
export async function guardarLiquidacion(
  deps: Dependencies,
  cuerpo: CuerpoLiquidacion,
  roles: readonly Rol[],
): Promise<LiquidacionFila> {
  return guardandoElPar(deps, async (trx) => {
    const anterior = cuerpo.uuid
      ? await laQueSeEdita(trx, deps, cuerpo.uuid, cuerpo)
      : await laQueSeCompleta(trx, deps, cuerpo)
    const actual = cuerpo.version && anterior ? await detallePorUuid(trx, anterior.uuid) : null
    const tooLate = actual !== null && isStale(actual, cuerpo.version)
    // What a stale form lacks may be what a colleague has added since: it is told of that, below.
    if (anterior && !tooLate) await refuseRemovals(trx, anterior, cuerpo, roles)
    const uuid = await guardarRegistro(trx, deps, cuerpo, anterior)
    // One that changes nothing is no conflict: the repetition of a save whose answer got lost.
    if (tooLate && isStale(actual, (await detallePorUuid(trx, uuid)).version))
      throw stale('esta liquidación', actual)
    return filaPorUuid(trx, uuid)
  })
}

async function laQueSeEdita(
  trx: Db,
  { engine }: Dependencies,
  uuid: string,
  { fecha, busNumero }: CuerpoLiquidacion,
): Promise<Registro> {
  const anterior = await registroPorUuid(trx, engine, uuid)
  if (!anterior) throw notFound('La liquidación no existe o fue eliminada.')
  const delPar = await registroDelPar(trx, engine, fecha, busNumero)
  if (delPar && delPar.uuid !== uuid) {
    const mensaje = `Ya existe otra liquidación del bus ${busNumero} para el ${fechaLarga(fecha)}.`
    throw conflict(mensaje, { fecha: mensaje })
  }
  return anterior
}

async function laQueSeCompleta(
  trx: Db,
  { engine }: Dependencies,
  { fecha, busNumero }: CuerpoLiquidacion,
): Promise<Registro | undefined> {
  const delPar = await registroDelPar(trx, engine, fecha, busNumero)
  // Whoever did not load what a colleague entered would overwrite it unseen.
  if (delPar?.fechaEntrega)
    throw conflict(
      `Ya existe una liquidación del bus ${busNumero} para el ${fechaLarga(fecha)}. Cárguela con Buscar para modificarla.`,
    )
  return delPar
}

/** The uuid of a driver; one who is retired may only stay where he already was. */
async function conductorDe(trx: Db, engine: Engine, documento: string, anterior?: Registro): Promise<string> {
  const conductor = await conductorRetenido(trx, engine, documento)
  const rechazar = (mensaje: string) => badRequest(mensaje, { conductorDocumento: mensaje })
  if (!conductor) throw rechazar(`El conductor con documento ${documento} no existe.`)
  if (conductor.valido === 0 && conductor.uuid !== anterior?.conductorUuid)
    throw rechazar(`El conductor ${conductor.nombre} está retirado.`)
  return conductor.uuid
}

async function guardarRegistro(
  trx: Db,
  { engine, today }: Dependencies,
  cuerpo: CuerpoLiquidacion,
  anterior: Registro | undefined,
): Promise<string> {
  const { fecha, viajes, regIni, regFin, sensor, civica, tiquetes, comentario } = cuerpo
  const bus = await busDe(trx, cuerpo.busNumero)
  const conductorUuid = await conductorDe(trx, engine, cuerpo.conductorDocumento, anterior)
  const tarifa =
    anterior?.fechaEntrega && anterior.fecha === fecha && anterior.busNumero === bus.numero
      ? tarifaGuardada(anterior)
      : await tarifaVigente(trx, bus.ruta, fecha)
  const gastos = cuerpo.gastos.filter(({ valor }) => valor > 0)
  const cantidades = { viajes, regIni, regFin, sensor, civica, tiquetes }
  const registro = {
    fecha,
    busNumero: bus.numero,
    conductorUuid,
    ...cantidades,
    comentario,
    liquidada: cuerpo.liquidada ? (1 as const) : (0 as const),
    fechaEntrega: anterior?.fechaEntrega ?? today(),
    ...columnasDeTarifa(tarifa),
    ...(await cifrasDelDia(trx, fecha, { ...cantidades, gastos, tarifa })),
  }

  const uuid = anterior?.uuid ?? randomUUID()
  if (anterior) await trx.updateTable('liquidaciones').set(registro).where('uuid', '=', uuid).execute()
  else
    await trx
      .insertInto('liquidaciones')
      .values({ ...registro, uuid })
      .execute()
  const duenia = { uuid, fecha, conductorUuid }
  await guardarGastos(trx, uuid, gastos)
  await guardarAbono(trx, duenia, cuerpo.abonoDto)
  await guardarDeuda(trx, duenia, cuerpo.deudaDto)
  return uuid
}

/**
 * Deletes a settlement; its expenses, debt and repayment go with it (the foreign keys cascade).
 *
 * @throws 404 when there is none with that uuid.
 */
export async function eliminarLiquidacion({ db }: Dependencies, uuid: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('liquidaciones')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw notFound('La liquidación no existe o ya fue eliminada.')
}

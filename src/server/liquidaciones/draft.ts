import { conductorInexistente } from '../../contract/conductores'
import type { CuerpoLiquidacion, LiquidacionDetalle } from '../../contract/liquidaciones'
import { badRequest } from '../http/errors'
import { versionOf } from './detail'
import { figuresOf } from './figures'
import type { Lookups } from './lookups'
import type { StoredLiquidacion } from '../locks/liquidaciones'
import { storedTarifa } from './tarifa'

/** The uuid of a driver. A retired driver may only stay in a settlement. */
async function conductorUuidOf(lookups: Lookups, documento: string, stored?: StoredLiquidacion) {
  const conductor = await lookups.conductor(documento)
  const refusal = (mensaje: string) => badRequest(mensaje, { conductorDocumento: mensaje })
  if (!conductor) throw refusal(conductorInexistente(documento))
  if (conductor.valido === 0 && conductor.uuid !== stored?.conductorUuid)
    throw refusal(`El conductor ${conductor.nombre} está retirado.`)
  return conductor.uuid
}

/** The kind of the day: of a settled one that of its settling, whatever holiday has come or gone since. */
const festivoOf = async (lookups: Lookups, fecha: string, stored?: StoredLiquidacion) =>
  stored?.liquidada && stored.fecha === fecha && stored.festivo !== null
    ? stored.festivo === 1
    : lookups.festivo(fecha)

export type Draft = Awaited<ReturnType<typeof draftOf>>

/** What is to be stored: typed columns, the fare and the kind of the day, computed figures and expenses. */
export async function draftOf(
  lookups: Lookups,
  body: CuerpoLiquidacion,
  stored: StoredLiquidacion | undefined,
  today: string,
) {
  const { fecha, viajes, regIni, regFin, sensor, civica, tiquetes, comentario } = body
  const bus = await lookups.bus(body.busNumero)
  const conductorUuid = await conductorUuidOf(lookups, body.conductorDocumento, stored)
  const tarifa =
    stored?.fechaEntrega && stored.fecha === fecha && stored.busNumero === bus.numero
      ? storedTarifa(stored)
      : await lookups.tarifa(bus.ruta, fecha)
  const gastos = body.gastos.filter(({ valor }) => valor > 0)
  const counts = { viajes, regIni, regFin, sensor, civica, tiquetes }
  const esFestivo = await festivoOf(lookups, fecha, stored)
  const figures = figuresOf({ ...counts, gastos, tarifa, esFestivo })
  const columns = { fecha, busNumero: bus.numero, conductorUuid, ...counts, comentario }
  return { columns, tarifa, esFestivo, figures, gastos, fechaEntrega: stored?.fechaEntrega ?? today }
}

/** Whether storing the draft would change the settlement. */
export function differsFrom(
  current: LiquidacionDetalle,
  body: CuerpoLiquidacion,
  { columns, figures, gastos, fechaEntrega }: Draft,
) {
  const { conductorUuid: _uuid, ...typed } = columns
  const { fecha } = typed
  const { abonoDto, deudaDto } = body
  return (
    current.version !==
    versionOf({
      ...current,
      ...typed,
      conductorDocumento: body.conductorDocumento,
      liquidada: Boolean(body.liquidada),
      fechaEntrega,
      pasajerosRegistradora: figures.pasajerosReg,
      valorNetoRegistradora: figures.valorNetoReg,
      salarioRegistradora: figures.salarioReg,
      sensorNetos: figures.pasajerosSensor,
      valorNeto: figures.valorNetoSensor,
      salario: figures.salarioSensor,
      gastos: gastos.map(({ nombre, valor }) => ({ nombre, valor })),
      abonoDto: abonoDto ? { valor: abonoDto.valor, fecha } : null,
      deudaDto: deudaDto ? { razon: deudaDto.razon, valor: deudaDto.valor, fecha } : null,
    })
  )
}

import { randomUUID } from 'node:crypto'
import { fechaLarga } from '../../contract/fechas'
import type { FilaSensor, LiquidacionFila } from '../../contract/liquidaciones'
import type { Db } from '../db/types'
import type { Dependencies } from '../dependencies'
import { HttpError, conflict, badRequest } from '../http/errors'
import { cifrasDelDia } from './calculo'
import { filasPorUuid } from './consultas'
import { ultimaRegistradora } from './detalle'
import { busDe, guardandoElPar, registroDelPar, type Registro } from './registros'
import { columnasDeTarifa, tarifaGuardada, tarifaVigente } from './tarifa'

/**
 * Stores sensor counts, all or nothing: each row fills the pending settlement of its bus on its day, or creates it.
 *
 * @returns the settlements that they touched, in the order of the rows, as the list shows them.
 * @throws 400 or 409 naming every row that cannot be stored, by its index in `errores` (`3.busNumero`).
 */
export async function ingresarSensores(
  deps: Dependencies,
  filas: readonly FilaSensor[],
): Promise<LiquidacionFila[]> {
  return guardandoElPar(deps, async (trx) => {
    const rechazos = new Map<number, HttpError>()
    const uuids: string[] = []
    for (const indice of enOrdenFijo(filas)) {
      try {
        rechazarRepetida(filas, indice)
        uuids[indice] = await ingresarSensor(trx, deps, filas[indice] as FilaSensor)
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        rechazos.set(indice, error)
      }
    }
    if (rechazos.size > 0) throw rechazoDeFilas(rechazos)
    return filasPorUuid(trx, uuids)
  })
}

const clave = ({ fecha, busNumero }: FilaSensor) => `${fecha} ${busNumero}`

/** The indexes by day and bus: two batches that take the same settlements in one order never wait for each other. */
const enOrdenFijo = (filas: readonly FilaSensor[]): number[] => {
  const claves = filas.map(clave)
  return claves.map((_, indice) => indice).sort((a, b) => (`${claves[a]}` < `${claves[b]}` ? -1 : 1))
}

function rechazarRepetida(filas: readonly FilaSensor[], indice: number) {
  const primera = filas.findIndex((fila) => clave(fila) === clave(filas[indice] as FilaSensor))
  if (primera === indice) return
  const mensaje = `El bus y la fecha ya están en la fila ${primera + 1}.`
  throw badRequest(mensaje, { busNumero: mensaje })
}

/** One refusal for all the failing rows. */
function rechazoDeFilas(rechazos: ReadonlyMap<number, HttpError>): HttpError {
  const errores: Record<string, string> = {}
  for (const [indice, { mensaje, errores: campos = { busNumero: mensaje } }] of rechazos)
    for (const [campo, texto] of Object.entries(campos)) errores[`${indice}.${campo}`] = texto
  const primera = rechazos.get(Math.min(...rechazos.keys()))
  return nombrandoLaFila(new HttpError(primera?.statusCode ?? 400, '', errores))
}

/** The refusal of a list whose mensaje says in which row, counted from 1, its first error is. */
export function nombrandoLaFila({ statusCode, mensaje, errores }: HttpError): HttpError {
  const [primero] = Object.entries(errores ?? {})
    .map(([ruta, texto]) => ({ indice: Number.parseInt(ruta, 10), texto }))
    .sort((a, b) => a.indice - b.indice)
  const texto = primero ? `Fila ${primero.indice + 1}: ${primero.texto}` : mensaje
  return new HttpError(statusCode, texto, errores)
}

async function ingresarSensor(trx: Db, { engine }: Dependencies, fila: FilaSensor): Promise<string> {
  const { fecha, busNumero } = fila
  const bus = await busDe(trx, busNumero)
  const registro = await registroDelPar(trx, engine, fecha, busNumero)
  if (registro?.liquidada) {
    const mensaje = `La liquidación del bus ${busNumero} del ${fechaLarga(fecha)} ya está liquidada.`
    throw conflict(mensaje, { busNumero: mensaje })
  }
  // As for staff: the fare of a settlement that they have entered stays the one it was entered with.
  const deOficina = registro?.fechaEntrega ? registro : undefined
  const tarifa = deOficina ? tarifaGuardada(deOficina) : await tarifaVigente(trx, bus.ruta, fecha)
  const { sensor, viajes } = fila
  // A row begins with cívica at 0: left so, it says nothing of the passengers whom staff have counted.
  const contado = { sensor, civica: fila.civica || (deOficina?.civica ?? 0), viajes }

  if (registro) {
    const { uuid, regIni, regFin, tiquetes } = registro
    const gastos = await gastosDe(trx, registro)
    const cifras = await cifrasDelDia(trx, fecha, { ...contado, regIni, regFin, tiquetes, gastos, tarifa })
    await trx
      .updateTable('liquidaciones')
      .set({ ...contado, ...columnasDeTarifa(tarifa), ...cifras })
      .where('uuid', '=', uuid)
      .execute()
    return uuid
  }

  const uuid = randomUUID()
  const registradora = (await ultimaRegistradora(trx, busNumero, fecha)) ?? 0
  const cantidades = { ...contado, regIni: registradora, regFin: registradora, tiquetes: 0 }
  await trx
    .insertInto('liquidaciones')
    .values({
      uuid,
      fecha,
      busNumero,
      conductorUuid: bus.conductorUuid,
      ...cantidades,
      comentario: '',
      liquidada: 0,
      fechaEntrega: null,
      ...columnasDeTarifa(tarifa),
      ...(await cifrasDelDia(trx, fecha, { ...cantidades, gastos: [], tarifa })),
    })
    .execute()
  return uuid
}

const gastosDe = (trx: Db, { uuid }: Registro) =>
  trx.selectFrom('gastos').select('valor').where('liquidacionUuid', '=', uuid).execute()

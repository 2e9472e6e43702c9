/**
 * Section 3: the same values of a settlement travel under two names ("both naming variants appear"). A host may use
 * either one; inside the client a list row has the table's short names and the detail the long ones.
 */
import type { LiquidacionDetalle, LiquidacionFila } from '../../contract/liquidaciones'
import { isOwnServer } from '../client/baseUrl'

/** A settlement as some host sends it: any of the fields, in either naming. */
export type ReceivedLiquidacion = Partial<LiquidacionFila> &
  Partial<LiquidacionDetalle> & { fecha: string; busNumero: string }

const SHORT_FIELDS = [
  'regIni',
  'regFin',
  'pasajerosReg',
  'pasajerosSensor',
  'valorNetoReg',
  'valorNetoSensor',
  'liquidada',
  'comentario',
] as const

/** Left out, it says nothing, which the client holds as ''; null says that staff have not entered the settlement. */
const deliveryOf = ({ fechaEntrega }: ReceivedLiquidacion): string | null =>
  fechaEntrega === undefined ? '' : fechaEntrega

/** Reads a row of a list. A row of our own server needs no change and is passed on as it is. */
export function readRow(received: ReceivedLiquidacion): LiquidacionFila {
  if (SHORT_FIELDS.every((field) => received[field] != null)) return received as LiquidacionFila
  const regIni = received.regIni ?? 0
  const regFin = received.regFin ?? 0
  return {
    ...(received as LiquidacionFila),
    conductorDocumento: received.conductorDocumento ?? null,
    conductorNombre: received.conductorNombre ?? null,
    regIni,
    regFin,
    pasajerosReg: received.pasajerosReg ?? received.pasajerosRegistradora ?? regFin - regIni,
    pasajerosSensor: received.pasajerosSensor ?? received.sensorNetos ?? 0,
    valorNetoReg: received.valorNetoReg ?? received.valorNetoRegistradora ?? 0,
    valorNetoSensor: received.valorNetoSensor ?? received.valorNeto ?? 0,
    liquidada: received.liquidada ?? false,
    comentario: received.comentario ?? '',
    fechaEntrega: deliveryOf(received),
  }
}

/** Reads the whole record; what a host leaves out counts as 0, empty or absent. */
export function readDetalle(received: ReceivedLiquidacion): LiquidacionDetalle {
  const row = readRow(received)
  return {
    uuid: received.uuid ?? null,
    // Another host's `version` means something else: the table of section 7 has none.
    version: (isOwnServer() && received.version) || null,
    fecha: row.fecha,
    busNumero: row.busNumero,
    conductorDocumento: row.conductorDocumento,
    conductorNombre: row.conductorNombre,
    viajes: received.viajes ?? 0,
    regIni: row.regIni,
    regFin: row.regFin,
    pasajerosRegistradora: row.pasajerosReg,
    valorNetoRegistradora: row.valorNetoReg,
    salarioRegistradora: received.salarioRegistradora ?? 0,
    sensor: received.sensor ?? 0,
    sensorNetos: row.pasajerosSensor,
    valorNeto: row.valorNetoSensor,
    salario: received.salario ?? 0,
    tiquetes: received.tiquetes ?? 0,
    civica: received.civica ?? 0,
    comentario: row.comentario,
    fechaEntrega: deliveryOf(received),
    liquidada: row.liquidada,
    gastos: received.gastos ?? [],
    abonoDto: received.abonoDto ?? null,
    deudaDto: received.deudaDto ?? null,
    ...(isOwnServer() && received.cierre && { cierre: received.cierre }),
  }
}

/**
 * Section 3: the same values of a settlement travel under two names ("both naming variants appear"). A host may use
 * either one; inside the client a list row has the table's short names and the detail the long ones.
 */
import type { LiquidacionDetalle, LiquidacionFila } from '../contract/liquidaciones'
import { esServidorPropio } from './baseUrl'

/** A settlement as some host sends it: any of the fields, in either naming. */
export type LiquidacionRecibida = Partial<LiquidacionFila> &
  Partial<LiquidacionDetalle> & { fecha: string; busNumero: string }

const CAMPOS_CORTOS = [
  'regIni',
  'regFin',
  'pasajerosReg',
  'pasajerosSensor',
  'valorNetoReg',
  'valorNetoSensor',
  'liquidada',
  'comentario',
] as const

/** Reads a row of a list. A row of our own server needs no change and is passed on as it is. */
export function leerFila(recibida: LiquidacionRecibida): LiquidacionFila {
  if (CAMPOS_CORTOS.every((campo) => recibida[campo] != null)) return recibida as LiquidacionFila
  const regIni = recibida.regIni ?? 0
  const regFin = recibida.regFin ?? 0
  return {
    ...(recibida as LiquidacionFila),
    conductorDocumento: recibida.conductorDocumento ?? null,
    conductorNombre: recibida.conductorNombre ?? null,
    regIni,
    regFin,
    pasajerosReg: recibida.pasajerosReg ?? recibida.pasajerosRegistradora ?? regFin - regIni,
    pasajerosSensor: recibida.pasajerosSensor ?? recibida.sensorNetos ?? 0,
    valorNetoReg: recibida.valorNetoReg ?? recibida.valorNetoRegistradora ?? 0,
    valorNetoSensor: recibida.valorNetoSensor ?? recibida.valorNeto ?? 0,
    liquidada: recibida.liquidada ?? false,
    comentario: recibida.comentario ?? '',
    fechaEntrega: recibida.fechaEntrega ?? null,
  }
}

/** Reads the whole record; what a host leaves out counts as 0, empty or absent. */
export function leerDetalle(recibida: LiquidacionRecibida): LiquidacionDetalle {
  const fila = leerFila(recibida)
  return {
    uuid: recibida.uuid ?? null,
    // What another host may call so is none of the table's.
    version: (esServidorPropio() && recibida.version) || null,
    fecha: fila.fecha,
    busNumero: fila.busNumero,
    conductorDocumento: fila.conductorDocumento,
    conductorNombre: fila.conductorNombre,
    viajes: recibida.viajes ?? 0,
    regIni: fila.regIni,
    regFin: fila.regFin,
    pasajerosRegistradora: fila.pasajerosReg,
    valorNetoRegistradora: fila.valorNetoReg,
    salarioRegistradora: recibida.salarioRegistradora ?? 0,
    sensor: recibida.sensor ?? 0,
    sensorNetos: fila.pasajerosSensor,
    valorNeto: fila.valorNetoSensor,
    salario: recibida.salario ?? 0,
    tiquetes: recibida.tiquetes ?? 0,
    civica: recibida.civica ?? 0,
    comentario: fila.comentario,
    fechaEntrega: fila.fechaEntrega,
    liquidada: fila.liquidada,
    gastos: recibida.gastos ?? [],
    abonoDto: recibida.abonoDto ?? null,
    deudaDto: recibida.deudaDto ?? null,
  }
}

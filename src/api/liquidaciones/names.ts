/**
 * Section 3: the same values of a settlement travel under two names ("both naming variants appear"). A host may use
 * either one; inside the client a list row has the table's short names and the detail the long ones.
 */
import type { LiquidacionDetalle, LiquidacionFila } from '../../contract/liquidaciones'
import { isOwnServer } from '../client/baseUrl'

/** A settlement as some host sends it: any of the fields, in either naming. */
export type ReceivedLiquidacion = Partial<LiquidacionFila> &
  Partial<LiquidacionDetalle> & { fecha: string; busNumero: string }

/** Left out, it says nothing, which the client holds as ''; null says that staff have not entered the settlement. */
const deliveryOf = ({ fechaEntrega }: ReceivedLiquidacion) => (fechaEntrega === undefined ? '' : fechaEntrega)

/** The fields of `defaults`, as they were received where they were. */
const withDefaults = <Fields extends object>(received: object, defaults: Fields) =>
  Object.fromEntries(
    Object.entries(defaults).map(([field, value]) => [
      field,
      (received as Record<string, unknown>)[field] ?? (value as unknown),
    ]),
  ) as Fields

function rowOf(received: ReceivedLiquidacion): LiquidacionFila {
  const row = withDefaults(received, {
    conductorDocumento: null,
    conductorNombre: null,
    regIni: 0,
    regFin: 0,
    pasajerosSensor: received.sensorNetos ?? 0,
    valorNetoReg: received.valorNetoRegistradora ?? 0,
    valorNetoSensor: received.valorNeto ?? 0,
    liquidada: false,
    comentario: '',
  })
  return {
    ...(received as LiquidacionFila),
    ...row,
    pasajerosReg: received.pasajerosReg ?? received.pasajerosRegistradora ?? row.regFin - row.regIni,
    fechaEntrega: deliveryOf(received),
  }
}

/** Reads a row of a list. A row of our own server needs no change and is passed on as it is; another host may answer none. */
export const readRow = (received: ReceivedLiquidacion | null) =>
  (received && !isOwnServer() ? rowOf(received) : received) as LiquidacionFila

/** Reads the whole record; what a host leaves out counts as 0, empty or absent. */
export function readDetalle(received: ReceivedLiquidacion): LiquidacionDetalle {
  const {
    pasajerosReg: pasajerosRegistradora,
    valorNetoReg: valorNetoRegistradora,
    pasajerosSensor: sensorNetos,
    valorNetoSensor: valorNeto,
    ...row
  } = rowOf(received)
  return {
    ...row,
    pasajerosRegistradora,
    valorNetoRegistradora,
    sensorNetos,
    valorNeto,
    ...withDefaults(received, {
      uuid: null,
      viajes: 0,
      salarioRegistradora: 0,
      sensor: 0,
      salario: 0,
      tiquetes: 0,
      civica: 0,
      gastos: [],
      abonoDto: null,
      deudaDto: null,
    }),
    // Another host's `version` means something else: the table of section 7 has none.
    version: (isOwnServer() && received.version) || null,
    cierre: isOwnServer() ? received.cierre : undefined,
    ultimosGastos: isOwnServer() ? received.ultimosGastos : undefined,
  }
}

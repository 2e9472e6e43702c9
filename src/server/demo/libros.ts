import { sumarDias } from '../../contract/fechas'
import { type AbonosTable, type DeudasTable } from '../db/schema'
import { type Azar } from './azar'
import { type LiquidacionDemo } from './operacion'
import { type ConductorDemo } from './personas'

export type DeudaDemo = Omit<DeudasTable, 'id' | 'version'>
export type AbonoDemo = Omit<AbonosTable, 'id' | 'version'>

const PRESTAMOS = [
  'Calamidad doméstica',
  'Préstamo personal',
  'Matrícula de los hijos',
  'Comparendo de tránsito',
] as const
const FALTANTES = ['Faltante en la entrega', 'Choque simple', 'Anticipo de quincena'] as const
const ORIGENES = ['Prima', 'Cesantías', 'Vacaciones', 'Nómina'] as const

const enMiles = (azar: Azar, minimo: number, maximo: number) => azar.entero(minimo, maximo) * 1000
const porFecha = (una: { fecha: string }, otra: { fecha: string }) => (una.fecha < otra.fecha ? -1 : 1)

/** How long ago, in days, the latest loans and repayments are: recent enough for the first page of their screens. */
const RECIENTE = { minimo: 1, maximo: 10 }

/**
 * Loans to some drivers with what they have paid back, and debts and repayments that came up in a settlement. The latest loans and
 * repayments are of these days, because those of a settlement are edited there and a first page of them alone would show no other.
 */
export function crearLibros(
  azar: Azar,
  conductores: readonly ConductorDemo[],
  liquidaciones: readonly LiquidacionDemo[],
  desde: string,
  hoy: string,
): { deudas: DeudaDemo[]; abonos: AbonoDemo[] } {
  const deudas: DeudaDemo[] = []
  const abonos: AbonoDemo[] = []

  for (const [indice, { uuid: conductorUuid, valido }] of conductores.entries()) {
    const reciente = indice % 3 === 2
    if (reciente && !valido) continue
    const hace = azar.entero(RECIENTE.minimo, RECIENTE.maximo)
    const fecha = reciente ? sumarDias(hoy, -hace) : sumarDias(desde, azar.entero(0, 45))
    const valor = enMiles(azar, 300, 1500)
    deudas.push({
      uuid: azar.uuid(),
      valor,
      razon: azar.uno(PRESTAMOS),
      conductorUuid,
      fecha,
      liquidacionUuid: null,
    })
    if (reciente || !azar.sucede(0.6)) continue
    abonos.push({
      uuid: azar.uuid(),
      valor: enMiles(azar, 50, 150),
      origen: azar.uno(ORIGENES),
      conductorUuid,
      fecha: valido && azar.sucede(0.5) ? sumarDias(hoy, -hace) : sumarDias(fecha, azar.entero(10, 40)),
      liquidacionUuid: null,
    })
  }

  for (const { uuid: liquidacionUuid, fecha, conductorUuid, fechaEntrega } of liquidaciones) {
    if (fechaEntrega === null || conductorUuid === null) continue
    const comunes = { conductorUuid, fecha, liquidacionUuid }
    if (azar.sucede(0.02))
      deudas.push({ uuid: azar.uuid(), valor: enMiles(azar, 10, 90), razon: azar.uno(FALTANTES), ...comunes })
    if (azar.sucede(0.03))
      abonos.push({ uuid: azar.uuid(), valor: enMiles(azar, 10, 40), origen: 'Liquidación', ...comunes })
  }
  return { deudas: deudas.sort(porFecha), abonos: abonos.sort(porFecha) }
}

import { sumarDias } from '../../contract/fechas'
import { type AbonosTable, type DeudasTable } from '../db/settlement-tables'
import { type Random } from './random'
import { type LiquidacionDemo } from './operacion'
import { type ConductorDemo } from './personas'

type DeudaDemo = Omit<DeudasTable, 'id' | 'version'>
type AbonoDemo = Omit<AbonosTable, 'id' | 'version'>

const PRESTAMOS = [
  'Calamidad doméstica',
  'Préstamo personal',
  'Matrícula de los hijos',
  'Comparendo de tránsito',
] as const
const FALTANTES = ['Faltante en la entrega', 'Choque simple', 'Anticipo de quincena'] as const
const ORIGENES = ['Prima', 'Cesantías', 'Vacaciones', 'Nómina'] as const

const inThousands = (random: Random, min: number, max: number) => random.integer(min, max) * 1000
const byFecha = (a: { fecha: string }, b: { fecha: string }) => (a.fecha < b.fecha ? -1 : 1)

/** Age in days of the latest loans and repayments: recent enough for the first page of their screens. */
const RECENT = { minimo: 1, maximo: 10 }

/**
 * Loans to some drivers with their repayments, and debts and repayments of settlements. The latest loans and repayments are recent, so
 * that the first page shows rows that no settlement has.
 */
export function createLibros(
  random: Random,
  conductores: readonly ConductorDemo[],
  liquidaciones: readonly LiquidacionDemo[],
  desde: string,
  today: string,
): { deudas: DeudaDemo[]; abonos: AbonoDemo[] } {
  const deudas: DeudaDemo[] = []
  const abonos: AbonoDemo[] = []

  for (const [index, { uuid: conductorUuid, valido }] of conductores.entries()) {
    const recent = index % 3 === 2
    if (recent && !valido) continue
    const daysAgo = random.integer(RECENT.minimo, RECENT.maximo)
    const fecha = recent ? sumarDias(today, -daysAgo) : sumarDias(desde, random.integer(0, 45))
    const value = inThousands(random, 300, 1500)
    deudas.push({
      uuid: random.uuid(),
      valor: value,
      razon: random.pick(PRESTAMOS),
      conductorUuid,
      fecha,
      liquidacionUuid: null,
    })
    if (recent || !random.chance(0.6)) continue
    abonos.push({
      uuid: random.uuid(),
      valor: inThousands(random, 50, 150),
      origen: random.pick(ORIGENES),
      conductorUuid,
      fecha:
        valido && random.chance(0.5) ? sumarDias(today, -daysAgo) : sumarDias(fecha, random.integer(10, 40)),
      liquidacionUuid: null,
    })
  }

  for (const { uuid: liquidacionUuid, fecha, conductorUuid, fechaEntrega } of liquidaciones) {
    if (fechaEntrega === null || conductorUuid === null) continue
    const base = { conductorUuid, fecha, liquidacionUuid }
    if (random.chance(0.02))
      deudas.push({
        uuid: random.uuid(),
        valor: inThousands(random, 10, 90),
        razon: random.pick(FALTANTES),
        ...base,
      })
    if (random.chance(0.03))
      abonos.push({ uuid: random.uuid(), valor: inThousands(random, 10, 40), origen: 'Liquidación', ...base })
  }
  return { deudas: deudas.sort(byFecha), abonos: abonos.sort(byFecha) }
}

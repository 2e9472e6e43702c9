import { sumarDias } from '../../contract/fechas'
import { type LiquidacionDemo } from './operacion'
import { type ConductorDemo } from './personas'
import { type Random } from './random'

const PRESTAMOS = [
  'Calamidad doméstica',
  'Préstamo personal',
  'Matrícula de los hijos',
  'Comparendo de tránsito',
]
const FALTANTES = ['Faltante en la entrega', 'Choque simple', 'Anticipo de quincena']
const ORIGENES = ['Prima', 'Cesantías', 'Vacaciones', 'Nómina']

/** Days of the latest loans and repayments: recent enough for the first page of their screens to show rows that no settlement has. */
const RECENT = 10

const byFecha = (a: { fecha: string }, b: { fecha: string }) => (a.fecha < b.fecha ? -1 : 1)

/** Loans to the active drivers with their repayments, and debts and repayments of settlements. */
export function createLibros(
  random: Random,
  conductores: readonly ConductorDemo[],
  liquidaciones: readonly LiquidacionDemo[],
  today: string,
  days: number,
) {
  const ofConductor = ({ uuid }: ConductorDemo, daysAgo: number) => ({
    uuid: random.uuid(),
    conductorUuid: uuid,
    fecha: sumarDias(today, -daysAgo),
    liquidacionUuid: null,
  })
  const ofSome = (share: number) =>
    liquidaciones
      .filter(({ fechaEntrega }) => fechaEntrega !== null && random.chance(share))
      .map(({ uuid, conductorUuid, fecha }) => ({
        uuid: random.uuid(),
        conductorUuid,
        fecha,
        liquidacionUuid: uuid,
      }))

  const active = conductores.filter(({ valido }) => valido === 1)
  const prestamos = active.map((conductor, index) => ({
    ...ofConductor(conductor, index % 3 === 2 ? random.integer(1, RECENT) : days - random.integer(0, 45)),
    valor: random.thousands(300, 1500),
    razon: random.pick(PRESTAMOS),
  }))
  const pagos = active
    .filter((_, index) => index % 3 < 2)
    .map((conductor) => ({
      ...ofConductor(conductor, random.integer(1, 3 * RECENT)),
      valor: random.thousands(50, 150),
      origen: random.pick(ORIGENES),
    }))
  const deudas = ofSome(0.02).map((row) => ({
    ...row,
    valor: random.thousands(10, 90),
    razon: random.pick(FALTANTES),
  }))
  const abonos = ofSome(0.03).map((row) => ({
    ...row,
    valor: random.thousands(10, 40),
    origen: 'Liquidación',
  }))
  return { deudas: [...prestamos, ...deudas].sort(byFecha), abonos: [...pagos, ...abonos].sort(byFecha) }
}

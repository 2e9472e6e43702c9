import { sumaDe } from '../../contract/numeros'
import { type Config } from '../config'
import { within } from '../nomina/avisos'
import { clip, type Periodo } from '../nomina/dias'
import { liquidarBeneficio, type Beneficio } from '../nomina/promedio'
import { type Empleo, type Expediente } from './expedientes'
import { entradasOf, neutralesOf } from './jornadas'

/** Payment of a benefit under a contract, with its windows, days and figures; none without settlements in its days. */
export function pagosOf(
  { conductor, jornadas }: Expediente,
  { contrato }: Empleo,
  recorded: Periodo,
  config: Config,
  beneficio: Beneficio,
) {
  const { desde, promediaHasta: hasta } = beneficio
  const servicio = { desde: contrato.desde, hasta: contrato.hasta ?? hasta }
  const rows = within(entradasOf(jornadas, config), clip(servicio, { desde, hasta }))
  if (rows.length === 0) return []
  const pending = rows.filter(({ pendiente }) => pendiente)
  const salarios = sumaDe(rows, 'valor')
  const fechas = neutralesOf(jornadas).map(({ fecha }) => fecha)
  const pago = {
    ...conductor,
    empresa: contrato.empresa,
    fechaRetiro: contrato.hasta,
    liquidaciones: rows.length,
    trabajados: new Set(rows.map(({ fecha }) => fecha)).size,
    salarios,
    pendientes: pending.length,
    pesosPendientes: sumaDe(pending, 'valor'),
    ...liquidarBeneficio(beneficio, contrato, recorded, salarios, fechas),
  }
  return [pago]
}

/** A driver's payment. */
export type Pago = ReturnType<typeof pagosOf>[number]

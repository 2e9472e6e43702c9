/** A paper as it is stored. */
import { type Linea, type Papel } from '../../contract/previa'
import { type EmitidoConceptosTable, type EmitidosTable } from '../db/issued-tables'
import type { Periodo } from '../../contract/fechas'
import { clip } from '../nomina/days'
import { workingDays, vacationBalance } from '../nomina/vacaciones'
import { type Draft } from './draft'
import { takenOf } from './calculations'

/** All of a paper but its lines. */
interface FrozenInputs extends Omit<Draft, 'papel'> {
  papel: Omit<Papel, 'lineas' | 'huella'>
  /** Day of issue: of a replacement another than its `corte`. */
  expedido: string
}

/** A paper's two columns of JSON. */
export function freeze({ papel: { lineas, huella: _huella, ...papel }, ...rest }: Draft, expedido: string) {
  const insumos: FrozenInputs = { ...rest, papel, expedido }
  return { lineas: JSON.stringify(lineas), insumos: JSON.stringify(insumos) }
}

/** The paper that was frozen. */
export function thaw({ lineas, insumos }: Pick<EmitidosTable, 'lineas' | 'insumos'>) {
  const { papel, ...rest } = JSON.parse(insumos) as FrozenInputs
  const frozen = { ...papel, lineas: JSON.parse(lineas) as Papel['lineas'], huella: '' }
  return { ...rest, papel: frozen } satisfies Draft
}

/** Working days that a line pays: at the end of a contract all that are left, of which the line shows two decimals. */
function daysOf({ papel, cuerpo, ...caso }: Draft, { concepto, dias }: Linea, periodo: Periodo) {
  if (concepto === 'disfrutadas') return workingDays(periodo, new Set(caso.festivos))
  if (concepto !== 'vacaciones' || cuerpo.tipo === 'vacaciones') return dias
  return Math.max(0, vacationBalance(papel, periodo.hasta, takenOf(caso)).saldo) / 3600
}

/** The days that a paper pays of each concept, within its contract. */
export function conceptsOf(borrador: Draft) {
  const { lineas, contrato } = borrador.papel
  return lineas.flatMap((linea): Omit<EmitidoConceptosTable, 'emitidoUuid' | 'contratoUuid'>[] => {
    const { concepto, desde, hasta, valor } = linea
    if (desde === null || hasta === null) return []
    const periodo = { desde, hasta }
    const dias = daysOf(borrador, linea, periodo)
    return [{ concepto, ...clip(periodo, { desde: contrato.desde, hasta }), dias, valor }]
  })
}

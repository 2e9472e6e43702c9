/** A paper as it is stored. */
import { type Linea, type Papel } from '../../contract/previa'
import { type EmitidoConceptosTable, type EmitidosTable } from '../db/issued-tables'
import { clip, type Periodo } from '../nomina/dias'
import { diasHabiles, saldoDeVacaciones } from '../nomina/vacaciones'
import { type Borrador } from './borrador'
import { tomadosDe } from './calculos'

/** All of a paper but its lines. */
export interface Insumos extends Omit<Borrador, 'papel'> {
  papel: Omit<Papel, 'lineas' | 'huella'>
  /** Day of issue: of a replacement another than its `corte`. */
  expedido: string
}

/** A paper's two columns of JSON. */
export function freeze(
  { papel: { lineas, huella: _huella, ...papel }, ...rest }: Borrador,
  expedido: string,
) {
  const insumos: Insumos = { ...rest, papel, expedido }
  return { lineas: JSON.stringify(lineas), insumos: JSON.stringify(insumos) }
}

/** The paper that was frozen. */
export function thaw({ lineas, insumos }: Pick<EmitidosTable, 'lineas' | 'insumos'>) {
  const { papel, ...rest } = JSON.parse(insumos) as Insumos
  const frozen = { ...papel, lineas: JSON.parse(lineas) as Papel['lineas'], huella: '' }
  return { ...rest, papel: frozen } satisfies Borrador
}

/** Working days that a line pays: at the end of a contract all that are left, of which the line shows two decimals. */
function diasDe({ papel, cuerpo, ...caso }: Borrador, { concepto, dias }: Linea, periodo: Periodo) {
  if (concepto === 'disfrutadas') return diasHabiles(periodo, new Set(caso.festivos))
  if (concepto !== 'vacaciones' || cuerpo.tipo === 'vacaciones') return dias
  return Math.max(0, saldoDeVacaciones(papel, periodo.hasta, tomadosDe(caso)).saldo) / 3600
}

/** The days that a paper pays of each concept, within its contract. */
export function conceptosDe(borrador: Borrador) {
  const { lineas, contrato } = borrador.papel
  return lineas.flatMap((linea): Omit<EmitidoConceptosTable, 'emitidoUuid' | 'contratoUuid'>[] => {
    const { concepto, desde, hasta, valor } = linea
    if (desde === null || hasta === null) return []
    const periodo = { desde, hasta }
    const dias = diasDe(borrador, linea, periodo)
    return [{ concepto, ...clip(periodo, { desde: contrato.desde, hasta }), dias, valor }]
  })
}

/** A paper as it is stored. */
import { type Papel } from '../../contract/previa'
import { type EmitidoConceptosTable, type EmitidosTable } from '../db/issued-tables'
import { clip } from '../nomina/dias'
import { diasHabiles } from '../nomina/vacaciones'
import { type Borrador } from './borrador'

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

/** The days that a paper pays of each concept, within its contract. */
export const conceptosDe = ({ papel: { lineas, contrato }, festivos }: Borrador) =>
  lineas.flatMap(
    ({
      concepto,
      desde,
      hasta,
      dias,
      valor,
    }): Omit<EmitidoConceptosTable, 'emitidoUuid' | 'contratoUuid'>[] => {
      if (desde === null || hasta === null) return []
      const periodo = { desde, hasta }
      const habiles = concepto === 'disfrutadas' ? diasHabiles(periodo, new Set(festivos)) : dias
      return [{ concepto, ...clip(periodo, { desde: contrato.desde, hasta }), dias: habiles, valor }]
    },
  )

/** A paper as it is stored. */
import { type Papel } from '../../contract/previa'
import { type EmitidoConceptosTable, type EmitidosTable } from '../db/issued-tables'
import { clip } from '../nomina/dias'
import { diasHabiles } from '../nomina/vacaciones'
import { type Borrador } from './borrador'

/** All of a paper but its lines. */
export interface Insumos extends Omit<Borrador, 'papel'> {
  papel: Omit<Papel, 'lineas' | 'huella'>
}

/** A paper's two columns of JSON. */
export function freeze({ papel: { lineas, huella: _huella, ...papel }, ...rest }: Borrador) {
  const insumos: Insumos = { ...rest, papel }
  return { lineas: JSON.stringify(lineas), insumos: JSON.stringify(insumos) }
}

/** The paper that was frozen. */
export function thaw({ lineas, insumos }: Pick<EmitidosTable, 'lineas' | 'insumos'>): Borrador {
  const { papel, ...rest } = JSON.parse(insumos) as Insumos
  return { ...rest, papel: { ...papel, lineas: JSON.parse(lineas) as Papel['lineas'], huella: '' } }
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

/** A paper as it is stored. */
import { type EmitidoConceptosTable, type EmitidosTable } from '../db/issued-tables'
import { latest } from '../nomina/days'
import { type Step } from '../nomina/steps'
import { type Draft } from './draft'

/** All of a paper but its lines. */
interface FrozenInputs extends Omit<Draft, 'papel'> {
  papel: Omit<Draft['papel'], 'lineas' | 'huella'>
  /** Day of issue: of a replacement another than its `corte`. */
  expedido: string
  /** Averages of lines that were stored without them. */
  promedios?: Step['promedio'][]
}

/** A paper's two columns of JSON. */
export function freeze({ papel: { lineas, huella: _huella, ...papel }, ...rest }: Draft, expedido: string) {
  const insumos: FrozenInputs = { ...rest, papel, expedido }
  return { lineas: JSON.stringify(lineas), insumos: JSON.stringify(insumos) }
}

/** The paper that was frozen. */
export function thaw({ lineas, insumos }: Pick<EmitidosTable, 'lineas' | 'insumos'>) {
  const { papel, promedios = [], ...rest } = JSON.parse(insumos) as FrozenInputs
  const pasos = (JSON.parse(lineas) as Step[]).map((linea, i) => ({
    ...linea,
    promedio: linea.promedio ?? promedios[i] ?? null,
  }))
  return { ...rest, papel: { ...papel, lineas: pasos, huella: '' } } satisfies Draft
}

type PaidConcept = Omit<EmitidoConceptosTable, 'emitidoUuid' | 'contratoUuid'>

/** The days that a paper pays of each concept, within its contract. */
export const conceptsOf = ({ lineas, contrato }: Draft['papel']) =>
  lineas.flatMap(({ concepto, desde, hasta, dias, habiles = dias, valor }): PaidConcept[] =>
    desde === null || hasta === null
      ? []
      : [{ concepto, desde: latest(desde, contrato.desde), hasta, dias: habiles, valor }],
  )

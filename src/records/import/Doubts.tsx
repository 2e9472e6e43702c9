import { countedRows, fechaCorta } from '../../ui/texts/formats'
import { kindsOf, labelOf, linesInWords, PROPOSED, type RowKind } from '../fileRows/kinds'
import { Said } from './Said'
import type { Import } from './useSending'

/** Rows that are named with their sums. */
const NAMED = 5

/** Lists before rows are stored the sums that are hardly right, the other doubts, and the rows left out. 'Importar' is the answer. */
export function Doubts({ work: { noun, good, marks, kinds, warnings, resumen } }: { work: Import }) {
  const days = resumen?.dias.flatMap(({ fecha, duda }) => (duda ? `${fechaCorta(fecha)}. ${duda}` : [])) ?? []
  const nets = good.flatMap(({ id }) =>
    Object.values(marks.doubts[id] ?? {}).map((text) => `Fila ${id}. ${text}`),
  )
  const others = nets.length - NAMED
  if (others > 0) nets.splice(NAMED, others, `Y ${countedRows(others)} más con neto negativo.`)
  const inWords = (kind: RowKind) => labelOf(kind, ` (${linesInWords(kind.ids)})`)
  const ofGood = kindsOf(noun, good, warnings)
  const doubtful = ofGood.filter(({ tone }) => tone === 'warning')
  const proposed = ofGood.filter(({ said }) => said === PROPOSED)
  const left = kinds.filter(({ tone }) => ['error', 'default'].includes(tone))
  return (
    <>
      <Said severity="error" title="Revise el dinero antes de importar" lines={[...days, ...nets]} />
      <Said
        severity="warning"
        title="Con advertencias: Importar las guarda así"
        lines={doubtful.map(inWords)}
      />
      <Said severity="info" title="No está en el archivo" lines={proposed.map(inWords)} />
      <Said severity="info" title="Quedan por fuera" lines={left.map(inWords)} />
    </>
  )
}

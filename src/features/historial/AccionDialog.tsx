import { useHistorialQuery } from '../../api/historial'
import { LIMITE_DE_REGISTRO, type Cambio } from '../../contract/historial'
import { authorOf, kindOf, unsaidFacts } from '../../records/historial/changedFields'
import { FigureTable } from '../../ui/charts/FigureTable'
import { ReadDialog } from '../../ui/dialogs/ReadDialog'
import { ReadOnlyList } from '../../ui/dialogs/ReadOnlyList'
import { LoadError } from '../../ui/loading/LoadError'
import { shortInstant } from '../../ui/texts/instants'
import { nameOf } from './columns'

/** All that a change says beside its record's name, by label. */
const factsOf = (change: Cambio): Record<string, string> => ({
  Usuario: authorOf(change),
  'Fecha y hora': shortInstant(change.instante),
  Cambio: kindOf(change),
  ...Object.fromEntries(unsaidFacts(change).map(({ label, value }) => [label, value])),
})

/** The records of an action in their order, below what all of them share. */
export function AccionDialog({ action, onClose }: { action: Cambio; onClose: () => void }) {
  const query = useHistorialQuery({ grupo: action.grupo, limite: LIMITE_DE_REGISTRO })
  const changes = query.currentData?.cambios.toReversed() ?? []
  const facts = changes.map(factsOf)
  const labels = Object.keys(Object.assign({}, ...facts) as object)
  const columns = labels.filter((label) => facts.some((own) => own[label] !== facts[0]![label]))
  return (
    <ReadDialog
      title={nameOf(action)}
      width="50rem"
      sx={{ '& dl': { mb: 1 }, '& th:first-of-type': { minWidth: 150 }, '& td': { whiteSpace: 'normal' } }}
      onClose={onClose}
    >
      <LoadError query={query} />
      {query.currentData && (
        <>
          <ReadOnlyList
            data={labels
              .filter((label) => !columns.includes(label))
              .map((label) => ({ label, value: facts[0]![label] }))}
          />
          <FigureTable
            title="Registros"
            columns={['Registro', ...columns]}
            words={[...columns.keys()]}
            rows={changes.map((change, i) => ({
              key: String(change.secuencia),
              name: change.sustantivo === action.sustantivo ? change.registro : nameOf(change),
              figures: columns.map((label) => facts[i]![label]),
            }))}
          />
          {query.currentData.hayMas && `Son los últimos ${LIMITE_DE_REGISTRO} cambios.`}
        </>
      )}
    </ReadDialog>
  )
}

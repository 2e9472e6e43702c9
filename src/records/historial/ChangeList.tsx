import Box from '@mui/material/Box'
import { LIMITE_DE_REGISTRO, type Cambio } from '../../contract/historial'
import type { Sustantivo } from '../../contract/sustantivos'
import { ReadOnlyList } from '../../ui/dialogs/ReadOnlyList'
import { shortInstant } from '../../ui/texts/instants'
import { NOUNS } from '../nouns/all'
import { authorOf, factsText, fieldFacts, kindOf, unsaidFacts, type Fact } from './changedFields'

const STYLES = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { py: 1.25 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& time': { color: 'text.secondary', ml: 1, whiteSpace: 'nowrap' },
  '& dl': { mt: 0.5 },
}

interface Props {
  changes: readonly Cambio[]
  /** The record's noun: changes of what hangs from it say their own. Absent for an action's, which name their records. */
  sustantivo?: Sustantivo
}

/** Note on the changes that the list lacks; null when it begins with the record. */
function whatIsMissing({ changes, sustantivo }: Props) {
  if (changes.length >= LIMITE_DE_REGISTRO) return `Son los últimos ${changes.length} cambios.`
  if (!sustantivo) return null
  const first = changes.findLast((change) => change.sustantivo === sustantivo)
  return first?.tipo === 'creado' ? null : 'Sin registro de lo anterior.'
}

/** All that a change of an action says beside its record's name. */
const factsOf = (change: Cambio): Fact[] => [
  { label: 'Usuario', value: authorOf(change) },
  { label: 'Fecha', value: shortInstant(change.instante) },
  { label: 'Cambio', value: kindOf(change) },
  { label: 'Registro', value: NOUNS[change.sustantivo].name },
  ...unsaidFacts(change),
]

const isAmong = (facts: readonly Fact[], { label, value }: Fact) =>
  facts.some((one) => one.label === label && one.value === value)

/** Changes with their fields, newest first; those of an action in the order of its records, below what all share. */
export function ChangeList(props: Props) {
  const { changes, sustantivo } = props
  const note = whatIsMissing(props)
  const facts = changes.map((change) => [
    ...(sustantivo ? fieldFacts : factsOf)(change),
    ...(change.motivo ? [{ label: 'Motivo', value: change.motivo }] : []),
  ])
  const shared = sustantivo ? [] : facts[0]!.filter((fact) => facts.every((own) => isAmong(own, fact)))
  return (
    <Box component="ol" sx={STYLES}>
      {!sustantivo && (
        <li>
          <ReadOnlyList data={shared} />
        </li>
      )}
      {changes.map((change, i) => (
        <li key={change.secuencia}>
          {sustantivo ? (
            <div>
              <strong>{authorOf(change)}</strong>
              {` · ${kindOf(change)}`}
              {change.sustantivo !== sustantivo && ` · ${NOUNS[change.sustantivo].name}`}{' '}
              <time dateTime={change.instante}>{shortInstant(change.instante)}</time>
            </div>
          ) : (
            <strong>{change.registro}</strong>
          )}
          {sustantivo ? (
            <ReadOnlyList data={facts[i]!} />
          ) : (
            <div>{factsText(facts[i]!.filter((fact) => !isAmong(shared, fact)))}</div>
          )}
        </li>
      ))}
      {note && <li>{note}</li>}
    </Box>
  )
}

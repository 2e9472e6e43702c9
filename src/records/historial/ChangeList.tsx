import Box from '@mui/material/Box'
import { LIMITE_DE_REGISTRO, type Cambio } from '../../contract/historial'
import type { Sustantivo } from '../../contract/sustantivos'
import { ReadOnlyList } from '../../ui/dialogs/ReadOnlyList'
import { shortInstant } from '../../ui/texts/instants'
import { NOUNS } from '../nouns/all'
import { authorOf, fieldFacts, kindOf } from './changedFields'

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
  /** The record's noun: changes of what hangs from it say their own. */
  sustantivo: Sustantivo
}

/** A record's changes with their fields, newest first, and a note on those that the list lacks. */
export function ChangeList({ changes, sustantivo }: Props) {
  const first = changes.findLast((change) => change.sustantivo === sustantivo)
  const note =
    changes.length >= LIMITE_DE_REGISTRO
      ? `Son los últimos ${changes.length} cambios.`
      : first?.tipo !== 'creado' && 'Sin registro de lo anterior.'
  return (
    <Box component="ol" sx={STYLES}>
      {changes.map((change) => (
        <li key={change.secuencia}>
          <div>
            <strong>{authorOf(change)}</strong>
            {` · ${kindOf(change)}`}
            {change.sustantivo !== sustantivo && ` · ${NOUNS[change.sustantivo].name}`}{' '}
            <time dateTime={change.instante}>{shortInstant(change.instante)}</time>
          </div>
          <ReadOnlyList data={fieldFacts(change)} />
        </li>
      ))}
      {note && <li>{note}</li>}
    </Box>
  )
}

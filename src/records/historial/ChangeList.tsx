import Box from '@mui/material/Box'
import { LIMITE_DE_REGISTRO, type Cambio } from '../../contract/historial'
import type { Sustantivo } from '../../contract/sustantivos'
import { shortInstant } from '../../ui/texts/instants'
import { NOUNS } from '../nouns/all'
import { authorOf, fieldTexts, kindOf } from './changedFields'

const STYLES = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { py: 1.25 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& p': { m: 0 },
  '& time': { color: 'text.secondary', ml: 1 },
  '& ul': { m: 0, mt: 0.5, pl: 2.5, fontSize: '0.875rem' },
  '& ul li': { overflowWrap: 'anywhere' },
  '& .antes': { fontSize: '0.875rem', color: 'text.secondary' },
  '& .motivo': { mt: 0.5, fontSize: '0.875rem', fontStyle: 'italic' },
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

/** Changes with their fields, newest first. */
export function ChangeList(props: Props) {
  const { changes, sustantivo } = props
  const note = whatIsMissing(props)
  return (
    <Box component="ol" sx={STYLES}>
      {changes.map((change) => (
        <li key={change.secuencia}>
          <p>
            <strong>{sustantivo ? authorOf(change) : change.registro}</strong>
            {` · ${kindOf(change)}`}
            {change.sustantivo !== sustantivo && ` · ${NOUNS[change.sustantivo].name}`}{' '}
            <time dateTime={change.instante}>{shortInstant(change.instante)}</time>
          </p>
          <ul>
            {fieldTexts(change).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {change.motivo && <p className="motivo">Motivo: {change.motivo}</p>}
        </li>
      ))}
      {note && <li className="antes">{note}</li>}
    </Box>
  )
}

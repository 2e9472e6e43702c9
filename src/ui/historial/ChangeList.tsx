import { styled } from '@mui/material/styles'
import type { Cambio, Sustantivo } from '../../contract/historial'
import { paletteOf } from '../style/palette'
import { shortInstant } from '../texts/instants'
import { authorOf, changedFields, fieldText, KIND_NAMES, NOUN_NAMES } from './changedFields'

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: theme.spacing(1.25, 0) },
  '& > li + li': { borderTop: `1px solid ${paletteOf(theme).divider}` },
  '& p': { margin: 0 },
  '& time': { color: paletteOf(theme).text.secondary, marginInlineStart: theme.spacing(1) },
  '& ul': { margin: theme.spacing(0.5, 0, 0), paddingInlineStart: theme.spacing(2.5), fontSize: '0.875rem' },
  '& ul li': { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '& .antes': { fontSize: '0.875rem', color: paletteOf(theme).text.secondary },
  '& .motivo': { marginTop: theme.spacing(0.5), fontSize: '0.875rem', fontStyle: 'italic' },
}))

interface Props {
  changes: readonly Cambio[]
  /** The record's noun: changes of what hangs from it say their own. */
  sustantivo: Sustantivo
}

/** Changes with their fields, newest first. */
export const ChangeList = ({ changes, sustantivo }: Props) => (
  <List>
    {changes.map((change) => (
      <li key={change.secuencia}>
        <p>
          <strong>{authorOf(change)}</strong>
          {` · ${KIND_NAMES[change.tipo]}`}
          {change.sustantivo !== sustantivo && ` · ${NOUN_NAMES[change.sustantivo]}`}{' '}
          <time dateTime={change.instante}>{shortInstant(change.instante)}</time>
        </p>
        <ul>
          {changedFields(change).map((field) => (
            <li key={field.label}>{fieldText(change, field)}</li>
          ))}
        </ul>
        {change.motivo && <p className="motivo">Motivo: {change.motivo}</p>}
      </li>
    ))}
    {changes.at(-1)?.tipo !== 'creado' && <li className="antes">Sin registro de lo anterior.</li>}
  </List>
)

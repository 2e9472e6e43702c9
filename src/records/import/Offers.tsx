import Link from '@mui/material/Link'
import type { KeyboardEvent } from 'react'
import { nearest } from './known'
import type { Known } from './noun'

/** By these keys the grid would begin to edit the cell. */
const keepFromGrid = (event: KeyboardEvent) => {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation()
}

interface Props {
  text: string
  names: Known
  /** The cell's. */
  tabIndex: number
  onUse: (key: string) => void
}

/** The known ones that a cell which names nobody may mean, each of them put there by a press. */
export const Offers = ({ text, names, tabIndex, onUse }: Props) =>
  nearest(text, names).map(({ key, name }) => (
    <Link
      key={key}
      component="button"
      variant="caption"
      tabIndex={tabIndex}
      onKeyDown={keepFromGrid}
      onClick={() => onUse(key)}
      sx={{ display: 'block', py: 0.5, textAlign: 'left' }}
    >
      {`Usar ${key} · ${name}`}
    </Link>
  ))

import { useAppDispatch } from '../../api/client/hooks'
import { actionChosen, type Accion, type Kind } from '../fileRows/importSlice'
import { Choice } from './Choice'
import { ACTION_NAMES, choicesOf } from '../fileRows/kinds'
import type { Import } from './useSending'

interface Props {
  kind: Kind
  label: string
  work: Import
}

/** One choice for all rows of a kind; none is shown while they differ. */
export function ForAll({ kind, label, work: { noun, rows, busy } }: Props) {
  const dispatch = useAppDispatch()
  const ofKind = rows.filter((row) => row.kind === kind && !row.saved)
  const choices = choicesOf(kind, noun)
  const [first] = ofKind
  if (!first || choices.length === 1) return null
  const isCommon = ofKind.every(({ accion }) => accion === first.accion)
  return (
    <Choice
      size="small"
      label={label}
      disabled={busy}
      value={isCommon ? first.accion : ''}
      options={choices.map((action) => [action, `${ACTION_NAMES[action]}las`])}
      onChoose={(action) =>
        dispatch(actionChosen({ ids: ofKind.map(({ id }) => id), kind, accion: action as Accion }))
      }
      sx={{ minWidth: 170 }}
    />
  )
}

import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { memo } from 'react'
import type { Opcion } from '../../contract/catalogos'

interface Props<Period extends string> {
  periods: readonly (Opcion & { valor: Period })[]
  chosen: Period | null | undefined
  /** Called with `null` when the chosen one is pressed again. */
  onChoose: (period: Period | null) => void
}

/** On a phone one line, which a finger moves; its room is the focus's outline. */
const ROW = {
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  gap: 0.75,
  maxWidth: 1,
  minWidth: 0,
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  p: { xs: 0.5, sm: 0 },
  m: { xs: -0.5, sm: 0 },
  '& > button': { flexShrink: 0, height: { xs: 32, sm: 24 } },
}

const showInLine = (chip: Element | null) => chip?.scrollIntoView({ block: 'nearest' })

/** Searches of a period, one press each, outside the form's fields. */
function Chips<Period extends string>({ periods, chosen, onChoose }: Props<Period>) {
  return (
    <Stack direction="row" role="group" aria-label="Periodo" sx={ROW}>
      {periods.map(({ valor: value, nombre }) => (
        <Chip
          key={value}
          ref={value === chosen ? showInLine : undefined}
          label={nombre}
          size="small"
          component="button"
          color={value === chosen ? 'primary' : 'default'}
          variant={value === chosen ? 'filled' : 'outlined'}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value === chosen ? null : value)}
        />
      ))}
    </Stack>
  )
}

export const PeriodChips = memo(Chips) as typeof Chips

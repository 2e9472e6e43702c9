import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import type { LiquidacionFila } from '../../contract/liquidaciones'
import { EMPTY_SEARCH, type Busqueda } from './search'
import { PeriodSummary } from './PeriodSummary'
import { PERIODOS } from './periods'

export interface PeriodsProps {
  filter: Busqueda | null
  /** The whole list, or what the search has found; undefined until all of it is here. */
  found: readonly LiquidacionFila[] | undefined
  onSearch: (search: Busqueda) => void
  /** Shows another part of what has been found. */
  onPart: (search: Busqueda) => void
  onClear: () => void
}

/** Searches of a period, outside the form's fields, and what is missing in it. */
export default function Periods({ filter, found, onSearch, onPart, onClear }: PeriodsProps) {
  const periodo = filter?.periodo ?? null
  const chips = PERIODOS.map(({ valor: value, nombre }) => (
    <Chip
      key={value}
      label={nombre}
      size="small"
      component="button"
      color={value === periodo ? 'primary' : 'default'}
      variant={value === periodo ? 'filled' : 'outlined'}
      aria-pressed={value === periodo}
      onClick={() => (value === periodo ? onClear() : onSearch({ ...EMPTY_SEARCH, periodo: value }))}
    />
  ))
  return (
    <>
      <Stack
        direction="row"
        role="group"
        aria-label="Periodo"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 0.75 }}
      >
        {chips}
      </Stack>
      {/* Without a search the whole list is here, and today in it; the form's search says nothing of a day. */}
      {found && (periodo || !filter) && (
        <PeriodSummary filter={filter} rows={found} onPart={filter ? onPart : onSearch} />
      )}
    </>
  )
}

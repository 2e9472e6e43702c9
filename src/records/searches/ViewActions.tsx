import Box from '@mui/material/Box'
import { today } from '../../api/client/today'
import { isOwnServer } from '../../api/client/baseUrl'
import { PeriodChips } from '../../ui/buttons/PeriodChips'
import { ViewToggle } from '../../ui/buttons/ViewToggle'
import { limitsOf, periods, type Dates, type PeriodName } from './periods'
import type { useViewedSearch } from './useViewedSearch'

const PERIODS = periods('quincena', 'quincena-pasada', 'mes', 'mes-pasado')

const datesOf = (period: PeriodName) => {
  const { desde, hasta } = limitsOf(period, today())
  return { fechaInicial: desde, fechaFinal: hasta }
}

interface Props<F extends Dates, View extends string> {
  search: ReturnType<typeof useViewedSearch<F, View>>
  /** The views' names; '' is the list's. */
  views: Readonly<Record<View | 'lista', string>>
}

const ROW = {
  display: { xs: 'contents', sm: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
}

/** At the right of a screen's title: periods of pay, which set the dates and search, and the views of what is found. */
export function ViewActions<F extends Dates, View extends string>({ search, views }: Props<F, View>) {
  const { fields, view, onView, onSearch } = search
  const chosen = PERIODS.find(({ valor }) => {
    const { fechaInicial, fechaFinal } = datesOf(valor)
    return fields.fechaInicial === fechaInicial && fields.fechaFinal === fechaFinal
  })
  return (
    <Box sx={ROW}>
      <PeriodChips
        periods={PERIODS}
        chosen={chosen?.valor}
        onChoose={(period) =>
          onSearch({ ...fields, ...(period ? datesOf(period) : { fechaInicial: null, fechaFinal: null }) })
        }
      />
      {isOwnServer() && (
        <ViewToggle<View | 'lista'>
          view={view ?? 'lista'}
          names={views}
          onChange={(next) => onView(next === 'lista' ? null : next)}
        />
      )}
    </Box>
  )
}

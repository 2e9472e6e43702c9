import Link from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { Fragment, useCallback } from 'react'
import { useBusesQuery } from '../../api/buses'
import { today } from '../../api/client/today'
import type { LiquidacionFila } from '../../contract/liquidaciones'
import { soloSensores } from '../../contract/registradora'
import { PeriodChips } from '../../ui/buttons/PeriodChips'
import { counted, numero } from '../../ui/texts/formats'
import { searchedDays, type PeriodName } from '../../records/searches/periods'
import { EMPTY_SEARCH, type Busqueda } from './search'
import { rowsOf, type Parte } from './parts'
import { PERIODOS, rowsWithin } from './periods'

export interface PeriodsProps {
  filter: Busqueda | null
  /** The whole list, or what the search has found; undefined until all of it is here. */
  found: readonly LiquidacionFila[] | undefined
  onSearch: (search: Busqueda) => void
  /** Shows another part of what has been found. */
  onPart: (search: Busqueda) => void
  onClear: () => void
}

const SUMMARY = { ml: { sm: 'auto' }, '& > *': { whiteSpace: 'nowrap' } }

/**
 * Searches of a period, outside the form's fields, and what is missing in it, 'Hoy: 10 de 20 buses · 9 pendientes · 1 solo con sensor ·
 * 3 con diferencia'; each part shows its settlements.
 */
export default function Periods({ filter, found, onSearch, onPart, onClear }: PeriodsProps) {
  const chosen = filter?.periodo
  const choose = useCallback(
    (period: PeriodName | null) => (period ? onSearch({ ...EMPTY_SEARCH, periodo: period }) : onClear()),
    [onSearch, onClear],
  )
  const { data: buses } = useBusesQuery()
  const numbers = buses?.map((bus) => bus.numero) ?? []
  // Without a search the whole list is here, and today in it; the form's search says nothing of a day.
  const counts = buses && (chosen || !filter) ? found : undefined
  const hoy = today()
  // Sums up yesterday until today has rows.
  const isBegun = counts?.some(({ fecha }) => fecha === hoy)
  const periodo = chosen ?? (isBegun ? 'hoy' : 'ayer')
  const within = rowsWithin(counts ?? [], periodo, hoy)
  const entered = new Set(within.filter((row) => !soloSensores(row)).map(({ busNumero }) => busNumero))
  const missing = numbers.filter((bus) => !entered.has(bus))
  const parts: [Parte | null, string, string?][] = [
    [
      null,
      `${numero(entered.size)} de ${numero(numbers.length)} buses`,
      // Shown while the pointer or the focus is on it.
      missing.length > 0 ? `Sin liquidación: ${missing.join(', ')}` : undefined,
    ],
    ['pendientes', counted(rowsOf(within, 'pendientes').length, ['pendiente', 'pendientes'])],
    ['sensor', `${numero(rowsOf(within, 'sensor').length)} solo con sensor`],
    ['diferencia', `${numero(rowsOf(within, 'diferencia').length)} con diferencia`],
  ]
  return (
    <>
      {!chosen && (
        <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'none', lg: 'block' } }}>
          {searchedDays(filter ?? EMPTY_SEARCH)}
        </Typography>
      )}
      <PeriodChips periods={PERIODOS} chosen={chosen} onChoose={choose} />
      {counts && (
        <Typography
          variant="body2"
          color="textSecondary"
          component="div"
          role="group"
          aria-label="Resumen"
          sx={SUMMARY}
        >
          {PERIODOS.find(({ valor }) => valor === periodo)?.nombre}:{' '}
          {parts.map(([parte, text, detail]) => {
            const isChosen = filter !== null && parte === filter.parte
            // None says nothing.
            if (parte && !isChosen && text.startsWith('0 ')) return null
            const search: Busqueda = { ...EMPTY_SEARCH, periodo, parte: isChosen ? null : parte }
            return (
              <Fragment key={parte}>
                {parte && ' · '}
                <Tooltip title={detail} describeChild>
                  <Link
                    component="button"
                    type="button"
                    underline={isChosen ? 'always' : 'hover'}
                    aria-pressed={isChosen}
                    // A second press of a part is for all again.
                    onClick={() => (filter ? onPart : onSearch)(search)}
                    sx={{ fontWeight: isChosen ? 600 : 400, py: 0.25, verticalAlign: 'baseline' }}
                  >
                    {text}
                  </Link>
                </Tooltip>
              </Fragment>
            )
          })}
        </Typography>
      )}
    </>
  )
}

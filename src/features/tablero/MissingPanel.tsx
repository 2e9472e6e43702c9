import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Tablero } from '../../contract/tablero'
import { numero } from '../../ui/texts/formats'
import { liquidacionesOf } from '../../records/searches/addresses'
import { MissingTable } from './MissingTable'
import { Panel } from './Panel'

/** Buses that are shown before all are asked for. */
const FIRST = 8

/** The buses that have no settlement on some of the last days. */
export function MissingPanel({ missing }: { missing: Tablero['sinLiquidacion'] }) {
  const [all, setAll] = useState(false)
  const { dias: days, buses, total } = missing
  const today = days.at(-1) ?? ''
  const onToday = buses.filter((bus) => bus.dias.includes(today)).length
  const headline = `Hoy ${numero(onToday)} de ${numero(total)} buses sin liquidación`
  return (
    <Panel
      id="tablero-sin-liquidacion"
      title="Buses sin liquidación"
      description={`${headline}.`}
      headline={headline}
      to={liquidacionesOf({ desde: days[0] ?? today, hasta: today })}
      linkText="Liquidaciones"
      height={0}
      emptyMessage={
        buses.length === 0 ? 'Todos los buses tienen liquidación en los últimos 14 días.' : undefined
      }
      table={
        <>
          <MissingTable {...missing} shown={all ? buses.length : FIRST} />
          {!all && buses.length > FIRST && (
            <Button size="small" sx={{ displayPrint: 'none' }} onClick={() => setAll(true)}>
              Mostrar los {numero(buses.length)} buses
            </Button>
          )}
        </>
      }
    />
  )
}

import Box from '@mui/material/Box'
import { memo } from 'react'
import type { Tablero } from '../../contract/tablero'
import { between, liquidacionesOf, withSearch } from '../../records/searches/addresses'
import { GastosPanel } from './GastosPanel'
import { LastDayPanel } from './LastDayPanel'
import { MissingPanel } from './MissingPanel'
import { PasajesPanel } from './PasajesPanel'
import { PendientesPanel } from './PendientesPanel'
import { PeriodPanel } from './PeriodPanel'
import { PlazosPanel } from './PlazosPanel'
import { SaldosPanel } from './SaldosPanel'

const GRID = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  '& > .neto': { gridColumn: { lg: 'span 2' } },
  '& > :last-child': { gridColumn: '1 / -1' },
  // A drawing keeps the width that it has on screen, unless the sheet is narrower.
  '@media print': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& svg': { maxWidth: '100%' },
  },
}

/** The parts of the dashboard. Figures that are asked for again and are the same are not drawn again. */
export const Panels = memo(function Panels({ tablero }: { tablero: Tablero }) {
  const { ayer, mes, segun, gastos, pendientes, pasajesPorVencer, plazos, fuera, saldos, sinLiquidacion } =
    tablero
  return (
    <Box sx={GRID}>
      {ayer && <LastDayPanel ayer={ayer} segun={segun} sinLiquidacion={sinLiquidacion} />}
      <div className="neto">
        <PeriodPanel
          title="Valor neto"
          mes={mes}
          sensor="valorNetoSensor"
          registradora="valorNetoReg"
          daily={segun}
          to={liquidacionesOf(mes)}
        />
      </div>
      <PeriodPanel
        title="Pasajeros"
        mes={mes}
        sensor="pasajerosSensor"
        registradora="pasajerosReg"
        difference={mes.diferenciaPasajeros}
        counts
        to={liquidacionesOf(mes)}
      />
      <PeriodPanel
        title="Salarios"
        mes={mes}
        sensor="salarioSensor"
        registradora="salarioReg"
        to={withSearch('/salarios', between(mes))}
        linkText="Salarios"
      />
      <GastosPanel gastos={gastos} mes={mes} />
      <PendientesPanel pendientes={pendientes} />
      <SaldosPanel saldos={saldos} />
      <PasajesPanel pasajes={pasajesPorVencer} />
      {(plazos.length > 0 || fuera) && <PlazosPanel plazos={plazos} fuera={fuera} />}
      <MissingPanel missing={sinLiquidacion} />
    </Box>
  )
})

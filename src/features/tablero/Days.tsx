import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { diaDelMes, nombreDelDia } from '../../contract/calendario'
import { signed } from '../../ui/texts/distances'
import { fechaLarga } from '../../contract/fechas'
import type { Tablero } from '../../contract/tablero'
import { DayBars, type DayBar } from '../../ui/charts/DayBars'
import { FigureTable } from '../../ui/charts/FigureTable'
import { axisPesos, counted, numero, pesos } from '../../ui/texts/formats'
import { Section } from '../../ui/Section'
import { monthName } from './texts'

/** A day of fewer of the buses than this part of them is incomplete: usually some rest. */
const COMPLETE = 0.85

const SWATCH = { display: 'inline-block', width: 10, height: 10, borderRadius: '2px', mr: 0.5, ml: 1.5 }

const LEGEND = (
  <Typography variant="caption" color="textSecondary" component="p" sx={{ ml: 6.5 }}>
    <Box component="span" sx={{ ...SWATCH, bgcolor: 'primary.main' }} />
    laborable
    <Box component="span" sx={{ ...SWATCH, bgcolor: 'primary.main', opacity: 0.45 }} />
    sábado, domingo o festivo
    <Box component="span" sx={{ ...SWATCH, border: '1px dashed', borderColor: 'primary.main' }} />
    día incompleto
  </Typography>
)

const LOOKS = { laborable: undefined, sábado: 'muted', festivo: 'muted' } as const

const TITLE = 'Valor neto por día'

/** The net of each day of the month, beside what the buses that were entered bring on such a day. */
export function Days({ mes, sinLiquidacion: { total } }: Pick<Tablero, 'mes' | 'sinLiquidacion'>) {
  const [asTable, setAsTable] = useState(false)
  const other = asTable ? 'Gráfica' : 'Tabla'
  const bars = mes.dias.map(({ fecha, leidas, valor: value, esperado, clase }): DayBar => ({
    fecha,
    label: `${diaDelMes(fecha)}`,
    title: `${nombreDelDia(fecha)} ${diaDelMes(fecha)}: ${pesos(value)} de ${counted(leidas, ['bus', 'buses'])}, esperado ${pesos(esperado)}`,
    value,
    expected: esperado || undefined,
    look: leidas < COMPLETE * total ? 'outlined' : LOOKS[clase],
  }))
  return (
    <Section
      title={TITLE}
      columns={8}
      note={`${monthName(mes.desde)} · raya: lo esperado de los buses que se liquidaron`}
      actions={
        <Button aria-label={`${other}: ${TITLE}`} onClick={() => setAsTable(!asTable)}>
          {other}
        </Button>
      }
      emptyMessage={mes.leidas === 0 && 'No hay liquidaciones en estos días.'}
    >
      {asTable ? (
        <FigureTable
          title={TITLE}
          columns={['Día', 'Buses', 'Valor neto', 'Esperado', 'Diferencia']}
          rows={mes.dias.map(({ fecha, leidas, valor, esperado, diferencia }) => ({
            key: fecha,
            name: fechaLarga(fecha),
            figures: [
              numero(leidas),
              pesos(valor),
              ...(esperado ? [pesos(esperado), signed(pesos, diferencia)] : ['—', '—']),
            ],
          }))}
        />
      ) : (
        <>
          <DayBars description={bars.map(({ title }) => title).join('; ')} bars={bars} format={axisPesos} />
          {LEGEND}
        </>
      )}
    </Section>
  )
}

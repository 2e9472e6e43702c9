import Typography from '@mui/material/Typography'
import { today } from '../../api/client/today'
import type { Cierres } from '../../contract/cierres'
import { FigureStrip } from '../../ui/figures/FigureStrip'
import { numero, pesos } from '../../ui/texts/formats'
import { differenceText, type CajaFila } from './rows'
import { fewOf } from './texts'

export const difference = (diferencia: number, text = differenceText(diferencia)) => (
  <Typography component="span" variant="inherit" color={diferencia < 0 ? 'error' : undefined}>
    {text}
  </Typography>
)

const sumOf = (rows: readonly CajaFila[], field: 'esperado' | 'pendientes' | 'contado' | 'diferencia') =>
  rows.reduce((sum, row) => sum + (row[field] ?? 0), 0)

interface Props {
  cierres: Cierres
  rows: readonly CajaFila[]
}

/** Sums of a day's tills, and what the day still lacks. */
export function Day({ cierres: { fecha, busesSinLiquidacion }, rows }: Props) {
  const closed = rows.filter(({ contado }) => contado !== null)
  return (
    <FigureStrip
      dense
      title="Cifras del día"
      figures={[
        { label: 'A entregar', figure: pesos(sumOf(rows, 'esperado')) },
        { label: 'Contado', figure: closed.length > 0 ? pesos(sumOf(closed, 'contado')) : '—' },
        { label: 'Diferencia', figure: closed.length > 0 ? difference(sumOf(closed, 'diferencia')) : '—' },
        { label: 'Pendientes', figure: numero(sumOf(rows, 'pendientes')) },
        {
          label: fecha === today() ? 'Faltan hoy' : 'Faltan',
          figure: numero(busesSinLiquidacion.length),
          note: fewOf(busesSinLiquidacion),
        },
      ]}
    />
  )
}

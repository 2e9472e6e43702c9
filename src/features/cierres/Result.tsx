import { styled } from '@mui/material/styles'
import { useFormikContext } from 'formik'
import { contadoEn, estaCompleto } from '../../contract/cierres'
import { paletteOf } from '../../ui/style/palette'
import { pesos } from '../../ui/texts/formats'
import { differenceText } from './rows'
import type { ConteoValues } from './values'

const Figures = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 3),
  margin: 0,
  '& > div': { display: 'flex', gap: theme.spacing(1), alignItems: 'baseline' },
  '& dt': { color: paletteOf(theme).text.secondary, fontSize: '0.8125rem' },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}))

/** What has been counted so far, beside what should be there; the difference once the count is complete. */
export function Result({ esperado }: { esperado: number }) {
  const { values } = useFormikContext<ConteoValues>()
  const counted = contadoEn(values)
  const figures = [
    ['Debe haber', pesos(esperado)],
    ['Contado', pesos(counted)],
    ['Diferencia', differenceText(estaCompleto(values) ? counted - esperado : null) || '—'],
  ]
  return (
    <Figures>
      {figures.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Figures>
  )
}

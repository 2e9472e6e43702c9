import Box from '@mui/material/Box'
import { useFormikContext } from 'formik'
import { contadoEn, estaCompleto } from '../../contract/cierres'
import { pesos } from '../../ui/texts/formats'
import { differenceText } from './rows'
import type { ConteoValues } from './values'

const FIGURES = {
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 0.5,
  columnGap: 3,
  m: 0,
  '& > div': { display: 'flex', gap: 1, alignItems: 'baseline' },
  '& dt': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& dd': { m: 0, fontWeight: 600 },
}

/** Money counted so far beside the expected sum; the difference once the count is complete. */
export function Result({ esperado }: { esperado: number }) {
  const { values } = useFormikContext<ConteoValues>()
  const counted = contadoEn(values)
  const figures = [
    ['Debe haber', pesos(esperado)],
    ['Contado', pesos(counted)],
    ['Diferencia', differenceText(estaCompleto(values) ? counted - esperado : null) || '—'],
  ]
  return (
    <Box component="dl" sx={FIGURES}>
      {figures.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Box>
  )
}

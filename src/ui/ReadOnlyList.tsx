import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { paletteOf } from './palette'

export interface Dato {
  etiqueta: string
  /** What is read; a long dash when there is nothing. */
  valor: ReactNode
  /** Aligned as a figure. */
  cifra?: boolean
}

interface Props {
  datos: readonly Dato[]
  /** The least width of a pair, in pixels. 150 when absent. */
  minimo?: number
}

const Lista = styled('dl', { shouldForwardProp: (prop) => prop !== 'minimo' })<{ minimo: number }>(
  ({ theme, minimo }) => ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${minimo}px, 100%), 1fr))`,
    gap: theme.spacing(1, 2),
    margin: 0,
    '& dt': { fontSize: '0.75rem', color: paletteOf(theme).text.secondary },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
    '& dd[data-cifra]': { fontVariantNumeric: 'tabular-nums' },
  }),
)

/** Names and values of a record, to be read: on screen and on paper. */
export function ReadOnlyList({ datos, minimo = 150 }: Props) {
  return (
    <Lista minimo={minimo}>
      {datos.map(({ etiqueta, valor, cifra }) => (
        <div key={etiqueta}>
          <dt>{etiqueta}</dt>
          <dd data-cifra={cifra || undefined}>{valor === '' || valor == null ? '—' : valor}</dd>
        </div>
      ))}
    </Lista>
  )
}

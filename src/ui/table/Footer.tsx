import { styled } from '@mui/material/styles'
import { GridFooterContainer, GridPagination } from '@mui/x-data-grid'
import { paletteOf } from '../palette'

/** A figure at the foot of a table, already written as it is read: '$ 1.234.567'. */
export interface Total {
  etiqueta: string
  valor: string
}

interface Props {
  totales?: readonly Total[]
  /** How many pages there are is not known yet. */
  sinPaginas?: boolean
}

declare module '@mui/x-data-grid' {
  // The grid takes the props of its footer from this interface.
  export interface FooterPropsOverrides {
    totales?: readonly Total[]
    sinPaginas?: boolean
  }
}

const Linea = styled(GridFooterContainer)(({ theme }) => ({
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  padding: theme.spacing(0, 0.5, 0, 1.5),
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.25, 2), margin: 0, flex: '0 1 auto' },
  '& dl > div': { display: 'flex', gap: theme.spacing(0.75), alignItems: 'baseline' },
  '& dt': { color: paletteOf(theme).text.secondary, fontSize: '0.75rem' },
  '& dd': { margin: 0, fontWeight: 600, fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' },
}))

/** Totals and pages. */
export function Footer({ totales = [], sinPaginas = false }: Props) {
  return (
    <Linea>
      <dl>
        {totales.map(({ etiqueta, valor }) => (
          <div key={etiqueta}>
            <dt>{etiqueta}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      {!sinPaginas && <GridPagination />}
    </Linea>
  )
}

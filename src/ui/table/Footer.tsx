import { styled } from '@mui/material/styles'
import { GridFooterContainer } from '@mui/x-data-grid'
import { paletteOf } from '../palette'
import { Pages, type PagesProps } from './Pages'

/** A figure at the foot of a table, already written as it is read: '$ 1.234.567'. */
export interface Total {
  etiqueta: string
  valor: string
}

interface Props {
  totales?: readonly Total[]
  /** Neither totals nor pages are known yet. */
  parcial?: boolean
  /** Not as the grid's state has them, which hears of other rows a moment after they are on screen. */
  paginas?: PagesProps
}

declare module '@mui/x-data-grid' {
  // The grid takes the props of its footer from this interface.
  export interface FooterPropsOverrides {
    totales?: readonly Total[]
    parcial?: boolean
    paginas?: PagesProps
  }
}

const Linea = styled(GridFooterContainer)(({ theme }) => ({
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  padding: theme.spacing(0.5, 0.5, 0.5, 1.5),
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.25, 2), margin: 0, flex: '0 1 auto' },
  '& dl > div': { display: 'flex', gap: theme.spacing(0.75), alignItems: 'baseline' },
  '& dt': { color: paletteOf(theme).text.secondary, fontSize: '0.75rem' },
  '& dd': { margin: 0, fontWeight: 600, fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' },
}))

/** Totals and pages. */
export function Footer({ totales = [], parcial = false, paginas }: Props) {
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
      {paginas && !parcial && <Pages {...paginas} />}
    </Linea>
  )
}

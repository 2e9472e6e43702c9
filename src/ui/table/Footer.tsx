import { styled } from '@mui/material/styles'
import { GridFooterContainer, GridPagination } from '@mui/x-data-grid'
import { paletteOf } from '../palette'

/** A figure at the foot of a table, already written as it is read: '$ 1.234.567'. */
export interface Total {
  etiqueta: string
  valor: string
}

/** Why a row stands out: it waits to be dealt with, or it no longer counts. */
export type Resalte = 'pendiente' | 'invalida'

/** What each highlight means, in words. */
export type Leyenda = Partial<Record<Resalte, string>>

interface Props {
  totales?: readonly Total[]
  leyenda?: Leyenda
}

declare module '@mui/x-data-grid' {
  // The grid takes the props of its footer from this interface.
  export interface FooterPropsOverrides {
    totales?: readonly Total[]
    leyenda?: Leyenda
  }
}

const Linea = styled(GridFooterContainer)(({ theme }) => ({
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
  paddingLeft: theme.spacing(1.5),
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5, 2.5), margin: 0, flex: '1 1 auto' },
  '& dl > div': { display: 'flex', gap: theme.spacing(0.75), alignItems: 'baseline' },
  '& dt': { color: paletteOf(theme).text.secondary, fontSize: '0.75rem' },
  '& dd': { margin: 0, fontWeight: 600, fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' },
  '& small': { fontSize: '0.75rem', color: paletteOf(theme).text.secondary },
  '& small::before': {
    content: '""',
    display: 'inline-block',
    width: 4,
    height: '0.75rem',
    marginRight: theme.spacing(0.75),
    verticalAlign: '-1px',
    backgroundColor: paletteOf(theme).fila.pendienteMarca,
  },
  '& small[data-resalte="invalida"]::before': { backgroundColor: paletteOf(theme).error.main },
}))

/** Totals, what a highlighted row means, and the pages. */
export function Footer({ totales = [], leyenda = {} }: Props) {
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
      {Object.entries(leyenda).map(([resalte, texto]) => (
        <small key={resalte} data-resalte={resalte}>
          {texto}
        </small>
      ))}
      <GridPagination />
    </Linea>
  )
}

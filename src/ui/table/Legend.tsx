import { styled } from '@mui/material/styles'
import { paletteOf } from '../palette'

/** Why a row stands out: it waits to be dealt with, or it no longer counts. */
export type Resalte = 'pendiente' | 'invalida'

/** What each highlight means, in words. */
export type Leyenda = Partial<Record<Resalte, string>>

const Marca = styled('small')(({ theme }) => ({
  fontSize: '0.75rem',
  color: paletteOf(theme).text.secondary,
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: 4,
    height: '0.75rem',
    marginRight: theme.spacing(0.75),
    verticalAlign: '-1px',
    backgroundColor: paletteOf(theme).fila.pendienteMarca,
  },
  '&[data-resalte="invalida"]::before': { backgroundColor: paletteOf(theme).error.main },
}))

/** Says in words what the marked rows are. */
export function Legend({ leyenda }: { leyenda: Leyenda }) {
  return Object.entries(leyenda).map(([resalte, texto]) => (
    <Marca key={resalte} data-resalte={resalte}>
      {texto}
    </Marca>
  ))
}

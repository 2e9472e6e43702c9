import { styled } from '@mui/material/styles'

interface Props {
  /** The least width of a field, in pixels; as many go side by side as fit. 160 when absent. */
  minimo?: number
}

/** Fields in columns that fill the width and line up, on a desk and on a phone. */
export const FieldGrid = styled('div', { shouldForwardProp: (prop) => prop !== 'minimo' })<Props>(
  ({ theme, minimo = 160 }) => ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${minimo}px, 100%), 1fr))`,
    alignItems: 'start',
    gap: theme.spacing(1.5),
  }),
)

import type { Theme } from '@mui/material/styles'
import { gridClasses, type GridSlotProps } from '@mui/x-data-grid'
import controles from '@mui/x-data-grid/material'
import { paletteOf } from '../../palette'

/** On a phone the filter's fields stand below each other. */
const estilos = (theme: Theme) => ({
  [`& .${gridClasses.paper}, & .MuiPaper-root`]: {
    border: `1px solid ${paletteOf(theme).divider}`,
    boxShadow: '0 8px 24px rgb(0 0 0 / 0.18)',
  },
  [theme.breakpoints.down('sm')]: {
    [`& .${gridClasses.filterForm}`]: {
      flexWrap: 'wrap',
      width: 'min(320px, 100vw - 48px)',
      // After the button that takes the filter away and a choice that is hidden: column, condition and value.
      '& > :nth-of-type(3)': { flex: 1 },
      '& > :nth-of-type(n + 4)': { flexBasis: '100%' },
      '& > :nth-of-type(n + 3) .MuiInputBase-root': { width: '100%' },
    },
  },
})

const Popper = controles.basePopper

/** What opens over a table: the filter's panel, the columns' and a column's menu. It is no tooltip, as MUI would have it. */
export const PanelPopper = (props: GridSlotProps['basePopper']) => (
  <Popper {...props} material={{ role: 'presentation', sx: estilos }} />
)

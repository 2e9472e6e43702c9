import { styled } from '@mui/material/styles'
import { paletteOf } from '../../ui/style/palette'

/** The sheet's frame. On a phone it scrolls sideways under a fixed column of names. */
export const SheetFrame = styled('div')(({ theme }) => {
  const { background, divider, error, fila: row, text } = paletteOf(theme)
  return {
    overflowX: 'auto',
    backgroundColor: background.paper,
    border: `1px solid ${divider}`,
    borderRadius: theme.shape.borderRadius,
    '& table': { width: '100%', minWidth: 720, borderCollapse: 'collapse', fontSize: '0.8125rem' },
    '& th, & td': { padding: '3px 8px', borderBottom: `1px solid ${divider}`, textAlign: 'left' },
    '& tbody tr:last-child > *': { borderBottom: 0 },
    '& thead th': { height: 40, fontWeight: 600, color: text.secondary, whiteSpace: 'nowrap' },
    '& thead th:nth-of-type(n + 4), & .casilla': { width: 96, textAlign: 'center' },
    // The box above a column is aligned with the column's boxes.
    '& thead .MuiCheckbox-root': { display: 'flex', width: 'fit-content', margin: '0 auto', padding: '2px' },
    '& thead tr:has(input) > th': { verticalAlign: 'top', paddingTop: 8 },
    '& tr > th:first-of-type': {
      [theme.breakpoints.up('sm')]: { width: '28%' },
      position: 'sticky',
      left: 0,
      zIndex: 1,
      minWidth: 150,
      fontWeight: 500,
      backgroundColor: background.paper,
    },
    '& td:nth-of-type(1)': { width: 150 },
    '& td:nth-of-type(2)': { minWidth: 190 },
    // An unsaved row has a tint and a bar, so that colour is not the only mark.
    '& tr[data-cambiada] > *': { backgroundColor: row.pendiente },
    '& tr[data-cambiada] > th': { boxShadow: `inset 4px 0 0 ${row.pendienteMarca}` },
    // A refused row's message.
    '& tbody th small': { display: 'block', fontWeight: 400, color: error.main },
    '& .solo-lectores': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  }
})

import type { Theme } from '@mui/material/styles'
import { FOR_READERS } from '../../ui/style/forReaders'
import { paletteOf, tint } from '../../ui/style/palette'
import { FORCED_MARK } from '../../ui/table/styles'

/** The attendance's cells: texts and boxes of which nothing is drawn but what they hold, until one comes to them; on a phone, cards. */
export const sheetOfDay = (theme: Theme) => {
  const { divider, error, fila, primary } = paletteOf(theme)
  return {
    '& .MuiDataGrid-row:has(.falta) [data-colindex="0"]': {
      boxShadow: `inset 4px 0 0 ${fila.pendienteMarca}`,
      ...FORCED_MARK,
    },
    '& .fija': { boxShadow: 'none' },
    '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', lineHeight: '20px' },
    '& .conductor small': { color: `${error.main} !important` },
    // The whole cell is pressed.
    '& label': {
      display: 'flex',
      flex: 1,
      alignSelf: 'stretch',
      alignItems: 'center',
      justifyContent: 'center',
    },
    '& .MuiCheckbox-root': { padding: '2px' },
    '& .MuiDataGrid-cell:has(.MuiAutocomplete-root)': { outline: 'none !important' },
    '& .MuiAutocomplete-root .MuiOutlinedInput-root.MuiInputBase-root': {
      ...theme.typography.body2,
      height: 26,
      padding: '0 44px 0 0',
      backgroundColor: 'transparent',
      '& input.MuiAutocomplete-input': { padding: '0 6px' },
    },
    '& .MuiAutocomplete-endAdornment': { right: '4px', '& svg': { fontSize: 18 } },
    '& .MuiDataGrid-row:not(:hover) .MuiDataGrid-cell:not(:focus-within) .MuiAutocomplete-endAdornment': {
      opacity: 0,
    },
    [theme.breakpoints.up('sm')]: {
      // The boxes stand under their title's.
      '& label:has(input)': { justifyContent: 'end' },
      // Their texts stand under the title.
      '& .MuiOutlinedInput-root': { marginLeft: '-6px' },
      '& input::placeholder': { opacity: 0 },
    },
    '& .MuiOutlinedInput-root:not(:hover, :focus-within, .Mui-error) fieldset': {
      borderColor: 'transparent',
    },
    [theme.breakpoints.down('sm')]: {
      '& [role="row"]': {
        display: 'grid',
        // The boxes, then the justification, below the driver and the bus.
        gridTemplateColumns: 'repeat(3, 72px) minmax(0, 1fr) 92px',
        gap: '4px',
        width: 'var(--DataGrid-rowWidth)',
        padding: '6px 12px',
        '& > *': { width: 'auto !important', minWidth: '0 !important', border: '0 !important', padding: 0 },
        '& > [role="none"]': { display: 'none' },
      },
      // They stay a stop of Tab, which comes to the first cell.
      '& .MuiDataGrid-columnHeader:not(:has(input))': FOR_READERS,
      '& .MuiDataGrid-columnHeaders': {
        '& [role="row"]': { alignItems: 'center', borderBottom: `1px solid ${divider}` },
        '& [role="row"]::after': {
          ...theme.typography.subtitle2,
          content: '"Marcar a todos"',
          order: 1,
          gridColumn: '4 / -1',
          paddingLeft: '8px',
        },
        '& [role="row"] label': { flexDirection: 'column-reverse', width: 72 },
      },
      '& .MuiDataGrid-row': {
        borderBottom: `1px solid ${divider}`,
        // The bar is as high as the card.
        '&:has(.sin-guardar)': { boxShadow: `inset 4px 0 0 ${primary.main}` },
        '&:has(.falta)': { boxShadow: `inset 4px 0 0 ${fila.pendienteMarca}` },
        '& > [data-colindex="0"]': { boxShadow: 'none !important', paddingLeft: '0 !important' },
        '& [data-field="conductorNombre"]': {
          gridArea: '1 / 1 / auto / 5',
          fontSize: '0.875rem',
          fontWeight: 600,
        },
        '& [data-field="bus"]': { gridArea: '1 / 5', '&::before': { content: '"Bus\u00a0"' } },
        '& [data-field="justificacion"]': { gridArea: '2 / 4 / auto / -1' },
        '& [data-field="justificacion"]:not(:focus-within) fieldset': { borderColor: divider },
        '&:has([data-field="asistio"] :checked) [data-field="justificacion"]': { display: 'none' },
        '& .MuiAutocomplete-root .MuiOutlinedInput-root.MuiInputBase-root': {
          height: 32,
          paddingRight: '20px',
          '&:not(:focus-within)': { paddingRight: 0 },
          '& input::placeholder': { fontSize: '0.8125rem' },
        },
      },
      '& label': {
        ...theme.typography.caption,
        flexDirection: 'column',
        height: 44,
        borderRadius: '8px',
        '&:has(:checked)': { backgroundColor: tint(primary.main, 10) },
      },
    },
  }
}

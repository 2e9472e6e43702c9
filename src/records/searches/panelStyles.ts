import type { SxProps, Theme } from '@mui/material/styles'
import { FOR_READERS } from '../../ui/style/forReaders'

/** The panel of a screen's search: its form and the button that folds it, which on a phone ends the page's first line. */
export const PANEL: SxProps<Theme> = (theme) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 0.5,
  '& .solo-icono': { minWidth: 0, px: 1 },
  '& .solo-icono .MuiButton-startIcon': { m: 0 },
  '& form': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', rowGap: 1.5, columnGap: 1 },
  '& .botones-de-busqueda': { display: 'flex', flexWrap: 'wrap', gap: 0.5 },
  // So that a search of five fields is one line on a laptop.
  [theme.breakpoints.up('sm')]: {
    '& .botones-de-busqueda .MuiButton-root': { px: 1 },
    '& .botones-de-busqueda .MuiIconButton-root': { p: 0.75 },
  },
  [theme.breakpoints.down('sm')]: {
    display: 'contents',
    '& > :first-child': { gridColumn: '1 / -1' },
    '& > :last-child': { gridArea: '1 / 2' },
    '& > :last-child .MuiButton-root': { textTransform: 'capitalize' },
    '& .mostrar': FOR_READERS,
    '& form': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', pt: 0.75 },
    '& form > fieldset > *': { width: '100% !important' },
    // Half a line cuts names and their placeholders, so these take a whole one; two dates share one.
    '& form > fieldset > :has([role="combobox"], select)': { gridColumn: '1 / -1' },
    '& .botones-de-busqueda': { gridColumn: '1 / -1' },
  },
})

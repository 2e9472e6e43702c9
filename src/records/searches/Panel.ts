import { styled } from '@mui/material/styles'
import { paletteOf } from '../../ui/style/palette'

/** The panel of a screen's search: its form and, at the right, the button that folds it. */
export const Panel = styled('section')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1.5),
  '&[data-plegada]': { padding: theme.spacing(0.5) },
  backgroundColor: paletteOf(theme).background.paper,
  border: `1px solid ${paletteOf(theme).divider}`,
  borderRadius: theme.shape.borderRadius,
  '& > [hidden]': { display: 'none' },
  '& .solo-icono': { minWidth: 0, paddingInline: theme.spacing(1) },
  '& .solo-icono .MuiButton-startIcon': { margin: 0 },
  '& form': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: theme.spacing(1.5, 1) },
  '& .botones-de-busqueda': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5) },
  // So that a search of five fields is one line on a laptop.
  [theme.breakpoints.up('sm')]: {
    '& .botones-de-busqueda .MuiButton-root': { paddingInline: theme.spacing(1) },
    '& .botones-de-busqueda .MuiIconButton-root': { padding: theme.spacing(0.75) },
  },
  [theme.breakpoints.down('sm')]: {
    position: 'relative',
    '& > :first-child': { width: '100%' },
    // In the line of the form's own buttons, which leave room for it.
    '&:not([data-plegada]) > :last-child': {
      position: 'absolute',
      right: theme.spacing(1.5),
      bottom: theme.spacing(1.5),
    },
    '& form': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& form > fieldset > *': { width: '100% !important' },
    // Half a line cuts names and their placeholders, so these take a whole one; two dates share one.
    '& form > fieldset > :has([role="combobox"], select)': { gridColumn: '1 / -1' },
    '& .botones-de-busqueda': { gridColumn: '1 / -1' },
  },
}))

import { gridClasses, type DataGridProps } from '@mui/x-data-grid'
import { styled, type SxProps, type Theme } from '@mui/material/styles'
import { paletteOf } from '../style/palette'
import { ICON_ALONE, tableStyles } from '../table/styles'

/** The least height and width of what a finger presses, in pixels. */
const TOUCH = 44

/** A card in its cell. */
export const Surface = styled('div')(({ theme }) => ({
  padding: theme.spacing(1.25, 0.75),
  // Above the actions at the foot of the screen, below the top bar.
  scrollMarginBlock: 130,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  // An amount or a sign stands at the end.
  '& > div': { display: 'flex', columnGap: 14, textWrap: 'balance', lineHeight: '24px' },
  '& > div > span': { flex: 1 },
  '& > div > div': { flex: 'none' },
  '& > .titulo': { fontSize: '0.875rem', fontWeight: 600 },
  // Figures stand under one another from card to card.
  '& > dl': { display: 'grid', columnGap: theme.spacing(1), margin: 0 },
  '& > dl:has(> :nth-child(2))': { gridTemplateColumns: '50% 1fr' },
  '& > dl:has(> :nth-child(3))': { gridTemplateColumns: '.85fr 1fr 1.1fr' },
  '& > dl:has(> :nth-child(4))': { gridTemplateColumns: '50% 1fr' },
  '& dt:empty': { display: 'none' },
  '& > dl > div': { display: 'flex', alignItems: 'baseline', gap: 4 },
  '& dt': {
    whiteSpace: 'nowrap',
    fontSize: '0.75rem',
    lineHeight: 1.5,
    color: paletteOf(theme).text.secondary,
  },
  '& dd': { margin: 0, lineHeight: 1.5 },
  '& dd > svg': { verticalAlign: 'middle' },
  '& .negativa': { color: paletteOf(theme).error.main, fontWeight: 600 },
  // As high as a finger needs, and no higher: the rest of the card chooses it.
  '& a': { display: 'inline-block', minWidth: TOUCH, paddingBlock: 2, marginBlock: -2 },
}))

/** No titles, and tools in a line that fills the width. */
const STYLES = {
  // A chosen one's tint leaves the quieter colour too little contrast.
  '& .Mui-selected dt': { color: 'inherit' },
  [`& .${gridClasses.columnHeaders}`]: { visibility: 'hidden' },
  // The page scrolls, and the grid has nothing to focus where there are no cards.
  [`& .${gridClasses.virtualScroller}`]: { overflow: 'hidden' },
  '& .herramientas': { flex: '1 1 120px', flexWrap: 'nowrap' },
  '& .MuiButton-root, & .MuiInputBase-root, & .MuiIconButton-root, & .MuiCheckbox-root': {
    minHeight: TOUCH,
    minWidth: TOUCH,
  },
  // All tools fit one line.
  '& .icono-en-portatil, & [data-atajo="exportar"]': { ...ICON_ALONE, width: TOUCH, px: '12px' },
}

/** Properties of a grid of cards. */
export const CARDS = {
  columnHeaderHeight: 0,
  disableColumnSelector: true,
  getRowHeight: () => 'auto',
  sx: (theme: Theme) => ({ ...tableStyles(theme), ...STYLES }),
} satisfies Partial<DataGridProps>

/** The table's buttons, in one bar at the foot of the screen that a finger moves: each a sign over its name, the last of them Más. */
export const ACTIONS: SxProps<Theme> = {
  position: 'sticky',
  bottom: 0,
  zIndex: (theme) => theme.zIndex.appBar - 1,
  display: 'flex',
  flexWrap: 'wrap',
  '& > *': { flex: '1 0 56px' },
  // Shows five of more than six, and among them the button for the others.
  '& > :last-child:not(:nth-child(n + 8))': { display: 'none' },
  '&:has(> :nth-child(8)):not(:has([aria-expanded=true])) > :nth-child(n + 6):not(:last-child)': {
    display: 'none !important',
  },
  p: 0.5,
  pb: 'max(4px, env(safe-area-inset-bottom))',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  '&:not(:has(> :nth-child(2)))': { display: 'none' },
  '& .MuiButton-root': {
    width: '100%',
    height: '100%',
    minWidth: 0,
    minHeight: TOUCH,
    px: 0.5,
    py: 0.25,
    flexDirection: 'column',
    justifyContent: 'flex-start',
    fontSize: '0.75rem',
    lineHeight: 1.2,
  },
  '& .MuiButton-startIcon': { m: 0 },
  displayPrint: 'none',
  // A keyboard leaves no room for it.
  '@media (max-height: 560px)': { position: 'static' },
}

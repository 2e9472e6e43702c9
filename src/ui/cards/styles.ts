import Card from '@mui/material/Card'
import { styled, type SxProps, type Theme } from '@mui/material/styles'
import { paletteOf, tint } from '../style/palette'
import { FORCED_MARK, recentStyles } from '../table/styles'

/** The least height and width of what a finger presses, in pixels. */
const TOUCH = 44

/** A card. The text lets a press through to the button under it, but not the links in the text. */
export const Surface = styled(Card)(({ theme }) => {
  const palette = paletteOf(theme)
  const marked = (background: string, mark: string) => ({
    backgroundColor: background,
    boxShadow: `inset 4px 0 0 ${mark}`,
    ...FORCED_MARK,
    '&.elegida': { backgroundColor: tint(mark, 15) },
  })
  return {
    position: 'relative',
    padding: theme.spacing(1.25, 1.5),
    // Above the actions at the foot of the screen, below the top bar.
    scrollMarginBlock: 130,
    overflow: 'visible',
    '& > .debajo': { position: 'absolute', inset: 0, borderRadius: 'inherit', cursor: 'pointer' },
    '& > :not(.debajo)': { position: 'relative', pointerEvents: 'none' },
    '& :is(a, input, button)': { pointerEvents: 'auto' },
    '& > header, & > .segunda': { display: 'flex', alignItems: 'center', gap: theme.spacing(1) },
    '& .MuiCheckbox-root': { width: TOUCH, height: TOUCH, margin: theme.spacing(-1, 0, -1, -1.25) },
    '& .titulo': { flex: 1, minWidth: 0, fontWeight: 600, lineHeight: '24px', overflowWrap: 'anywhere' },
    '& .subtitulo': {
      flex: 1,
      minWidth: 0,
      lineHeight: '20px',
      color: palette.text.secondary,
      overflowWrap: 'anywhere',
    },
    // A link is pressed a little above and below its text: enough for a finger, little enough to leave the card to be pressed.
    '& .titulo a': { paddingBlock: '12px 6px' },
    '& .subtitulo a': { paddingBlock: '4px 12px' },
    '& .segunda:has(> :only-child:empty)': { display: 'none' },
    '& .segunda:has(a)': { marginTop: theme.spacing(0.75) },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(90px, 1fr))',
      gap: theme.spacing(1.5),
      margin: theme.spacing(1, 0, 0),
    },
    '& dt': { fontSize: '0.75rem', color: palette.text.secondary },
    '& dd': {
      margin: 0,
      fontSize: '0.8125rem',
      fontWeight: 500,
      overflowWrap: 'anywhere',
    },
    '& .negativa': { color: palette.error.main, fontWeight: 600 },
    '& dd a': {
      display: 'inline-block',
      minWidth: TOUCH,
      paddingBlock: '4px 20px',
      marginBlock: '-4px -20px',
    },
    '&.elegida': {
      backgroundColor: tint(palette.primary.main, 10),
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: -1,
    },
    '&.pendiente': marked(palette.fila.pendiente, palette.fila.pendienteMarca),
    '&.invalida': marked(palette.fila.invalida, palette.error.main),
    '&.reciente': recentStyles(palette.primary.main),
  }
})

export const LIST = { display: 'grid', gap: 1, m: 0, p: 1, listStyle: 'none' }

/** The search, the order and the other tools, in lines that fill the width. */
export const TOOLS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: 1.5,
  columnGap: 0.5,
  p: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiButton-root, & .MuiInputBase-root, & .MuiIconButton-root': { minHeight: TOUCH, minWidth: TOUCH },
  '& .icono-en-portatil': { fontSize: 0, p: 0, '& .MuiButton-startIcon': { m: 0 } },
}

/** The table's buttons, at the foot of the screen as long as its cards are there: each a sign over its name. */
export const ACTIONS: SxProps<Theme> = {
  position: 'sticky',
  bottom: 0,
  zIndex: (theme) => theme.zIndex.appBar - 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(62px, 1fr))',
  gap: 0.25,
  p: 0.5,
  pb: 'max(4px, env(safe-area-inset-bottom))',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  '&:empty': { display: 'none' },
  '& > .MuiTypography-root': { gridColumn: '1 / -1' },
  '& .MuiButton-root': {
    width: '100%',
    height: '100%',
    minWidth: 0,
    minHeight: TOUCH,
    px: 0.5,
    py: 0.25,
    flexDirection: 'column',
    fontSize: '0.6875rem',
    lineHeight: 1.2,
  },
  '& .MuiButton-startIcon': { m: 0 },
  displayPrint: 'none',
  // Over a keyboard there is room for one line, which scrolls.
  '@media (max-height: 560px)': {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(62px, max-content)',
    overflowX: 'auto',
    '& > .MuiTypography-root': { gridColumn: 'auto', alignSelf: 'center' },
  },
}

export const FOOT = {
  p: 1,
  borderTop: 1,
  borderColor: 'divider',
  '&:empty': { display: 'none' },
  '& .MuiTablePagination-toolbar': { minHeight: TOUCH, flexWrap: 'wrap', px: 0 },
  '& .MuiTablePagination-spacer': { display: 'none' },
  '& .MuiTablePagination-input': { ml: 0, mr: 1 },
  '& .MuiTablePagination-displayedRows': { flex: 1, textAlign: 'center' },
  '& .MuiTablePagination-actions': { ml: 'auto', mr: 0 },
  '& .MuiTablePagination-actions button, & .MuiTablePagination-select': { minWidth: TOUCH, minHeight: TOUCH },
  '& .MuiTablePagination-select': { display: 'flex', alignItems: 'center' },
  '& .MuiTablePagination-select:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
}

import { styled } from '@mui/material/styles'
import { paletteOf } from '../../ui/style/palette'
import { Frame } from '../../ui/table/frame'

/** A year's months side by side, each a grid of weeks whose days are buttons. */
export const Year = styled(Frame)(({ theme }) => {
  const { primary, warning, text } = paletteOf(theme)
  return {
    display: 'grid',
    // Leaves each day 24 px, a finger's least target; four months at most fill a line.
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(168px, 22%), 1fr))',
    gap: theme.spacing(1.5),
    padding: theme.spacing(1, 2),
    '& > header': {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.spacing(0.5, 1),
    },
    '& > div': {
      ...theme.typography.caption,
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      alignContent: 'start',
      textAlign: 'center',
      '& > strong': {
        ...theme.typography.subtitle2,
        gridColumn: '1 / -1',
        textAlign: 'left',
      },
      '& > span': { color: text.secondary },
    },
    '& div > button, & header > span': {
      border: '1px solid transparent',
      borderRadius: 4,
      background: 'none',
      // Parts two holidays that touch.
      backgroundClip: 'padding-box',
      color: 'inherit',
      font: 'inherit',
      minHeight: 24,
    },
    '& div > button': { padding: 0, '&:enabled': { cursor: 'pointer' } },
    '& header > span': { ...theme.typography.caption, padding: '3px 8px' },
    '& .propuesto': { border: `1px dashed ${warning.main}` },
    '& [aria-current="date"]': { borderColor: text.primary },
    '& .registrado': {
      backgroundColor: primary.main,
      color: primary.contrastText,
      fontWeight: 600,
      forcedColorAdjust: 'none',
    },
    '& [aria-pressed="true"]': { outline: `2px solid ${primary.main}`, outlineOffset: 2 },
  }
})

import { styled } from '@mui/material/styles'
import { paletteOf } from '../../ui/style/palette'
import { Frame } from '../../ui/table/frame'

/** A year's months side by side, whose days are buttons. */
export const Year = styled(Frame)(({ theme }) => {
  const { primary, warning, text, background } = paletteOf(theme)
  return {
    gap: theme.spacing(1),
    padding: theme.spacing(1),
    '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 1) },
    '& .meses': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(168px, 1fr))',
      gap: theme.spacing(1),
    },
    '& table': { width: '100%', tableLayout: 'fixed', borderSpacing: 0, alignSelf: 'start' },
    '& caption': { ...theme.typography.subtitle2, textAlign: 'left' },
    '& th, & td, & .dia': { ...theme.typography.caption, padding: 0 },
    '& th, & td:last-child': { color: text.secondary },
    '& .dia': {
      minWidth: '100%',
      border: 0,
      borderRadius: 4,
      background: 'none',
      color: 'inherit',
      lineHeight: '24px',
      [theme.breakpoints.down('sm')]: { lineHeight: '28px' },
    },
    '& header .dia': { minWidth: 0, paddingInline: 8 },
    '& button.dia:enabled': { cursor: 'pointer', '&:hover': { textDecoration: 'underline' } },
    '& .propuesto': { outline: `1px dashed ${warning.main}`, outlineOffset: -1 },
    '& [aria-current="date"]': { outline: `2px solid ${text.primary}`, outlineOffset: -2 },
    '& .registrado': {
      backgroundColor: primary.main,
      color: primary.contrastText,
      fontWeight: 600,
      forcedColorAdjust: 'none',
    },
    '& [aria-pressed="true"]': { boxShadow: `0 0 0 2px ${background.paper}, 0 0 0 4px ${primary.main}` },
    '& .dia:focus-visible': { outline: `2px solid ${primary.main}`, outlineOffset: 2 },
  }
})

/** The parts of the palette's Autocomplete, whose list stands in the dialog itself, below the field, and not over the page. */
import Box from '@mui/material/Box'
import { styled, type SxProps, type Theme } from '@mui/material/styles'
import type { PopperProps } from '@mui/material/Popper'
import { useId, type ReactNode } from 'react'
import { paletteOf } from '../../ui/style/palette'

const OPTIONS: SxProps<Theme> = {
  m: 0,
  p: 0,
  '& .MuiAutocomplete-option': { gap: 1.5, pl: 2 },
  // The field keeps the focus: this is where Enter leads.
  '& .MuiAutocomplete-option.Mui-focused': {
    boxShadow: (theme) => `inset 3px 0 ${paletteOf(theme).primary.main}`,
  },
  '& .MuiAutocomplete-option > span > small': { display: 'block', ml: 0, fontSize: '0.75rem' },
  '& svg': { color: 'text.secondary' },
}

/** A group of options under its name, which readers hear with it. */
export function OptionGroup({ group, children }: { group: string; children?: ReactNode }) {
  const titleId = useId()
  return (
    <div role="group" aria-labelledby={titleId}>
      <Box
        id={titleId}
        sx={{ px: 2, pt: 1, pb: 0.5, fontSize: '0.75rem', fontWeight: 600, color: 'text.secondary' }}
      >
        {group}
      </Box>
      <Box component="ul" role="presentation" sx={OPTIONS}>
        {children}
      </Box>
    </div>
  )
}

/** Where the list would float. */
export const InPlace = ({ children, className }: PopperProps) => (
  <div role="presentation" className={className} style={{ minHeight: 0, display: 'flex' }}>
    {children as ReactNode}
  </div>
)

export const List = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  overflow: 'auto',
  borderTop: `1px solid ${paletteOf(theme).divider}`,
  '& > div': { maxHeight: 'none' },
}))

/** The slots of an Autocomplete whose list stands in the dialog itself, below the field, and not over the page. */
import { styled } from '@mui/material/styles'
import type { PopperProps } from '@mui/material/Popper'
import type { ReactNode } from 'react'

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
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > ul': { maxHeight: 'none' },
}))

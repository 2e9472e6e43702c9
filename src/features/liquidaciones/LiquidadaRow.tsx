import Box from '@mui/material/Box'
import type { PropsWithChildren } from 'react'
import { CheckboxField } from '../../ui/fields/CheckboxField'

const ROW = {
  display: 'flex',
  justifyContent: 'space-between',
  // Stays in sight whatever is opened and added, but over a phone's keyboard, which leaves no room for it.
  '@media (min-height: 560px)': { position: 'sticky' },
  // Covers the padding below the fields, from which it is measured.
  bottom: -20,
  zIndex: 2,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
}

/** The last field of a settlement's form, drawn once: the fields above it are drawn at every key. */
export const LiquidadaRow = ({ children }: PropsWithChildren) => (
  <Box sx={ROW}>
    <CheckboxField name="liquidada" label="Liquidada" />
    {children}
  </Box>
)

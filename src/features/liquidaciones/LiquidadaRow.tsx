import Box from '@mui/material/Box'
import type { PropsWithChildren } from 'react'
import { isOwnServer } from '../../api/client/baseUrl'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { Estimado } from './Estimado'

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 2,
  // Stays in sight whatever is opened and added, but over a phone's keyboard, which leaves no room for it.
  '@media (min-height: 560px)': { position: 'sticky' },
  // Covers the padding below the fields, from which it is measured.
  bottom: -20,
  zIndex: 2,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
}

/** The last field of a settlement's form and what it comes to, drawn once: the fields above are drawn at every key. */
export const LiquidadaRow = ({ children }: PropsWithChildren) => (
  <Box sx={ROW}>
    <CheckboxField name="liquidada" label="Liquidada" />
    {children}
    {isOwnServer() && <Estimado />}
  </Box>
)

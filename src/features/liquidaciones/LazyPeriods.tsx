import Box from '@mui/material/Box'
import { useState } from 'react'
import { onDemand } from '../../ui/loading/onDemand'
import type { PeriodsProps } from './Periods'

const Periods = onDemand(() => import('./Periods'))

/** On a phone the chips take a line and the summary two. */
const ROOM = {
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'flex-start',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: { xs: 72, sm: 52, md: 24 },
}

/** The periods, whose code waits for the list's first rows, in a room of their own. */
export function LazyPeriods({ listed, ...props }: PeriodsProps & { listed: boolean }) {
  const [begun, setBegun] = useState(listed)
  if (listed && !begun) setBegun(true)
  return <Box sx={ROOM}>{begun && <Periods {...props} />}</Box>
}

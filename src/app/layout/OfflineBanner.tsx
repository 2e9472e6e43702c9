import Box from '@mui/material/Box'
import { useOnline } from '../../api/client/online'

const STYLES = {
  // Fixed at the foot: an unstable network must not shift the content under the pointer.
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'appBar',
  px: 2,
  py: 1,
  textAlign: 'center',
  fontWeight: 600,
  color: 'warning.contrastText',
  bgcolor: 'warning.main',
  // Rendered while empty too: screen readers announce only changes of an existing status element.
  '&:empty': { p: 0 },
  displayPrint: 'none',
}

/** Warns while the network is down. */
export function OfflineBanner() {
  const online = useOnline()
  return (
    <Box role="status" sx={STYLES}>
      {online ? '' : 'Sin conexión. Lo que escriba se conserva; podrá enviarlo cuando vuelva la red.'}
    </Box>
  )
}

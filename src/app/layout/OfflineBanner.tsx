import { styled } from '@mui/material/styles'
import { useOnline } from '../../api/client/online'

const Strip = styled('div')(({ theme }) => ({
  // Fixed at the foot: an unstable network must not shift the content under the pointer.
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  padding: theme.spacing(1, 2),
  textAlign: 'center',
  fontWeight: 500,
  color: theme.vars.palette.warning.contrastText,
  backgroundColor: theme.vars.palette.warning.main,
  // Rendered while empty too: screen readers announce only changes of an existing status element.
  '&:empty': { padding: 0 },
  '@media print': { display: 'none' },
}))

/** Warns while the network is down. */
export function OfflineBanner() {
  const online = useOnline()
  return (
    <Strip role="status">
      {online ? '' : 'Sin conexión. Lo que escriba se conserva; podrá enviarlo cuando vuelva la red.'}
    </Strip>
  )
}

import { styled } from '@mui/material/styles'
import { useOnline } from '../../api/client/online'

const Strip = styled('div')(({ theme }) => ({
  // Over the page's foot: a network that comes and goes must not move what is under the pointer.
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  padding: theme.spacing(1, 2),
  textAlign: 'center',
  fontWeight: 500,
  color: theme.vars.palette.warning.contrastText,
  backgroundColor: theme.vars.palette.warning.main,
  // It stays in the page while it is empty: only then is it read aloud when it speaks.
  '&:empty': { padding: 0 },
  '@media print': { display: 'none' },
}))

/** Says that the network is away, for as long as it is. */
export function OfflineBanner() {
  const online = useOnline()
  return (
    <Strip role="status">
      {online ? '' : 'Sin conexión. Lo que escriba se conserva; podrá enviarlo cuando vuelva la red.'}
    </Strip>
  )
}

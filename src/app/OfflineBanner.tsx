import { styled } from '@mui/material/styles'
import { useEnLinea } from '../api/connection'
import { TOP_BAR_HEIGHT } from './TopBar'

const Strip = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: TOP_BAR_HEIGHT,
  zIndex: theme.zIndex.appBar,
  padding: theme.spacing(1, 2),
  textAlign: 'center',
  fontWeight: 500,
  color: theme.vars.palette.warning.contrastText,
  backgroundColor: theme.vars.palette.warning.main,
  '&:empty': { display: 'none' },
  '@media print': { display: 'none' },
}))

/** Says that the network is away, for as long as it is. */
export function OfflineBanner() {
  const online = useEnLinea()
  return (
    <Strip role="status">
      {online ? '' : 'Sin conexión. Lo que escriba se conserva; podrá enviarlo cuando vuelva la red.'}
    </Strip>
  )
}

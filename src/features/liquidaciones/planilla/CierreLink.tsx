import CierreIcon from '@mui/icons-material/PointOfSaleOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useAppSelector } from '../../../api/client/hooks'
import { puede } from '../../../contract/permisos'
import { selectUsuario } from '../../../session/sessionSlice'

/** To the tills of today, on which what is typed now comes in: for whoever may close one. */
export function CierreLink() {
  const roles = useAppSelector(selectUsuario)?.roles ?? []
  if (!puede(roles, 'cerrarCaja')) return null
  return (
    <Button component={Link} to="/cierres" startIcon={<CierreIcon />}>
      Cierre
    </Button>
  )
}

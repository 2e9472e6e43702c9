import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { MessagePage } from './MessagePage'

export function NotFoundPage() {
  return (
    <main>
      <MessagePage
        title="Página no encontrada"
        actions={
          <Button variant="contained" component={Link} to="/">
            Volver al inicio
          </Button>
        }
      >
        La dirección no corresponde a ninguna pantalla. Puede que esté mal escrita o que haya cambiado.
      </MessagePage>
    </main>
  )
}

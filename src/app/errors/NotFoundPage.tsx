import { PlainLink } from '../../ui/buttons/PlainButton'
import { MessagePage } from './MessagePage'

export function NotFoundPage() {
  return (
    <MessagePage title="Página no encontrada" actions={<PlainLink to="/">Volver al inicio</PlainLink>}>
      La dirección no corresponde a ninguna pantalla. Puede que esté mal escrita o que haya cambiado.
    </MessagePage>
  )
}

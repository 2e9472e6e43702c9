import { PlainLink } from '../../ui/buttons/PlainButton'
import { MessagePage } from './MessagePage'

export function ForbiddenPage() {
  return (
    <MessagePage title="Sin permiso" actions={<PlainLink to="/">Volver al inicio</PlainLink>}>
      Su usuario no tiene permiso para ver esta pantalla.
    </MessagePage>
  )
}

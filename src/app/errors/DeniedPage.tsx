import { PlainLink } from '../../ui/buttons/PlainButton'
import { MessagePage } from './MessagePage'

/** In place of a screen that the person's roles do not allow. */
export function DeniedPage() {
  return (
    <MessagePage title="Sin permiso" actions={<PlainLink to="/">Volver al inicio</PlainLink>}>
      Su usuario no tiene permiso para ver esta pantalla.
    </MessagePage>
  )
}

import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { PlainButton, PlainLink } from '../../ui/buttons/PlainButton'
import { MessagePage } from './MessagePage'

/** A chunk cannot be fetched when a deployment has replaced it or the network is down. */
const isMissingChunk = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'

/** The error boundary's page: replaces a screen, or the whole product, that threw while loading or rendering. */
export function CrashPage() {
  const isMissing = isMissingChunk(useRouteError())
  const navigate = useNavigate()
  const location = useLocation()
  // Navigating to the present address clears the error and loads the screen again.
  const retry = () => navigate(location, { replace: true })

  return (
    <MessagePage
      title={isMissing ? 'No se pudo cargar la pantalla' : 'Algo salió mal'}
      actions={
        <>
          <PlainButton onClick={() => (isMissing ? window.location.reload() : void retry())}>
            {isMissing ? 'Recargar' : 'Reintentar'}
          </PlainButton>
          <PlainLink to="/" data-secundario>
            Volver al inicio
          </PlainLink>
        </>
      }
    >
      {isMissing
        ? 'Puede que haya una versión nueva de la aplicación o que se haya perdido la conexión. Recargue la página para continuar.'
        : 'La pantalla tuvo un error inesperado. Lo que ya se había guardado no se pierde.'}
    </MessagePage>
  )
}

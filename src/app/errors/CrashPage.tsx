import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { PlainButton, PlainLink } from '../../ui/buttons/PlainButton'
import { MessagePage } from './MessagePage'

/** A chunk cannot be fetched when a deployment has replaced it or the network is down. */
const isMissingChunk = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'

const goHome = (
  <PlainLink to="/" data-secundario>
    Volver al inicio
  </PlainLink>
)

function MissingChunk() {
  return (
    <MessagePage
      title="No se pudo cargar la pantalla"
      actions={
        <>
          <PlainButton onClick={() => window.location.reload()}>Recargar</PlainButton>
          {goHome}
        </>
      }
    >
      Puede que haya una versión nueva de la aplicación o que se haya perdido la conexión. Recargue la página
      para continuar.
    </MessagePage>
  )
}

/** The error boundary's page: replaces a screen, or the whole product, that threw while loading or rendering. */
export function CrashPage() {
  const error = useRouteError()
  const navigate = useNavigate()
  const location = useLocation()
  if (isMissingChunk(error)) return <MissingChunk />

  return (
    <MessagePage
      title="Algo salió mal"
      actions={
        <>
          {/* Navigating to the present address clears the error and loads the screen again. */}
          <PlainButton onClick={() => void navigate(location, { replace: true })}>Reintentar</PlainButton>
          {goHome}
        </>
      }
    >
      La pantalla tuvo un error inesperado. Lo que ya se había guardado no se pierde.
    </MessagePage>
  )
}

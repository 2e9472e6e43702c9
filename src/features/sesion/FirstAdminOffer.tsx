import { useEffect, useState } from 'react'
import { isOwnServer } from '../../api/client/baseUrl'
import { useInicioQuery } from '../../api/sesion'
import { isLoopback } from '../../contract/loopback'
import { PlainButton } from '../../ui/buttons/PlainButton'
import { onDemand } from '../../ui/loading/onDemand'

const FirstAdminDialog = onDemand(() => import('./FirstAdminDialog'))

/**
 * Offers to create the first administrator where our own server has no users. Only on the server's own machine is it asked
 * for that, once the page has been drawn.
 */
export function FirstAdminOffer() {
  const [drawn, setDrawn] = useState(false)
  const [open, setOpen] = useState(false)
  const possible = isOwnServer() && isLoopback(location.hostname)
  const { data } = useInicioQuery(undefined, { skip: !possible || !drawn })
  useEffect(() => {
    const turn = setTimeout(() => setDrawn(true))
    return () => clearTimeout(turn)
  }, [])

  if (!data?.disponible) return null
  return (
    <>
      <PlainButton type="button" data-secundario onClick={() => setOpen(true)}>
        Crear el primer administrador
      </PlainButton>
      {open && <FirstAdminDialog onClose={() => setOpen(false)} />}
    </>
  )
}

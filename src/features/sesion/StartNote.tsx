import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { isOwnServer } from '../../api/client/baseUrl'
import { useInicioQuery } from '../../api/sesion'
import { isLoopback } from '../../contract/loopback'
import { PlainButton } from '../../ui/buttons/PlainButton'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { paletteOf } from '../../ui/style/palette'

const FirstAdminDialog = lazyComponent(() => import('./FirstAdminDialog'))

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: paletteOf(theme).text.secondary,
}))

/**
 * How to begin, where our own server has no users: it offers to create the first administrator. How to leave the demonstration,
 * where it has those. Only on the server's own machine is it asked for that, once the page has been drawn.
 */
export function StartNote() {
  const [drawn, setDrawn] = useState(false)
  const [open, setOpen] = useState(false)
  const possible = isOwnServer() && isLoopback(location.hostname)
  const { data } = useInicioQuery(undefined, { skip: !possible || !drawn })
  useEffect(() => {
    const turn = setTimeout(() => setDrawn(true))
    return () => clearTimeout(turn)
  }, [])

  if (data?.demostracion)
    return (
      <Note>
        Esto es una demostración. Para su empresa, inicie Cochera con DEMO=no y otra carpeta DATA_DIR, vacía:
        nada de lo de aquí pasa a ella.
      </Note>
    )
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

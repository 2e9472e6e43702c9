import { useState, type ComponentType } from 'react'
import { onDemand } from '../../onDemand'
import type * as PanelParts from './panelParts'

type Partes = typeof PanelParts

let llegadas: Partes | undefined

/** Fetches what the panels are made of; asking again costs nothing. */
export const cargarPaneles = async (): Promise<Partes> =>
  (llegadas ??= await import(/* webpackChunkName: "grid-panels" */ './panelParts'))

/**
 * A part of a panel, fetched when it is first shown. The table stays on screen while the part is on its way; once all are here
 * none waits, since what opens is placed by the size that it has at once. Its props are the part's: whoever takes it says which.
 */
export const dePanel = (elegir: (partes: Partes) => unknown) => {
  const elegida = (partes: Partes) => elegir(partes) as ComponentType<object>
  return onDemand(
    async () => ({ default: elegida(await cargarPaneles()) }),
    null,
    () => llegadas && elegida(llegadas),
  )
}

/**
 * The same for a part that the grid draws closed as well: nothing is fetched for it before it is first opened, and it stays
 * from then on, to close in its own manner.
 */
export function dePanelAlAbrir(elegir: (partes: Partes) => unknown) {
  const Parte = dePanel(elegir)
  return function ParteQueSeAbre(props: { open: boolean }) {
    const [abierta, setAbierta] = useState(false)
    if (props.open && !abierta) setAbierta(true)
    return abierta ? <Parte {...props} /> : null
  }
}

import CircularProgress from '@mui/material/CircularProgress'
import type { ComponentType } from 'react'
import { lazyComponent } from '../loading/lazyComponent'

const Unavailable = () => <p>No se pudo cargar la gráfica.</p>

/**
 * Loads a drawing's code when it is first shown. If that fails (no network, a newer version on the server), the screen works
 * without it.
 */
export const loadChart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyComponent(
    () => load().catch(() => ({ default: Unavailable as ComponentType<Props> })),
    <CircularProgress aria-label="Cargando la gráfica" size={24} />,
  )

import { lazy, type ComponentType } from 'react'

const NoDisponible = () => <p>No se pudo cargar la gráfica.</p>

/**
 * A drawing whose code comes when it is first shown. If it cannot be had (no network, a newer version on the server), the
 * screen keeps working without it.
 */
export const cargarGrafica = <Props,>(pedir: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => pedir().catch(() => ({ default: NoDisponible as ComponentType<Props> })))

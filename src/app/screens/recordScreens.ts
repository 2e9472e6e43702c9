import type { RecordScreen } from './screen'

/** The pages of single records, which the names in all tables lead to. */
export const recordScreens: readonly RecordScreen[] = [
  {
    path: 'conductores/:documento',
    title: 'Conductor',
    load: () => import('../pages/conductor/ConductorPage'),
  },
  { path: 'buses/:numero', title: 'Bus', load: () => import('../pages/bus/BusPage') },
]

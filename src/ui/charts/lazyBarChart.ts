import { loadChart } from './loadChart'

/** Bars whose code loads when they are first shown. */
export const LazyBarChart = loadChart(() => import('./BarChart'))

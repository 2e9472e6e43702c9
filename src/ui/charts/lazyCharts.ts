/** Drawings whose code loads when they are first shown. */
import { loadChart } from './loadChart'

export const LazyBarChart = loadChart(() => import('./BarChart'))
export const LazyLineChart = loadChart(() => import('./LineChart'))

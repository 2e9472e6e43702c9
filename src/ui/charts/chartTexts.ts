import type { ChartsLocaleText } from '@mui/x-charts/locales'

/** The charts' own words that may come to be read; their library has no Spanish. */
export const CHART_TEXTS: Partial<ChartsLocaleText> = {
  loading: 'Cargando los datos…',
  noData: 'No hay datos para dibujar.',
  a11yNoValue: 'sin valor',
}

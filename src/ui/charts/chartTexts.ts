import type { ChartsLocaleText } from '@mui/x-charts/locales'

/** Spanish for the texts that the charts may show; the library has no translation. */
export const CHART_TEXTS: Partial<ChartsLocaleText> = {
  loading: 'Cargando los datos…',
  noData: 'No hay datos para dibujar.',
  a11yNoValue: 'sin valor',
}

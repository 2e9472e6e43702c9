/** One of the things that a chart compares: its name in the legend, and a figure for each day or bar. */
export interface Series {
  nombre: string
  values: readonly (number | null)[]
}

/** Where the axis of figures begins: at zero, so that no difference looks greater than it is, unless something falls below. */
export const axisStart = (series: readonly Series[]): number | undefined =>
  series.some(({ values }) => values.some((value) => (value ?? 0) < 0)) ? undefined : 0

/** One of the things that a chart compares: its name in the legend, and a figure for each day or bar. */
export interface Series {
  nombre: string
  values: readonly number[]
}

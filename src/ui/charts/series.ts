/** One of the things that a chart of lines compares: its name in the legend, and a figure for each day. */
export interface Series {
  nombre: string
  values: readonly (number | null)[]
}

/** A bar: its name and its figure. */
export interface Bar {
  nombre: string
  value: number
}

const BAR_HEIGHT = 26
const AXIS_HEIGHT = 32

/** Height of a drawing of some bars, in pixels. */
export const heightOf = (bars: readonly Bar[]) => bars.length * BAR_HEIGHT + AXIS_HEIGHT

/** Where the axis of figures begins: at zero, so that no difference looks greater than it is, unless something falls below. */
export const axisStart = (values: Series['values']): number | undefined =>
  values.some((value) => (value ?? 0) < 0) ? undefined : 0

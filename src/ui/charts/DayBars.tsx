import { styled } from '@mui/material/styles'
import { paletteOf } from '../style/palette'

export interface DayBar {
  /** Its day, or the first of its days. */
  fecha: string
  /** Written below it, where there is room: '27'. */
  label: string
  /** Says it in words, where the pointer rests. */
  title: string
  value: number
  /** Where a tick is drawn: what was expected. */
  expected?: number
  /** Paler, as a day without work, or a dashed outline, as an incomplete day. */
  look?: 'muted' | 'outlined'
}

interface Props {
  /** The drawing in words. */
  description: string
  /** From the earliest to the latest. */
  bars: readonly DayBar[]
  /** Writes the axis' figures. */
  format: (figure: number) => string
}

/** Fewer days than these leave room at the right, or their bars would be slabs. */
const MIN_SLOTS = 14
const MAX_LABELS = 12

const Drawing = styled('svg')(({ theme }) => {
  const { primary, text, background, divider, action } = paletteOf(theme)
  return {
    display: 'block',
    overflow: 'visible',
    height: 200,
    // Leaves room for the figures of the axis and for the labels.
    width: 'calc(100% - 64px)',
    margin: '8px 0 24px 64px',
    '& svg': { overflow: 'visible' },
    '& text': { ...theme.typography.caption, fill: text.secondary, textAnchor: 'end' },
    '& .label': { textAnchor: 'middle' },
    '& line': { stroke: divider },
    '& rect': { fill: primary.main },
    // Its rim keeps it apart from the bar that it crosses.
    '& .expected': { fill: text.primary, stroke: background.paper },
    '& .muted': { fill: `color-mix(in srgb, ${primary.main} 45%, ${background.paper})` },
    '& .outlined': { fill: 'none', stroke: primary.main, strokeDasharray: '3 2' },
    '& .whole': { fill: 'transparent' },
    '& :hover > .whole': { fill: action.hover },
  }
})

/** The figures of an axis that holds zero and all values, from the lowest up, a round step apart. */
export function axisFigures(values: readonly number[]) {
  const low = Math.min(0, ...values)
  // One, where there is nothing to draw.
  const range = Math.max(0, ...values) - low || 1
  const power = 10 ** Math.floor(Math.log10(range / 4))
  const step = power * ([1, 2, 2.5, 5].find((factor) => factor * power * 4 >= range) ?? 10)
  const first = Math.floor(low / step)
  return Array.from({ length: Math.ceil((low + range) / step) - first + 1 }, (_, i) => (first + i) * step)
}

/** A bar for each day, with what was expected of it. */
export function DayBars({ description, bars, format }: Props) {
  const figures = axisFigures(bars.flatMap(({ value, expected = 0 }) => [value, expected]))
  const high = Math.max(...figures)
  const range = high - Math.min(...figures)
  const yOf = (figure: number) => `${(100 * (high - figure)) / range}%`
  const slot = 100 / Math.max(bars.length, MIN_SLOTS)
  return (
    <Drawing role="img" aria-label={description}>
      {figures.map((figure) => (
        <svg key={figure} y={yOf(figure)}>
          <line x2="100%" />
          <text x="-8" y="4">
            {format(figure)}
          </text>
        </svg>
      ))}
      {bars.map(({ fecha, label, title, value, expected, look }, i) => (
        <svg key={fecha} x={`${slot * i}%`} width={`${slot}%`}>
          <title>{title}</title>
          <rect className="whole" width="100%" height="100%" />
          <rect
            className={look}
            x="16%"
            width="68%"
            y={yOf(Math.max(0, value))}
            height={yOf(high - Math.abs(value))}
            rx="2"
          />
          {expected !== undefined && (
            <rect className="expected" x="5%" width="90%" y={yOf(expected)} height="3" />
          )}
          {i % Math.ceil(bars.length / MAX_LABELS) === 0 && (
            <text className="label" x="50%" y="100%" dy="18">
              {label}
            </text>
          )}
        </svg>
      ))}
    </Drawing>
  )
}

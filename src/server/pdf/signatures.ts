import { INK, TEXT_WIDTH, type Row } from './paper'

const GAP = 40
const width = (TEXT_WIDTH - GAP) / 2

/** Two lines for signing, side by side at the foot of the page, each over who signs and in what capacity. */
export function signaturesOf(left: string, right: string): Row[] {
  const gap = { text: '', width: GAP }
  const line = { text: '', width, rule: INK }
  return [
    { above: 48, keep: true, atFoot: true, cells: [line, gap, line] },
    { cells: [{ text: left, width }, gap, { text: right, width }] },
  ]
}

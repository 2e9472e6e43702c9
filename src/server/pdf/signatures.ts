import { TEXT_WIDTH, MARGIN, FOOT, INK, SOFT_INK, drawRule, type Doc } from './paper'
import { drawText, measureText } from './text'

const GAP = 40
const width = (TEXT_WIDTH - GAP) / 2

/** From the line down: the name, 'C.C. 71234567' (empty where it is not known), and in what capacity: 'Recibí a satisfacción'. */
const LINES = [
  ['nombre', { face: 'bold', width }],
  ['documento', { width }],
  ['capacity', { width, size: 8.5, color: SOFT_INK }],
] as const

type Signature = Record<(typeof LINES)[number][0], string>

/** Two lines for signing, side by side at the bottom of the page. */
export function drawSignatures(doc: Doc, signatures: readonly [Signature, Signature]) {
  const heights = signatures.map((signature) =>
    LINES.reduce((height, [field, style]) => height + measureText(doc, signature[field], style), 0),
  )
  const y = FOOT - 14 - Math.max(...heights)
  for (const [index, signature] of signatures.entries()) {
    const x = MARGIN + index * (width + GAP)
    drawRule(doc, y, x, x + width, INK)
    LINES.reduce((top, [field, style]) => drawText(doc, signature[field], x, top, style), y + 4)
  }
}

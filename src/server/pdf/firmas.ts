import { TEXT_WIDTH, MARGIN, FOOT, INK, SOFT_INK, drawRule, type Doc } from './paper'
import { drawText, measureText } from './text'

const GAP = 40
const ancho = (TEXT_WIDTH - GAP) / 2

/** From the line down: the name, 'C.C. 71234567' (empty where it is not known), and in what capacity: 'Recibí a satisfacción'. */
const LINES = [
  ['nombre', { fuente: 'negrita', ancho }],
  ['documento', { ancho }],
  ['calidad', { ancho, cuerpo: 8.5, color: SOFT_INK }],
] as const

type Firma = Record<(typeof LINES)[number][0], string>

/** Two lines for signing, side by side at the bottom of the page. */
export function drawFirmas(doc: Doc, firmas: readonly [Firma, Firma]) {
  const heights = firmas.map((firma) =>
    LINES.reduce((height, [field, style]) => height + measureText(doc, firma[field], style), 0),
  )
  const y = FOOT - 14 - Math.max(...heights)
  for (const [index, firma] of firmas.entries()) {
    const x = MARGIN + index * (ancho + GAP)
    drawRule(doc, y, x, x + ancho, INK)
    LINES.reduce((top, [field, style]) => drawText(doc, firma[field], x, top, style), y + 4)
  }
}

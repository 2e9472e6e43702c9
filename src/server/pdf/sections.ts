import { MARGIN, SOFT_INK, TEXT_WIDTH, drawRule, type Doc } from './paper'
import { drawText } from './text'

/** Labels with what belongs to them; those of '' are left out. */
export type Lines = readonly (readonly [string, string])[]

const LABEL_WIDTH = 170

/** Draws the title of a section and its lines. @returns the `y` under it. */
export function drawSection(doc: Doc, title: string, lines: Lines, y: number): number {
  const below = drawText(doc, title, MARGIN, y + 12, { face: 'bold', size: 10.5 })
  drawRule(doc, below + 3)
  return lines.reduce((top, [label, value]) => {
    if (value === '') return top
    const belowLabel = drawText(doc, label, MARGIN, top, { width: LABEL_WIDTH, color: SOFT_INK })
    const x = MARGIN + LABEL_WIDTH
    const belowValue = drawText(doc, value, x, top, { width: TEXT_WIDTH - LABEL_WIDTH })
    return Math.max(belowLabel, belowValue) + 3
  }, below + 8)
}

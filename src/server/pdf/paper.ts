import type PDFDocument from 'pdfkit'

export type Doc = InstanceType<typeof PDFDocument>
/** Draws on one empty page. */
export type DrawPage = (doc: Doc) => void

/** Letter, in points of 1/72 inch. */
export const PAGE_WIDTH = 612
const PAGE_HEIGHT = 792
export const MARGIN = 54
export const TEXT_WIDTH = PAGE_WIDTH - 2 * MARGIN
/** Top of the foot, which has the page number. */
export const FOOT = PAGE_HEIGHT - 52

export const INK = '#1b1f24'
export const SOFT_INK = '#5b636d'
const RULE = '#c9ced5'

/** A hairline across the page. */
export function drawRule(doc: Doc, y: number, from = MARGIN, to = PAGE_WIDTH - MARGIN, color = RULE) {
  doc.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor(color).stroke()
}

import { INK, TEXT_WIDTH, type Doc } from './paper'

interface TextStyle {
  face?: 'regular' | 'bold'
  size?: number
  color?: string
  width?: number
  align?: 'left' | 'right' | 'center'
  /** A single line, cut with an ellipsis where it does not fit. */
  oneLine?: boolean
}

const withStyle = (doc: Doc, { face = 'regular', size = 10, color = INK }: TextStyle) =>
  doc.font(face).fontSize(size).fillColor(color)

/** A text as it stands in a page's content, with the faces that it names and the `y` under it. */
interface DrawnText {
  content: Buffer
  fonts: object
  y: number
}

/**
 * The texts that a document has, each with its place and style. The pages of a long one repeat most of theirs: to lay out a text takes
 * pdfkit twenty times as long as to write its content once more.
 */
const drawnTexts = new WeakMap<Doc, Map<string, DrawnText>>()

/** Captures the bytes that `draw` writes to a page's content. */
function contentOf(doc: Doc, draw: () => void) {
  const { addContent } = doc
  const lines: string[] = []
  doc.addContent = (line: string) => {
    lines.push(line)
    return doc
  }
  draw()
  doc.addContent = addContent
  return Buffer.from(`${lines.join('\n')}\n`, 'latin1')
}

function layOutText(doc: Doc, text: string, x: number, y: number, style: TextStyle): DrawnText {
  const { width = TEXT_WIDTH, align = 'left' } = style
  const content = contentOf(doc, () => {
    withStyle(doc, style)
    const cut = style.oneLine && { height: doc.currentLineHeight(), ellipsis: true }
    doc.text(text, x, y, { width, align, ...cut })
  })
  return { content, fonts: { ...(doc.page.fonts as object) }, y: doc.y }
}

/** Draws a text with its upper left corner at (x, y). @returns the `y` under it. */
export function drawText(doc: Doc, text: string, x: number, y: number, style: TextStyle = {}): number {
  const drawn = drawnTexts.get(doc) ?? new Map<string, DrawnText>()
  drawnTexts.set(doc, drawn)
  const key = JSON.stringify([text, x, y, style])
  const known = drawn.get(key) ?? layOutText(doc, text, x, y, style)
  drawn.set(key, known)
  Object.assign(doc.page.fonts, known.fonts)
  doc.addContent(known.content)
  return known.y
}

/** The height of a text. */
export const measureText = (doc: Doc, text: string, style: TextStyle): number =>
  withStyle(doc, style).heightOfString(text, { width: style.width ?? TEXT_WIDTH })

import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import normal from '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'
import negrita from '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'
import type { Font } from 'fontkit'
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

/** An embedded TrueType face: a PDF's standard fonts lack the letters of names from beyond Western Europe. */
const FONTS = { normal, negrita }

/** Kept once they are open: to parse one takes as long as ten pages. */
let faces: (readonly [string, Font])[] | undefined

/** Figures as they are written on paper, with the space after them. */
const FIGURES = /^[\d.,$\u00a0 ]+$/

/**
 * Makes a face lay out figures glyph by glyph: in ours neither ligatures nor kerning touch them. pdfkit keeps the layout of every word,
 * so that on the pages of a long document the figures are what is new, and looking them up in the tables of both took two fifths of its
 * time.
 */
export function layOutFigures(face: Font): Font {
  const layout = face.layout.bind(face)
  face.layout = (text) => {
    if (!FIGURES.test(text)) return layout(text)
    const glyphs = face.glyphsForString(text)
    const positions = glyphs.map(({ advanceWidth }) => ({ xAdvance: advanceWidth }))
    // A run adds up its own width, which pdfkit asks for when it has scaled the positions.
    return Object.assign(layout(''), { glyphs, positions })
  }
  return face
}

interface Print {
  titulo: string
  empresa: string
  /** Instant of its making. */
  fecha: Date
  /** Text at the foot of every page, beside its number. */
  pie: string
}

interface TextStyle {
  fuente?: keyof typeof FONTS
  cuerpo?: number
  color?: string
  ancho?: number
  alineado?: 'left' | 'right' | 'center'
  /** A single line, cut with an ellipsis where it does not fit. */
  unaLinea?: boolean
}

const withStyle = (doc: Doc, { fuente = 'normal', cuerpo = 10, color = INK }: TextStyle) =>
  doc.font(fuente).fontSize(cuerpo).fillColor(color)

/** Draws a text with its upper left corner at (x, y). @returns the `y` under it. */
export function drawText(doc: Doc, text: string, x: number, y: number, style: TextStyle = {}): number {
  const { ancho = TEXT_WIDTH, alineado = 'left' } = style
  withStyle(doc, style)
  const oneLine = style.unaLinea && { height: doc.currentLineHeight(), ellipsis: true }
  doc.text(text, x, y, { width: ancho, align: alineado, ...oneLine })
  return doc.y
}

/** The height of a text. */
export const measureText = (doc: Doc, text: string, style: TextStyle): number =>
  withStyle(doc, style).heightOfString(text, { width: style.ancho ?? TEXT_WIDTH })

/** A hairline across the page. */
export function drawRule(doc: Doc, y: number, desde = MARGIN, hasta = PAGE_WIDTH - MARGIN, color = RULE) {
  doc.moveTo(desde, y).lineTo(hasta, y).lineWidth(0.6).strokeColor(color).stroke()
}

function drawPageNumber(doc: Doc, foot: string, number: number, total: number) {
  const y = FOOT + 8
  drawRule(doc, FOOT)
  const style = { cuerpo: 8.5, color: SOFT_INK, unaLinea: true }
  drawText(doc, foot, MARGIN, y, { ...style, ancho: TEXT_WIDTH - 110 })
  drawText(doc, `Página ${number} de ${total}`, PAGE_WIDTH - MARGIN - 100, y, {
    ...style,
    ancho: 100,
    alineado: 'right',
  })
}

/**
 * Makes a PDF of letter pages. Between two pages other requests are answered, however large the document.
 */
export async function printPdf({ titulo, empresa, fecha, pie }: Print, pages: readonly DrawPage[]) {
  // Loaded on first use: the package takes a fifth of the server's start.
  const [{ default: PdfDocument }, { openSync }] = await Promise.all([import('pdfkit'), import('fontkit')])
  const doc = new PdfDocument({
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    // No default font: pdfkit would look for its font files beside its code.
    font: '',
    lang: 'es-CO',
    displayTitle: true,
    info: { Title: titulo, Author: empresa, Creator: 'Cochera', CreationDate: fecha },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))

  faces ??= Object.entries(FONTS).map(
    ([nombre, file]) => [nombre, layOutFigures(openSync(path.resolve(__dirname, file)))] as const,
  )
  for (const [nombre, face] of faces) {
    // A font is parsed at its first letters: other requests go first.
    await setImmediate()
    doc.registerFont(nombre, face).font(nombre).widthOfString('a ')
  }
  for (const [index, pagina] of pages.entries()) {
    await setImmediate()
    doc.addPage()
    pagina(doc)
    drawPageNumber(doc, pie, index + 1, pages.length)
  }
  await setImmediate()
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import regular from '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'
import bold from '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'
import type { Font } from 'fontkit'
import { FOOT, MARGIN, PAGE_WIDTH, SOFT_INK, TEXT_WIDTH, drawRule, type DrawPage, type Doc } from './paper'
import { drawText } from './text'

/** An embedded TrueType face: a PDF's standard fonts lack the letters of names from beyond Western Europe. */
const FONTS = { regular, bold }

/** Kept once they are open: to parse one takes as long as ten pages. */
let faces: (readonly [string, Font])[] | undefined

/**
 * Printable ASCII. A glyph is kept with its character by who meets it first, and without one where it is first met as a part of another:
 * a letter in an accented one, the point in the colon. What lost its character cannot be copied, searched or heard.
 */
const CHARACTERS = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))

/** Figures as they are written on paper, with the space after them. */
const FIGURES = /^[\d.,$\u00a0 ]+$/

/**
 * Makes a face lay out figures glyph by glyph: in ours neither ligatures nor kerning touch them. pdfkit keeps the layout of every word,
 * so that on the pages of a long document the figures are what is new, and looking them up in the tables of both took two fifths of its
 * time.
 */
export function layOutFigures(face: Font) {
  face.glyphsForString(CHARACTERS)
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
  title: string
  empresa: string
  /** Instant of its making. */
  madeAt: Date
}

/** Pages that are numbered together. */
interface Part {
  /** Text at the foot of each, beside its number. */
  foot: string
  pages: readonly DrawPage[]
}

function drawPageNumber(doc: Doc, foot: string, number: number, total: number) {
  const y = FOOT + 8
  drawRule(doc, FOOT)
  const style = { size: 8.5, color: SOFT_INK, oneLine: true }
  drawText(doc, foot, MARGIN, y, { ...style, width: TEXT_WIDTH - 110 })
  drawText(doc, `Página ${number} de ${total}`, PAGE_WIDTH - MARGIN - 100, y, {
    ...style,
    width: 100,
    align: 'right',
  })
}

/**
 * Makes a PDF of letter pages. Between two pages other requests are answered, however large the document.
 */
export async function printPdf({ title, empresa, madeAt }: Print, ...parts: readonly Part[]) {
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
    info: { Title: title, Author: empresa, Creator: 'Cochera', CreationDate: madeAt },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))

  faces ??= Object.entries(FONTS).map(
    ([name, file]) => [name, layOutFigures(openSync(path.resolve(__dirname, file)))] as const,
  )
  for (const [name, face] of faces) {
    // A font is parsed at its first letters: other requests go first.
    await setImmediate()
    doc.registerFont(name, face).font(name).widthOfString('a ')
  }
  for (const { foot, pages } of parts)
    for (const [index, draw] of pages.entries()) {
      await setImmediate()
      doc.addPage()
      draw(doc)
      drawPageNumber(doc, foot, index + 1, pages.length)
    }
  await setImmediate()
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

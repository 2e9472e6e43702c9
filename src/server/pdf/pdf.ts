import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import regular from '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'
import bold from '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'
import { FOOT, RULE, SOFT_INK, TEXT_WIDTH, drawRow, heightOf, type Doc, type Pages, type Row } from './paper'

/** An embedded TrueType face: a PDF's standard fonts lack the letters of names from beyond Western Europe. */
const FONTS = { regular, bold }

/** Kept once they are open: to parse one takes as long as ten pages. */
let faces: (readonly [string, object])[] | undefined

/**
 * Printable ASCII. A glyph is kept with its character by who meets it first, and without one where it is first met as a part of another:
 * a letter in an accented one, the point in the colon. What lost its character cannot be copied, searched or heard.
 */
const CHARACTERS = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))

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
  pages: readonly Pages[]
}

const SMALL = { size: 8.5, color: SOFT_INK }

const footOf = (foot: string, number: string): Row[] => [
  { cells: [{ text: '', rule: RULE }] },
  {
    cells: [
      { ...SMALL, text: foot, width: TEXT_WIDTH - 100 },
      { ...SMALL, text: number, width: 100, right: true },
    ],
  },
]

/** Rows in pages that begin with the head. */
async function inPages(doc: Doc, { head, rows }: Pages) {
  const pages: Row[][] = []
  let left = 0
  for (let rest = rows; rest.length > 0;) {
    await setImmediate()
    const kept = rest.slice(0, rest.findIndex(({ keep }) => !keep) + 1 || rest.length)
    rest = rest.slice(kept.length)
    const height = heightOf(doc, kept)
    if (height > left) {
      const top = kept[0]?.head ? [...head, kept[0].head] : [...head]
      pages.push(top)
      left = FOOT - heightOf(doc, top)
    }
    pages.at(-1)?.push(...kept)
    left = kept.some(({ atFoot }) => atFoot) ? 0 : left - height
  }
  return pages
}

/**
 * Makes a PDF of letter pages. Other requests are answered meanwhile, however large the document.
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
    ([name, file]) => [name, openSync(path.resolve(__dirname, file))] as const,
  )
  for (const [name, face] of faces) {
    // A font is parsed at its first letters: other requests go first.
    await setImmediate()
    doc.registerFont(name, face).font(name).widthOfString(CHARACTERS)
  }
  for (const { foot, pages } of parts) {
    const drawn: Row[][] = []
    for (const flow of pages) drawn.push(...(await inPages(doc, flow)))
    for (const [index, rows] of drawn.entries()) {
      await setImmediate()
      doc.addPage()
      for (const [at, row] of rows.entries()) {
        if (row.atFoot) doc.y = FOOT - heightOf(doc, rows.slice(at))
        drawRow(doc, row)
      }
      doc.y = FOOT
      for (const row of footOf(foot, `Página ${index + 1} de ${drawn.length}`)) drawRow(doc, row)
    }
  }
  await setImmediate()
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

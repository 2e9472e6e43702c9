import { MARGIN, SOFT_INK, TEXT_WIDTH, drawRule, type Doc } from './paper'
import { drawText } from './text'

/** Labels with what belongs to them; those of '' are left out. */
export type Lines = readonly (readonly [string, string])[]

const LABEL_WIDTH = 170

/** A little more than the width of a text, in points: a page is planned before there is a document to measure by. */
const widthOf = (text: string) =>
  Array.from(text).reduce((width, letter) => width + (/[\p{Lu}%@mw]/u.test(letter) ? 8 : 5), 0)

const linesIn = (text: string, width: number) =>
  text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(widthOf(line) / width)), 0)

/** Lines of text that a label and its value take at most, with the space under them. */
const linesOf = ([label, value]: Lines[number]) =>
  value === '' ? 0 : Math.max(linesIn(label, LABEL_WIDTH), linesIn(value, TEXT_WIDTH - LABEL_WIDTH)) + 0.3

/** A value that is too long for what is left of a page goes on beside its label on the next. */
const LONGEST = 12

function piecesOf([label, value]: Lines[number]): Lines {
  const pieces: [string, string][] = [[label, '']]
  // Ranges of days stay whole.
  for (const word of value.split(value.includes('; ') ? /(?<=;) / : ' ')) {
    const last = pieces.at(-1) as [string, string]
    const longer = last[1] && `${last[1]} ${word}`
    if (linesOf([label, longer]) > LONGEST) pieces.push([`${label} (sigue)`, word])
    else last[1] = longer || word
  }
  return pieces
}

/** Lines of a section in pages of as many lines of text as fit. */
export function linesInPages(lines: Lines, fit: number): Lines[] {
  const pages: [string, string][][] = [[]]
  let left = fit
  for (const line of lines.flatMap(piecesOf)) {
    const taken = linesOf(line)
    if (taken > left) {
      pages.push([])
      left = fit
    }
    pages.at(-1)?.push([...line])
    left -= taken
  }
  return pages
}

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

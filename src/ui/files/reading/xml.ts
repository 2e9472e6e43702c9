import { decode, Parser } from 'saxen'

/** A workbook that comes to more than is read. */
export class TooLarge extends Error {}

type Attributes = Readonly<Record<string, string>>

interface Walk {
  /** @param attributes as they are written */
  open?: (element: string, attributes: () => Attributes) => void
  close?: (element: string) => void
  /** A piece of a cell's value or text. */
  text?: (text: string) => void
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1)

/** A reference beyond the signs that saxen knows, and a sign that XML cannot hold, as Excel writes it. */
const REFERENCE = /&#(\d{5,7}|x[\dA-F]{5,6});/gi
const ESCAPED = /_x([\dA-F]{4})_/gi

const read = (written: string) =>
  decode(
    written.replaceAll(REFERENCE, (_all, code: string) =>
      String.fromCodePoint(Number(code.replace(/^x/i, '0x'))),
    ),
  ).replaceAll(ESCAPED, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Walks once through a part by its elements, without their prefix. @throws where it is no XML. */
export function walk(xml: string, { open, close, text }: Walk) {
  if (xml === '') return
  let inside = ''
  const take = (value: string) => {
    if (inside === 'v' || inside === 't') text?.(value)
  }
  new Parser()
    .on('openTag', (name, attributes) => {
      inside = bare(name)
      open?.(inside, () => attributes() || {})
    })
    .on('closeTag', (name) => {
      inside = ''
      close?.(bare(name))
    })
    .on('text', (written) => take(read(written)))
    .on('cdata', take)
    .parse(xml)
}

/** Elements at most of a part of which each is kept. */
const MOST_ELEMENTS = 100_000

/** The elements of these names in a part, in their order, each with its attributes without their prefix. */
export function elementsOf(xml: string, ...wanted: string[]) {
  const found: (Attributes & { element: string })[] = []
  walk(xml, {
    open: (element, attributes) => {
      if (!wanted.includes(element)) return
      const own = Object.entries(attributes()).map(([name, value]) => [bare(name), read(value)] as const)
      if (found.push({ ...Object.fromEntries(own), element }) > MOST_ELEMENTS) throw new TooLarge()
    },
  })
  return found
}

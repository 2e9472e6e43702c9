import { Parser } from 'saxen'

/** An element's attribute by its name, decoded; under any prefix where it has one. */
export type Attribute = (name: string, isPrefixed?: boolean) => string | undefined

interface Walk {
  open: (element: string, attribute: Attribute) => void
  close?: (element: string) => void
  text?: (text: string) => void
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1)

/** Walks through a part of a workbook once, from its begin to its end, by its elements without their prefix. @throws where it is no XML. */
export function walk(xml: string, { open, close, text }: Walk): void {
  const parser = new Parser().on('openTag', (name, attributes, decode) =>
    open(bare(name), (wanted, isPrefixed) => {
      const given = attributes() || {}
      const value = isPrefixed
        ? Object.entries(given).find(([one]) => one.endsWith(`:${wanted}`))?.[1]
        : given[wanted]
      return value === undefined ? value : decode(value)
    }),
  )
  if (close) parser.on('closeTag', (name) => close(bare(name)))
  if (text) parser.on('text', (written, decode) => text(decode(written))).on('cdata', text)
  parser.parse(xml)
}

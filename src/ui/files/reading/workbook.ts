import { strFromU8, unzipSync } from 'fflate'
import { numberFormats } from './formats'
import type { Read, Sheet } from './problems'
import { readSheet, TooLarge, unescaped, type Book } from './sheet'
import { walk } from './xml'

/** What a workbook may come to: bytes and parts unpacked, texts that cells share, cells, and their letters. */
const MOST = {
  bytes: 64 * 1_048_576,
  parts: 1000,
  shared: 1_000_000,
  cells: 2_000_000,
  letters: 32_000_000,
}

const PART = /\.(?:xml|rels)$/i
const NEEDLESS = /^(?:docProps|customXml|xl\/(?:charts|drawings|pivot\w+|theme))\//

/** The parts by their names, of which the archive's directory tells before one too many is unpacked. */
function unpack(archive: Uint8Array): (name: string) => string | undefined {
  let bytes = 0
  let count = 0
  const parts = unzipSync(archive, {
    filter: ({ name, originalSize }) => {
      if (!PART.test(name) || NEEDLESS.test(name)) return false
      bytes += originalSize
      count += 1
      // One that is larger than the directory says is cut off there.
      if (bytes > MOST.bytes || count > MOST.parts) throw new TooLarge()
      return true
    },
  })
  return (name) => parts[name] && strFromU8(parts[name])
}

/** The parts that another one names, by their mark, with the last word of their kind: 'worksheet', 'styles'. */
function relations(xml: string | undefined) {
  const found = new Map<string, { kind: string; part: string }>()
  if (xml)
    walk(xml, {
      open: (element, attribute) => {
        const target = attribute('Target') ?? ''
        if (element !== 'Relationship') return
        found.set(attribute('Id') ?? '', {
          kind: (attribute('Type') ?? '').split('/').at(-1) ?? '',
          part: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
        })
      },
    })
  return found
}

/** The texts that cells share, each of one or several pieces, without how they are pronounced. */
function sharedTextsOf(xml: string | undefined): string[] {
  const texts: string[] = []
  let inside = ''
  let isPhonetic = false
  let text = ''
  if (xml)
    walk(xml, {
      open: (element) => {
        inside = element
        if (element === 'si') text = ''
        if (element === 'rPh') isPhonetic = true
      },
      text: (piece) => {
        if (inside === 't' && !isPhonetic) text += piece
      },
      close: (element) => {
        inside = ''
        if (element === 'rPh') isPhonetic = false
        if (element === 'si' && texts.push(unescaped(text)) > MOST.shared) throw new TooLarge()
      },
    })
  return texts
}

/** Reads all sheets of a workbook, each part of it once. */
export function readWorkbook(archive: Uint8Array): Read {
  try {
    const partOf = unpack(archive)
    const related = relations(partOf('xl/_rels/workbook.xml.rels'))
    const partOfKind = (wanted: string) =>
      partOf([...related.values()].find(({ kind }) => kind === wanted)?.part ?? `xl/${wanted}.xml`)
    const book: Book = {
      sharedTexts: sharedTextsOf(partOfKind('sharedStrings')),
      formats: numberFormats(partOfKind('styles')),
      from1904: false,
      budget: { cells: MOST.cells, letters: MOST.letters },
    }
    const named: { name: string; hidden: boolean; part: string | undefined }[] = []
    let active = 0
    walk(partOf('xl/workbook.xml') ?? '', {
      open: (element, attribute) => {
        if (element === 'workbookPr') book.from1904 = /^(?:1|true)$/.test(attribute('date1904') ?? '')
        else if (element === 'workbookView') active = Number(attribute('activeTab') ?? 0)
        else if (element === 'sheet')
          named.push({
            name: unescaped(attribute('name') ?? ''),
            hidden: (attribute('state') ?? 'visible') !== 'visible',
            part: related.get(attribute('id', true) ?? '')?.part,
          })
      },
    })
    const sheets = named.flatMap(({ name, hidden, part }, index): (Sheet & { index: number })[] => {
      const xml = part && partOf(part)
      return xml ? [{ index, name, hidden, ...readSheet(xml, book) }] : []
    })
    if (sheets.length === 0) return { problem: 'unreadable' }
    const isSeen = ({ hidden, rows }: Sheet) => !hidden && rows.length > 0
    const inSight = [
      sheets.findIndex((sheet) => sheet.index === active && isSeen(sheet)),
      sheets.findIndex(isSeen),
    ].find((place) => place !== -1)
    return { sheets: sheets.map(({ index: _index, ...sheet }) => sheet), inSight: inSight ?? 0 }
  } catch (error) {
    return { problem: error instanceof TooLarge ? 'tooLarge' : 'unreadable' }
  }
}

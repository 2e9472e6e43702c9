import { strFromU8, unzipSync } from 'fflate'
import { formatsOf } from './formats'
import type { Read, Sheet } from './problems'
import { readSheet, type Book } from './sheet'
import { elementsOf, TooLarge, walk } from './xml'

/** Limits of a workbook: bytes and parts unpacked, texts that cells share, and letters in its sheets. */
const MOST = { bytes: 64 * 1_048_576, parts: 1000, shared: 1_000_000, letters: 32_000_000 }

const PART = /\.(?:xml|rels)$/i
const NEEDLESS = /^(?:docProps|customXml|xl\/(?:charts|drawings|pivot\w+|theme))\//

/** Takes parts by their names, each once, '' where there is none; the archive's directory tells before one too many is unpacked. */
function unpack(archive: Uint8Array): (name: string) => string {
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
  return (name) => {
    const part = parts[name]
    delete parts[name]
    return part ? strFromU8(part) : ''
  }
}

/** The texts that cells share, each of one or several pieces. */
function sharedTextsOf(xml: string) {
  const texts: string[] = []
  let text = ''
  walk(xml, {
    text: (piece) => {
      text += piece
    },
    close: (element) => {
      if (element !== 'si') return
      if (texts.push(text) > MOST.shared) throw new TooLarge()
      text = ''
    },
  })
  return texts
}

const isSeen = ({ hidden, rows }: Sheet) => !hidden && rows.length > 0

/** Reads all sheets of a workbook, each part of it once. */
export function readWorkbook(archive: Uint8Array): Read {
  try {
    const take = unpack(archive)
    const root = elementsOf(take('_rels/.rels'), 'Relationship').find(({ Type = '' }) =>
      Type.endsWith('/officeDocument'),
    )
    const whole = root?.Target?.replace(/^\//, '') ?? 'xl/workbook.xml'
    const related = elementsOf(take(whole.replace(/[^/]*$/, '_rels/$&.rels')), 'Relationship')
    const targets = new Map(related.map(({ Id, Target = '' }) => [Id, Target]))
    const takeTarget = (target: string) => take(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    /** The one part of a kind, which a workbook may be without. */
    const takeKind = (kind: string) => {
      const target = related.find(({ Type = '' }) => Type.endsWith(`/${kind}`))?.Target
      return target === undefined ? '' : takeTarget(target)
    }
    const elements = elementsOf(take(whole), 'workbookPr', 'workbookView', 'sheet')
    const told = (wanted: string) => elements.find(({ element }) => element === wanted)
    const book: Book = {
      sharedTexts: sharedTextsOf(takeKind('sharedStrings')),
      formats: formatsOf(takeKind('styles')),
      from1904: /^(?:1|true)$/.test(told('workbookPr')?.date1904 ?? ''),
      left: MOST.letters,
    }
    const sheets = elements
      .filter(({ element }) => element === 'sheet')
      .map(({ name = '', state = 'visible', id }): Sheet => {
        const part = takeTarget(targets.get(id) ?? '')
        return { name, hidden: state !== 'visible', ...readSheet(part, book) }
      })
    if (sheets.length === 0) return { problem: 'otherArchive' }
    const active = Number(told('workbookView')?.activeTab ?? 0)
    const first = sheets.findIndex((sheet, index) => index === active && isSeen(sheet))
    return { sheets, inSight: first === -1 ? Math.max(0, sheets.findIndex(isSeen)) : first }
  } catch (error) {
    return { problem: error instanceof TooLarge ? 'tooLarge' : 'unreadable' }
  }
}

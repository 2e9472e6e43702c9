import { strFromU8, unzipSync } from 'fflate'
import { formatsOf } from './formats'
import type { Read, Sheet } from './problems'
import { readSheet, type Book } from './sheet'
import { elementsOf, TooLarge, walk } from './xml'

/** Bytes at most of a workbook's parts, unpacked, as many as each counts for at least, and letters of its sheets. */
const MOST = { bytes: 64 * 1_048_576, letters: 32_000_000 }
const OF_PART = 65_536

const READ = /^(?!(?:docProps|customXml|xl\/(?:charts|drawings|pivot\w+|theme))\/).*\.(?:xml|rels)$/i

/** Reads parts by their names, '' where there is none; the archive's directory tells before one too many is unpacked. */
function unpack(archive: Uint8Array) {
  let bytes = 0
  const parts = unzipSync(archive, {
    filter: ({ name, originalSize }) => {
      if (!READ.test(name)) return false
      bytes += originalSize + OF_PART
      // One that is larger than the directory says is cut off there.
      if (bytes > MOST.bytes) throw new TooLarge()
      return true
    },
  })
  return (name: string) => strFromU8(parts[name] ?? new Uint8Array())
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
      texts.push(text)
      text = ''
    },
  })
  return texts
}

/** Reads all sheets of a workbook. */
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
    const seen = sheets.flatMap(({ hidden, rows }, index) => (hidden || rows.length === 0 ? [] : index))
    return { sheets, inSight: seen.includes(active) ? active : (seen[0] ?? 0) }
  } catch (error) {
    return { problem: error instanceof TooLarge ? 'tooLarge' : 'unreadable' }
  }
}

import { crc32, deflateRawSync } from 'node:zlib'
import { parseFile } from '../../../src/ui/files/reading/parseFile'
import { readFile } from '../../../src/ui/files/reading/readFile'

interface Part {
  name: string
  text: string
  /** The size that the archive's directory tells. */
  told?: number
}

/** A zip archive, deflated. */
function archive(parts: readonly Part[]): ArrayBuffer {
  const pieces: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, text, told } of parts) {
    const content = Buffer.from(text)
    const packed = deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(told ?? content.length, 18)
    common.writeUInt16LE(name.length, 22)
    const entry = Buffer.alloc(14)
    entry.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, entry, Buffer.from(name))
    const piece = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, Buffer.from(name), packed])
    pieces.push(piece)
    offset += piece.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...pieces, listed, end])).buffer
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const WORKBOOK: readonly Part[] = [
  {
    name: 'xl/workbook.xml',
    text: `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="Hoja" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    text:
      `<Relationships><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  },
]

const sheet = (rows: string, told?: number): Part => ({
  name: 'xl/worksheets/sheet1.xml',
  text: `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  told,
})
const shared = (texts: string): Part => ({ name: 'xl/sharedStrings.xml', text: `<sst>${texts}</sst>` })
const read = (...parts: readonly Part[]) => parseFile(archive([...WORKBOOK, ...parts]))

const TITLE = '<row r="1"><c r="A1" t="inlineStr"><is><t>Fecha</t></is></c></row>'
const holding = (...rows: string[][]) => ({
  sheets: [
    {
      name: 'Hoja',
      hidden: false,
      hiddenColumns: [],
      rows: rows.map((cells, i) => ({ line: i + 1, cells })),
    },
  ],
  inSight: 0,
})
const many = (count: number, make: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join('')

test('a workbook is read, whatever has a format but holds nothing', () => {
  const rows = many(1_000_000, (i) => `<row r="${i + 2}"/>`)
  const wide = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="XFD1" s="1"/></row>'
  expect(read(sheet(wide + rows), shared('<si><t>Fecha</t></si>'))).toEqual(holding(['Fecha']))
})

const LARGE: readonly (readonly [string, () => Part[]])[] = [
  ['is said to unpack to 2 GB in 911 bytes', () => [sheet(TITLE, 2_000_000_000)]],
  ['unpacks to 100 MB', () => [sheet(TITLE), shared('<si><t>0</t></si>'.repeat(6_000_000))]],
  [
    'has two thousand sheets',
    () => [
      sheet(TITLE),
      ...Array.from({ length: 2000 }, (_, i) => ({ ...sheet(TITLE), name: `xl/worksheets/s${i}.xml` })),
    ],
  ],
  [
    'has cells at the far end of many rows',
    () => [sheet(many(200, (i) => `<row r="${i + 1}"><c r="XFD${i + 1}"><v>1</v></c></row>`))],
  ],
  ['has a million rows', () => [sheet('<row><c r="A1"><v>1</v></c></row>'.repeat(1_000_000))]],
  ['says a row twice', () => [sheet(TITLE + TITLE)]],
  ['says a cell twice', () => [sheet('<row><c r="B1"><v>1</v></c><c r="A1"><v>2</v></c></row>')]],
  ['has a column past all columns', () => [sheet('<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>')]],
  [
    'says the same long text everywhere',
    () => [
      sheet(many(4000, (i) => `<row r="${i + 1}"><c r="A${i + 1}" t="s"><v>0</v></c></row>`)),
      shared(`<si><t>${'a'.repeat(10_000)}</t></si>`),
    ],
  ],
]

test.each(LARGE)('a workbook that %s is refused', (_what, parts) => {
  expect(read(...parts())).toEqual({ problem: 'tooLarge' })
})

test('a part that is larger than the directory says is cut off there', () => {
  expect(read(sheet(TITLE.padEnd(1000), 40))).toEqual({ problem: 'unreadable' })
})

test('a thread that has not read its file in time is ended', async () => {
  jest.useFakeTimers()
  const worker = { postMessage: jest.fn(), terminate: jest.fn() }
  const file = { size: 1, arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) } as Blob
  const reading = readFile(file, 'a.csv', [], worker as unknown as Worker)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await reading).toEqual({ problem: 'tooSlow' })
  expect(worker.terminate).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})

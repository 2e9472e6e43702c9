/** Files that keep a reader busy, each made of so many pieces: what could take the square of its length. */
import { strToU8, zipSync } from 'fflate'

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const KINDS = ['worksheet', 'sharedStrings', 'styles']
const SOUND = {
  'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="worksheet"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': `<r>${KINDS.map((kind) => `<Relationship Id="${kind}" Type="${RELATIONS}/${kind}" Target="${kind}.xml"/>`).join('')}</r>`,
  'xl/worksheet.xml': '<worksheet><row><c><v>1</v></c></row></worksheet>',
  'xl/sharedStrings.xml': '<sst/>',
  'xl/styles.xml': '<styleSheet/>',
}
type Parts = Readonly<Record<string, string>>

/** A workbook with another part, or with more of them. */
const book = (parts: Parts) =>
  zipSync(
    Object.fromEntries(Object.entries({ ...SOUND, ...parts }).map(([name, xml]) => [name, strToU8(xml)])),
    { level: 1 },
  )
const sheet = (rows: string) => book({ 'xl/worksheet.xml': `<worksheet>${rows}</worksheet>` })
const many = (count: number, piece: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => piece(i)).join('')

/** Missing ends, quotation marks and blanks for each part that is XML. */
const BROKEN: Readonly<Record<string, (count: number) => string>> = {
  'beginnings of elements': (count) => '<c '.repeat(count),
  'beginnings in beginnings': (count) => '<c <c>'.repeat(count),
  'open elements': (count) => '<c><f>'.repeat(count),
  'double quotes': (count) => `<c ${'r="'.repeat(count)}/>`,
  'single quotes': (count) => `<c ${'r=\'"'.repeat(count)}/>`,
  attributes: (count) => `<c ${many(count, (i) => `a${i}="1" `)}/>`,
  blanks: (count) => `<row${' '.repeat(count)}<c${' '.repeat(count)}`,
  comments: (count) => '<!--'.repeat(count),
  'comments that end': (count) => `<a>${'<!---->'.repeat(count)}</a>`,
  CDATA: (count) => `<a>${'<![CDATA['.repeat(count)}`,
  entities: (count) => `<a><v>${'&#65;&#x1F600;&a'.repeat(count)}</v></a>`,
  escapes: (count) => `<a><t>${'_x000'.repeat(count)}</t></a>`,
  declarations: (count) => `<!DOCTYPE a [${'<!ENTITY b "&a;&a;">'.repeat(count)}]><a/>`,
}
const BROKEN_PARTS = Object.keys(SOUND).flatMap((part) =>
  Object.entries(BROKEN).map(
    ([what, make]) => [`${what} in ${part}`, (count: number) => book({ [part]: make(count) })] as const,
  ),
)

const text = (make: (count: number) => string) => (count: number) => strToU8(make(count))

export const HOSTILE: Readonly<Record<string, (count: number) => Uint8Array>> = {
  ...Object.fromEntries(BROKEN_PARTS),
  'cells of a row': (count) => sheet(`<row>${'<c><v>1</v></c>'.repeat(count)}</row>`),
  'empty rows': (count) => sheet('<row/>'.repeat(count)),
  rows: (count) => sheet('<row><c><v>1</v></c></row>'.repeat(count)),
  'a column far out in each row': (count) => sheet('<row><c r="XFD1"><v>1</v></c></row>'.repeat(count)),
  'letters of a column': (count) => sheet(`<row><c r="${'A'.repeat(count)}1"><v>1</v></c></row>`),
  'hidden columns': (count) => sheet('<col min="-1e9" max="1e9" hidden="1"/>'.repeat(count)),
  'pieces of a text': (count) => sheet(`<row><c t="str">${'<v>a</v>'.repeat(count)}</c></row>`),
  'elements in each other': (count) => sheet('<a>'.repeat(count) + '</a>'.repeat(count)),
  'shared texts': (count) =>
    book({ 'xl/sharedStrings.xml': `<sst>${'<si><t>a</t></si>'.repeat(count)}</sst>` }),
  'shared pieces': (count) =>
    book({ 'xl/sharedStrings.xml': `<sst><si>${'<t>a</t>'.repeat(count)}</si></sst>` }),
  formats: (count) =>
    book({
      'xl/styles.xml': `<a>${many(count, (i) => `<numFmt numFmtId="${i}" formatCode="${'"['.repeat(3)}"/>`)}<cellXfs>${many(count, (i) => `<xf numFmtId="${i}"/>`)}</cellXfs></a>`,
    }),
  'a long format': (count) =>
    book({
      'xl/styles.xml': `<a><numFmt numFmtId="9" formatCode="${'&quot;[\\'.repeat(count)}"/><cellXfs><xf numFmtId="9"/></cellXfs></a>`,
    }),
  sheets: (count) =>
    book({
      'xl/workbook.xml': `<a>${many(count, (i) => `<sheet name="${i}" r:id="i${i}"/>`)}</a>`,
      'xl/_rels/workbook.xml.rels': `<r>${many(count, (i) => `<Relationship Id="i${i}" Target="worksheet.xml"/>`)}</r>`,
    }),
  parts: (count) =>
    book(
      Object.fromEntries(Array.from({ length: count / 20 }, (_, i) => [`xl/worksheets/${i}.xml`, '<a/>'])),
    ),
  quotes: text((count) => 'a;"b"c"'.repeat(count)),
  'open quotes': text((count) => 'a;"'.repeat(count)),
  'quotes that end': text((count) => 'a;"b""c"\n'.repeat(count)),
  'lines in a cell': text((count) => `a;"${'\n'.repeat(count)}"`),
  separators: text((count) => ';,|\t'.repeat(count)),
  lines: text((count) => 'a;b\n'.repeat(count)),
  'empty lines': text((count) => '\n'.repeat(count)),
  blanks: text((count) => ' '.repeat(count)),
  'one line of several ends': text((count) => '\r\n\r'.repeat(count)),
  'lines of Windows': (count) => new Uint8Array(Buffer.from('ñ\r\n'.repeat(count), 'latin1')),
  'a tag': text((count) => `<${'!--'.repeat(count)}`),
  'a table': text((count) => `<table>${'<tr><td>'.repeat(count)}`),
  'XML of 2003': text((count) => `<?xml version="1.0"?><Workbook>${'<Row><Cell>'.repeat(count)}`),
  'sep=': text((count) => 'sep='.repeat(count)),
  'UTF-16': (count) => new Uint8Array(Buffer.from(`\uFEFF${'a\t"\n'.repeat(count)}`, 'utf16le')),
}

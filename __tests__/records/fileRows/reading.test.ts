/** Files that say more than their cells: what is joined, struck through, shown otherwise, split or swallowed is said of its row. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import ABONOS from '../../../src/features/cartera/importarAbonos'
import CONDUCTORES from '../../../src/features/conductores/importar'
import LIQUIDACIONES, { proposing } from '../../../src/features/liquidaciones/importar'
import { refusedFile } from '../../../src/records/fileRows/files'
import { namedIn } from '../../../src/records/fileRows/send'
import { BUSES as STORED_BUSES, judged, NO_MARKS, read, workbook, xmlRow } from './judged'

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 27, 17), advanceTimers: true })
})
afterEach(() => jest.useRealTimers())

const DAY = 46_346
const day = `<c s="1"><v>${DAY}</v></c>`
const ABONO = ['Documento del conductor', 'Valor', 'Origen', 'Fecha']
const ENTRY = ['Fecha', 'Bus', 'Documento del conductor', 'Viajes', 'Reg. inicial', 'Reg. final', 'Sensor']

/** A workbook with other formats and fonts: each style is a code of a format, or a font's elements. */
function styled(rows: string, styles: readonly string[]) {
  const parts = unzipSync(workbook([{ name: 'A', rows }]))
  const isFont = (style: string) => style.startsWith('<')
  const quoted = (code: string) => code.replaceAll('"', '&quot;')
  const each = (one: (style: string, index: number) => string) => styles.map(one).join('')
  parts['xl/styles.xml'] = strToU8(
    `<styleSheet><numFmts>${each((style, i) => (isFont(style) ? '' : `<numFmt numFmtId="${164 + i}" formatCode="${quoted(style)}"/>`))}</numFmts>` +
      `<fonts><font/>${each((style) => `<font>${isFont(style) ? style : ''}</font>`)}</fonts>` +
      `<cellStyleXfs><xf fontId="0"/></cellStyleXfs><cellXfs><xf/>${each((style, i) => `<xf numFmtId="${isFont(style) ? 0 : 164 + i}" fontId="${i + 1}"/>`)}</cellXfs>` +
      '<dxfs><dxf><font><strike/></font></dxf></dxfs></styleSheet>',
  )
  return zipSync(parts)
}
const joined = (rows: string, ...refs: string[]) =>
  `${rows}</sheetData><mergeCells>${refs.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells><sheetData>`

const JOINED =
  'Tiene celdas combinadas con otras: sus textos y fechas valen para todas, sus cifras solo en la primera.'

test('what is written once over joined cells is of all their rows, a figure of the first, and is said', async () => {
  const rows = [
    xmlRow(1, [...ENTRY, 'Aseo']),
    xmlRow(2, [day, '303', '98319837', 5, 1, 5, 4, 45_000]),
    xmlRow(3, ['', '304', '', 5, 1, 5, 4, '']),
    xmlRow(5, ['', '319', '', 5, 1, 5, 4]),
    xmlRow(6, [day, '303', '', 5, 5, 9, 4]),
  ].join('')
  const { rows: found } = await judged(
    LIQUIDACIONES,
    workbook([
      { name: 'A', rows: joined(rows, 'A2:A5', 'C2:C5', 'H2:H3', 'B6:B7', 'J1:J6', 'A2000:A1048576') },
    ]),
    { propose: proposing(STORED_BUSES, '2026-11-27') },
  )
  expect(
    found.map(({ datos, notes, errors }) => [
      ...[datos.fecha, datos.conductorDocumento, datos.gastos, notes[''], Object.keys(errors)],
    ]),
  ).toEqual([
    ['2026-11-20', '98319837', [{ nombre: 'Aseo', valor: 45_000 }], JOINED, []],
    ['2026-11-20', '98319837', undefined, JOINED, []],
    ['2026-11-20', '98319837', undefined, JOINED, []],
    ['2026-11-20', '72616670', undefined, undefined, []],
  ])
})

test('a driver who is named once over joined cells is of all their rows, under another title too', async () => {
  const rows = [
    xmlRow(1, ['Planilla']),
    xmlRow(2, [...ENTRY, 'Conductor']),
    xmlRow(3, [day, '303', '', 5, 1, 5, 4, 'Ana María Gómez']),
    xmlRow(4, [day, '304', '', 5, 1, 5, 4]),
  ].join('')
  const { rows: found } = await judged(
    LIQUIDACIONES,
    workbook([{ name: 'A', rows: joined(rows, 'A1:H1', 'H3:H4') }]),
    { propose: proposing(STORED_BUSES, '2026-11-27') },
  )
  expect(found.map(({ datos, notes }) => [datos.conductorDocumento, notes['']])).toEqual([
    ['98319837', JOINED],
    ['98319837', JOINED],
  ])
})

test('a sum beside joined cells stays left out', async () => {
  const rows = [
    xmlRow(1, ABONO),
    xmlRow(2, ['72616670', 1000, 'Prima', day]),
    xmlRow(3, ['', 1000, 'Total', '']),
    xmlRow(4, ['Total', 1000, '', '']),
  ].join('')
  const { rows: found } = await judged(
    ABONOS,
    workbook([{ name: 'A', rows: joined(rows, 'A2:A3', 'D2:D3', 'A4:B4') }]),
  )
  expect(found.map(({ kind }) => kind)).toEqual(['nueva', 'total', 'total'])
})

test.each([
  ['<strike/>', true],
  ['<b/><strike val="1"/>', true],
  ['<strike val="0"/>', false],
  ['<strike val="false"/>', false],
  ['<u/>', false],
])('that a cell of the font %s is struck through is said: %s', async (font, isSaid) => {
  const rows =
    xmlRow(1, ABONO) +
    xmlRow(2, ['72616670', '<c s="1"><v>1000</v></c>', 'x', '<c s="2"><v>46346</v></c>']) +
    xmlRow(3, ['72616670', 1000, 'y', '<c s="2"><v>46346</v></c>'])
  const { rows: found } = await judged(ABONOS, styled(rows, [font, 'dd/mm/yyyy']))
  const said = 'Tiene celdas tachadas en el libro: revise si vale.'
  expect(found.map(({ errors, notes }) => [errors, notes['']])).toEqual([
    [{}, isSaid ? said : undefined],
    [{}, undefined],
  ])
})

test.each([
  [0.5, '0%', '50%'],
  [0.285, '0%', '29%'],
  [0.5, '0 %', '50 %'],
  [0.125, '0.00%', '12,50%'],
  [123, '"Recibo "0', 'Recibo 123'],
  [3, '0" de Semana Santa"', '3 de Semana Santa'],
  [123, '0', '123'],
  [8 / 24, 'h:mm', undefined],
  [26 / 24, '[h]:mm', undefined],
  [1500, '0,', undefined],
  [-5, '0%;[Red]0%', undefined],
  [123, '"Recibo "0;"Anulado"', undefined],
  ['2.02611270001235E+18', '0', undefined],
  ['1E+15', 'General', undefined],
  ['-1.5e21', 'General', undefined],
  ['999999999999999', 'General', '999999999999999'],
])(
  'a text of the number %s with the format %s is what Excel shows, %s, or is refused',
  async (number, code, said) => {
    const rows =
      xmlRow(1, ABONO) +
      xmlRow(2, ['72616670', 1000, `<c s="1"><v>${number}</v></c>`, '<c s="2"><v>46346</v></c>'])
    const { rows: found } = await judged(ABONOS, styled(rows, [code, 'dd/mm/yyyy']))
    const [row] = found
    if (said === undefined) expect(row?.errors.origen).toMatch(/^En Excel se ve de otra forma/)
    else expect([row?.datos.origen, row?.errors]).toEqual([said, {}])
  },
)

test('what is true in a workbook is the word of Excel in a text', async () => {
  const rows =
    xmlRow(1, ABONO) +
    xmlRow(2, ['72616670', 1000, '<c t="b"><v>1</v></c>', day]) +
    xmlRow(3, ['72616670', 1000, '<c t="b"><v>0</v></c>', day])
  const { rows: found } = await judged(ABONOS, workbook([{ name: 'A', rows }]))
  expect(found.map(({ datos }) => datos.origen)).toEqual(['VERDADERO', 'FALSO'])
})

const DRIVER = ['Documento', 'Nombre', 'Empresa', 'Fecha de nacimiento', 'Tipo de documento']
test.each([
  [80_001_234, '"Recibo "0'],
  ['1.23456789012346E+16', 'General'],
])('a documento of the number %s with the format %s makes no driver', async (number, code) => {
  const rows =
    xmlRow(1, DRIVER) + xmlRow(2, [`<c s="1"><v>${number}</v></c>`, 'Ana', 'Coonatra', '1985-04-17', 'C.C.'])
  const { rows: found } = await judged(CONDUCTORES, styled(rows, [code]))
  expect(found[0]?.errors.documento).toMatch(/^En Excel se ve de otra forma/)
})

test('of cells that are merged beside each other it is said that the first alone has their figure', async () => {
  const rows =
    xmlRow(1, [...ENTRY, 'Aseo', 'Combustible']) + xmlRow(2, [day, '303', '98319837', 5, 1, 5, 4, 45_000])
  const { rows: found } = await judged(LIQUIDACIONES, workbook([{ name: 'A', rows: joined(rows, 'H2:I2') }]))
  expect(found.map(({ notes }) => notes[''])).toEqual([JOINED])
})

test('a figure over merged cells is not doubled by the file of refused rows', async () => {
  const rows =
    xmlRow(1, [...ABONO]) +
    xmlRow(2, ['72616670', 45_000, 'x', day]) +
    xmlRow(3, ['', '', 'y', '<c><v>1</v></c>'])
  const book = workbook([{ name: 'A', rows: joined(rows, 'A2:A3', 'B2:B3') }])
  const before = await judged(ABONOS, book)
  const text = refusedFile(ABONOS, { ...before, monthFirst: {}, marks: NO_MARKS }, before.rows.slice(1))
  const { rows: again } = await judged(ABONOS, text)
  expect(again.map(({ texts }) => [texts.conductorDocumento, texts.valor])).toEqual([['72616670', '']])
})

test.each([
  ['in a column that nobody imports', 4, {}],
  ['of a text', 2, { origen: expect.stringMatching(/«#¡FÓRMULA SIN RESULTADO!»/) as string }],
  ['of a figure', 1, { valor: expect.stringMatching(/«#¡FÓRMULA SIN RESULTADO!»/) as string }],
])('a formula without its result %s is of its cell alone', async (_where, column, errors) => {
  const cells: (string | number)[] = ['72616670', 1000, 'x', day, 'z']
  cells[column] = '<c><f>A1</f></c>'
  const rows = xmlRow(1, [...ABONO, 'Neto']) + xmlRow(2, cells) + xmlRow(3, ['72616670', 1000, 'x', day, 'z'])
  const { rows: found } = await judged(ABONOS, workbook([{ name: 'A', rows }]))
  expect(found.map((row) => row.errors)).toEqual([errors, {}])
})

const TITLES = ABONO.join(';')
const LINE = '72616670;1000;x;2026-11-20'

test.each([
  ['a bell', `72616670;1000;Pri\u0007ma;2026-11-20`, ['origen']],
  ['one in a figure', `72616670;10\u000700;x;2026-11-20`, ['valor']],
  ['a vertical tab at the end', `${LINE}\u000B`, []],
])('a text with %s is read, and its row named', async (_what, line, wrong) => {
  const { rows } = await judged(ABONOS, `${TITLES}\n${line}\n${LINE}`)
  expect(rows.map(({ errors }) => Object.keys(errors))).toEqual([wrong, []])
})

const packed = (name: string) => zipSync({ [name]: strToU8('x') })
test.each<[string, string | Uint8Array, object]>([
  ['many controls', `${TITLES}\n${'\u0001\u0002'.repeat(9)}`, { problem: 'unreadable' }],
  ['a picture', new Uint8Array([137, 80, 78, 71, 0, 1, 2, 3]), { problem: 'unreadable' }],
  ['JSON', '[{"documento": "1"}, {"documento": "2"}]', { problem: 'unreadable' }],
  ['JSON in lines', '{\n  "abonos": []\n}', { problem: 'unreadable' }],
  ['a sheet of LibreOffice', packed('content.xml'), { problem: 'otherArchive' }],
  ['one of Numbers', packed('Index/Document.iwa'), { problem: 'otherArchive' }],
  ['a CSV in an archive', packed('abonos.csv'), { problem: 'otherArchive' }],
  ['a .xlsb', packed('xl/workbook.bin'), { problem: 'otherArchive' }],
  [
    'loose quotation marks',
    `${TITLES}\n${LINE}\n72616670;1;"Prima" de junio;2026-11-20\n${LINE}`,
    { problem: 'quotes', wrongLine: 3 },
  ],
  [
    'one that is not closed',
    `${TITLES}\n${LINE}\n\n1;1;"Prima;2026-11-20\n${LINE}`,
    { problem: 'quotes', wrongLine: 4 },
  ],
  [
    'two that close each other',
    `sep=;\n${TITLES}\n${LINE}\n1;1;"Prima;2026-11-20\n1;1;Prima";2026-11-20`,
    { problem: 'quotes', wrongLine: 4 },
  ],
])('%s is refused for what it is', (_what, content, refusal) => {
  expect(read(ABONOS, content)).toEqual(expect.objectContaining(refusal))
})

test.each([
  ['blanks of one letter', 'x y '.repeat(2_000_000)],
  ['letters', 'x'.repeat(40_000)],
  ['what is cut off', `Prima${' '.repeat(40_000)}`.concat('y')],
])('a cell of too many %s is refused with its row', async (_what, text) => {
  const { rows } = await judged(ABONOS, `${TITLES}\n72616670;1000;${text};2026-11-20\n;;${text};\n${LINE}`)
  expect(rows.map(({ errors }) => 'origen' in errors)).toEqual([true, true, false])
  const lines = xmlRow(1, ABONO) + xmlRow(2, ['72616670', 1000, text, day])
  const { rows: ofBook } = await judged(ABONOS, workbook([{ name: 'A', rows: lines }]))
  expect(Object.keys(ofBook[0]?.errors ?? {})).toEqual(['origen'])
})

test.each([
  ['abonos.csv', 'abonos.csv'],
  [`${'a'.repeat(119)}🚌.xlsx`, 'a'.repeat(119)],
  ['🚌'.repeat(70), '🚌'.repeat(60)],
  ['\u200B\u200E', 'archivo'],
  ['a\uD800b', 'ab'],
  ['', 'archivo'],
])('the name %j of a file is %j in the history', (name, named) => {
  expect(namedIn(name)).toBe(named)
})

test.each([
  ['<strike/>', true],
  ['<strike val="0"/>', false],
])('that a part of a text is struck through by %s is said: %s', async (strike, isSaid) => {
  const rich = `<r><t>Pri</t></r><r><rPr>${strike}</rPr><t>ma</t></r>`
  const cell = `<c t="inlineStr"><is>${rich}</is></c>`
  const rows =
    xmlRow(1, ABONO) +
    xmlRow(2, ['72616670', 1000, cell, day]) +
    xmlRow(3, ['72616670', 1000, '<c t="s"><v>1</v></c>', day]) +
    xmlRow(4, ['72616670', 1000, '<c t="s"><v>0</v></c>', day])
  const parts = unzipSync(workbook([{ name: 'A', rows }]))
  const relations = strFromU8(parts['xl/_rels/workbook.xml.rels']!)
  const related = relations.replace(
    '</Relationships>',
    '<Relationship Id="sh" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
  )
  parts['xl/_rels/workbook.xml.rels'] = strToU8(related)
  parts['xl/sharedStrings.xml'] = strToU8(`<sst><si><t>x</t></si><si>${rich}</si></sst>`)
  const { rows: found } = await judged(ABONOS, zipSync(parts))
  expect(found.map(({ datos, notes }) => [datos.origen, '' in notes])).toEqual([
    ...[
      ['Prima', isSaid],
      ['Prima', isSaid],
      ['x', false],
    ],
  ])
})

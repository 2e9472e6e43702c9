/** Files that say more than their cells: what is joined, struck through, shown otherwise, split or swallowed is said of its row. */
import { strToU8, unzipSync, zipSync } from 'fflate'
import ABONOS from '../../../src/features/cartera/importarAbonos'
import CONDUCTORES from '../../../src/features/conductores/importar'
import { namedIn } from '../../../src/records/fileRows/send'
import { judging, openFleet, read, workbook, xmlRow } from './importing'

let server: Awaited<ReturnType<typeof openFleet>>
const judged = judging(() => server)

beforeAll(async () => {
  server = await openFleet()
})
afterAll(() => server.close())
beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 27, 17), advanceTimers: true })
})
afterEach(() => jest.useRealTimers())

const DAY = 46_346
const day = `<c s="1"><v>${DAY}</v></c>`
const ABONO = ['Documento del conductor', 'Valor', 'Origen', 'Fecha']

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
test('struck and merged cells are read as they are stored', async () => {
  const rows =
    xmlRow(1, ABONO) +
    xmlRow(2, ['72616670', '<c s="1"><v>1000</v></c>', 'x', '<c s="2"><v>46346</v></c>']) +
    xmlRow(3, ['', 2000, 'y', '<c s="2"><v>46346</v></c>']) +
    '</sheetData><mergeCells><mergeCell ref="A2:A3"/></mergeCells><sheetData>'
  const { rows: found } = await judged(ABONOS, styled(rows, ['<strike/>', 'dd/mm/yyyy']))
  expect(found.map(({ texts, notes }) => [texts.conductorDocumento, texts.valor, notes['']])).toEqual([
    ['72616670', '1000', undefined],
    ['', '2000', undefined],
  ])
})

test.each([
  [0.5, '0%', undefined],
  [123, '"Recibo "0', undefined],
  [7, '000', undefined],
  [123, '0', '123'],
  [0.5, '# ?/?', undefined],
  [1500, '0,', undefined],
  ['2.02611270001235E+18', '0', '2.02611270001235E+18'],
  ['999999999999999', 'General', '999999999999999'],
])(
  'a text of the number %s with the format %s is read as it is stored, %s, or is refused',
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
  [80_001_234, '"Recibo "0', /^En Excel se ve de otra forma/],
  [80_001_234, '0000000000', /^En Excel se ve de otra forma/],
  ['1.23456789012346E+16', 'General', /^Excel cambió/],
])('a documento of the number %s with the format %s makes no driver', async (number, code, said) => {
  const rows =
    xmlRow(1, DRIVER) + xmlRow(2, [`<c s="1"><v>${number}</v></c>`, 'Ana', 'Coonatra', '1985-04-17', 'C.C.'])
  const { rows: found } = await judged(CONDUCTORES, styled(rows, [code]))
  expect(found[0]?.errors.documento).toMatch(said)
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
  ['nothing', '', { problem: 'empty' }],
  ['an old .xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), { problem: 'oldExcel' }],
  ['a broken workbook', 'PK\u0003\u0004nada', { problem: 'unreadable' }],
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

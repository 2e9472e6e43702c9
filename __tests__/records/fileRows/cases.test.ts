/** Files as people have them: each row is read as it was written, or named with its line as left out or refused. */
import BUSES from '../../../src/features/buses/importar'
import ABONOS from '../../../src/features/cartera/importarAbonos'
import DEUDAS from '../../../src/features/cartera/importarDeudas'
import CONDUCTORES from '../../../src/features/conductores/importar'
import FESTIVOS from '../../../src/features/festivos/importar'
import LIQUIDACIONES from '../../../src/features/liquidaciones/importar'
import { areMonthsFirst } from '../../../src/records/fileRows/days'
import { recall } from '../../../src/records/fileRows/matching'
import { choicesOf, stateOf } from '../../../src/records/fileRows/kinds'
import { formatsOf as formatsIn, writtenNumber } from '../../../src/ui/files/reading/formats'
import { aBus, aDeuda, aLiquidacion } from '../../server/builders'
import { judging, NO_MARKS, openFleet, read, workbook, xmlRow } from './importing'

let server: Awaited<ReturnType<typeof openFleet>>
const judged = judging(() => server)

beforeAll(async () => {
  server = await openFleet()
})
afterAll(() => server.close())
beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 27, 17), advanceTimers: true })
})
afterEach(() => {
  jest.useRealTimers()
})

const GASTOS = 'Fecha;Bus;Documento;Viajes;Reg. inicial;Reg. final;Sensor'
const TITLES = 'Documento del conductor;Valor;Origen;Fecha'
const abono = (...cells: string[]) => judged(ABONOS, `${TITLES}\r\n${cells.join('\r\n')}\r\n`)

test.each([
  ['20/11/2026 0:00'],
  ['20/11/2026 12:00:00 a. m.'],
  ['20-nov-26'],
  ['20261120'],
  ['20-nov.-26'],
  ['20 nov 2026'],
  ['20 de noviembre de 2026'],
  ['20 de Noviembre del 2026'],
  ['viernes, 20 de noviembre de 2026'],
  ['vie 20/11/2026'],
  ['2026-11-20T00:00:00'],
  ['2026-11-20 00:00:00.000'],
  ['2026/11/20'],
  ['20.11.26'],
])('the day %s is 20 November 2026', async (written) => {
  const { rows } = await abono(`72616670;1000;x;${written}`)
  expect([rows[0]?.datos.fecha, rows[0]?.errors, rows[0]?.notes.fecha]).toEqual(['2026-11-20', {}, undefined])
})

test.each([
  ['jueves, 20 de noviembre de 2026'],
  ['nov-26'],
  ['20-nop-26'],
  ['31 de febrero de 2026'],
  ['46346'],
])('the day %s is refused', async (written) => {
  const { rows } = await abono(`72616670;1000;x;${written}`)
  expect(Object.keys(rows[0]?.errors ?? {})).toEqual(['fecha'])
})

test('another time than midnight is said, beside the day that is taken', async () => {
  const { rows } = await abono(
    '72616670;1000;x;20/11/2026 14:30',
    '72616670;1000;y;2026-11-20 12:00:00 p. m.',
  )
  expect(rows.map(({ datos, notes }) => [datos.fecha, notes.fecha])).toEqual([
    ['2026-11-20', 'Tiene hora (14:30): se toma solo el día.'],
    ['2026-11-20', 'Tiene hora (12:00:00 p. m.): se toma solo el día.'],
  ])
})

test.each([
  ['2026-05-10', undefined],
  ['2026-05-10 14:30:00', undefined],
  ['05/10/2026', undefined],
  ['11-03-26 0:00', undefined],
  ['11/20/2026', undefined],
  ['2026-05-13', '2026-05-13'],
  ['25/11/2026', '2026-11-25'],
  ['5-oct-26', '2026-10-05'],
])('the day %s in a column some of whose days have their month first is %s', async (written, fecha) => {
  const file = `${TITLES}\n72616670;1;x;11/20/2026\n72616670;2;x;${written}`
  const { rows } = await judged(ABONOS, file)
  expect([rows[1]?.errors.fecha !== undefined, rows[1]?.datos.fecha]).toEqual([
    fecha === undefined,
    fecha ?? expect.any(String),
  ])
})

test('days beside one whose month comes first are refused until each is corrected itself', async () => {
  const lines = ['11/20/2026', '10/05/2026', '11/06/2026'].map((day, row) => `72616670;${row};x;${day}`)
  const corrections = { 2: { fecha: '20/11/2026' }, 3: { fecha: '05/10/2026' } }
  const { rows } = await judged(ABONOS, [TITLES, ...lines].join('\n'), {
    marks: { ...NO_MARKS, corrections },
  })
  expect(rows.slice(0, 2).map(({ datos, errors }) => [datos.fecha, errors.fecha])).toEqual([
    ['2026-11-20', undefined],
    ['2026-10-05', undefined],
  ])
  expect(rows[2]?.errors.fecha).toMatch(/^En su columna hay días con el mes primero/)
})

test.each([
  ['26-11-20', 'Es de 2020, hace más de dos años: revise la fecha.'],
  ['20/11/1926', expect.any(String)],
  ['27/11/2024', undefined],
])('the day %s is old, which is said where it is more than two years ago', async (written, said) => {
  expect((await abono(`72616670;1000;x;${written}`)).rows[0]?.notes.fecha).toEqual(said)
})

test.each([
  [['11/02/2026', '11/03/2026', '11/04/2026'], true],
  [['11/02/2026', '', '11/05/2026'], true],
  [['10/05/2026', '11/20/2026'], true],
  [['02/11/2026', '03/11/2026'], false],
  [['11/02/2026', '11/02/2026'], false],
  [['15/01/2026', '15/02/2026'], false],
  [['11/02/2026', '12/05/2026'], false],
  [['05/12/2026', '07/11/2026'], false],
])('a column of the days %j seems to have their month first: %s', (days, isSo) => {
  expect(areMonthsFirst(days)).toBe(isSo)
})

const day = (serial: number, style = 1) => `<c s="${style}"><v>${serial}</v></c>`
const formatsOf = (code: string) =>
  formatsIn(
    `<s><numFmt numFmtId="170" formatCode="${code.replaceAll('"', '&quot;').replaceAll('>', '&gt;')}"/><cellXfs><xf numFmtId="170"/></cellXfs></s>`,
  )
const SHEET_TITLES = xmlRow(1, TITLES.split(';'))

test('the sheet that was in sight is read, and the others are there to be chosen', async () => {
  const of = (valor: number) => SHEET_TITLES + xmlRow(2, ['72616670', valor, 'x', day(46346)])
  const book = workbook(
    [
      { name: 'Viejo', state: 'hidden', rows: of(1) },
      { name: 'Ayuda', rows: xmlRow(1, ['Diligencie']) },
      { name: 'Noviembre', rows: of(3) },
      { name: 'Muy vieja', state: 'veryHidden', rows: of(4) },
    ],
    2,
  )
  const { file, rows, source } = await judged(ABONOS, book, { name: 'l.xlsx' })
  expect(file.sheets.map(({ name, hidden, problem }) => [name, hidden, problem])).toEqual([
    ['Viejo', true, undefined],
    ['Ayuda', false, 'noRows'],
    ['Noviembre', false, undefined],
    ['Muy vieja', true, undefined],
  ])
  expect(source.archivo).toBe('l.xlsx, hoja Noviembre')
  expect(rows.map(({ id, datos }) => [id, datos.valor, datos.fecha])).toEqual([[2, 3, '2026-11-20']])
  expect((await judged(ABONOS, book, { sheet: 0 })).rows[0]?.datos.valor).toBe(1)
})

test('a sheet that cannot be in sight is not read: the first that is and has rows stands for it', async () => {
  const rows = SHEET_TITLES + xmlRow(2, ['72616670', 1, 'x', day(46346)])
  const hidden = workbook(
    [
      { name: 'A', state: 'hidden', rows },
      { name: 'B', rows: '' },
      { name: 'C', rows },
    ],
    0,
  )
  expect((await judged(ABONOS, hidden)).file.inSight).toBe(2)
})

test('the titles are the row most of whose cells are ours; what stands above it is named, sums below are left out', async () => {
  const book = workbook([
    {
      name: 'A',
      rows:
        xmlRow(1, ['TRANSPORTES PRUEBA - ABONOS']) +
        xmlRow(3, TITLES.split(';')) +
        xmlRow(4, ['72616670', 50_000, 'Prima', day(46346)]) +
        xmlRow(5, ['TOTAL', 50_000]) +
        xmlRow(6, ['', 50_000, 'Suma:']),
    },
  ])
  const { source, rows } = await judged(ABONOS, book)
  expect(source.above.map(({ line, cells }) => [line, ...cells])).toEqual([
    [1, 'TRANSPORTES PRUEBA - ABONOS'],
  ])
  expect(rows.map(({ id, kind, accion }) => [id, kind, accion])).toEqual([
    [4, 'nueva', 'crear'],
    [5, 'total', 'omitir'],
    [6, 'total', 'omitir'],
  ])
})

test('what only begins like a sum, of somebody and of a day, is a row', async () => {
  const { rows } = await abono('72616670;1000;Total de la deuda;2026-11-20')
  expect(rows[0]?.kind).toBe('nueva')
})

test('hidden rows are left out unless they are taken in', async () => {
  const book = workbook([
    {
      name: 'A',
      rows:
        SHEET_TITLES +
        xmlRow(2, ['72616670', 1, 'x', day(46346)]) +
        xmlRow(3, ['98319837', 2, 'x', day(46346)], 'hidden="1"') +
        xmlRow(4, ['72616670', 3, 'x', day(46347)], 'hidden="true"'),
    },
  ])
  const kinds = async (conOcultas: boolean) =>
    (await judged(ABONOS, book, { conOcultas })).rows.map(({ id, kind, accion }) => [id, kind, accion])
  expect(await kinds(false)).toEqual([
    [2, 'nueva', 'crear'],
    [3, 'oculta', 'omitir'],
    [4, 'oculta', 'omitir'],
  ])
  expect((await kinds(true)).map(([, kind]) => kind)).toEqual(['nueva', 'nueva', 'nueva'])
})

test('a hidden column is called so, and gives way to one in sight of the same title', async () => {
  const rows =
    '</sheetData><cols><col min="2" max="2" hidden="1"/></cols><sheetData>' +
    xmlRow(1, ['Documento', 'Valor', 'Valor', 'Origen', 'Fecha']) +
    xmlRow(2, ['72616670', 1, 2, 'x', day(46346)])
  const { lost, rows: read } = await judged(ABONOS, workbook([{ name: 'A', rows }]))
  expect(read[0]?.datos.valor).toBe(2)
  expect(lost.map(({ title, values }) => [title, ...values])).toEqual([['Valor (oculta)', '1']])
})

test('a number is what Excel keeps of it: fifteen digits, never an exponent', async () => {
  const book = workbook([
    {
      name: 'A',
      rows:
        SHEET_TITLES +
        xmlRow(2, [72616670, '<c><f>1</f><v>80500.00000000001</v></c>', 'x', day(46346)]) +
        xmlRow(3, ['<c s="2"><v>1001</v></c>', '<c><v>124599.99999999999</v></c>', 'x', day(46346.75, 3)]),
    },
  ])
  const { rows } = await judged(ABONOS, book)
  expect(rows.map(({ texts }) => texts)).toEqual([
    { conductorDocumento: '72616670', valor: '80500', origen: 'x', fecha: '2026-11-20' },
    {
      conductorDocumento: '1001 (formato 00000000)',
      valor: '124600',
      origen: 'x',
      fecha: '2026-11-20 18:00:00',
    },
  ])
  expect(rows[1]?.notes.fecha).toMatch(/^Tiene hora/)
})

test.each([
  'General',
  '@',
  '0',
  '#,##0',
  '#,##0.00',
  '$ #,##0',
  '"$"#,##0',
  '[$$-es-CO] #,##0',
  '[$$-240A]#,##0;[RED]-[$$-240A]#,##0',
  '_-"$"\\ * #,##0_-;\\-"$"\\ * #,##0_-;_-"$"\\ * "-"??_-;_-@_-',
  '_("$"* #,##0.00_);_("$"* \\(#,##0.00\\)',
  '#,##0\\ [$COP]',
  '0.00E+00',
  '[Red]#,##0',
  '#,##0_);[Red]\\(#,##0\\)',
  '#,##0.##',
])('a number of the format %s is its figure', (code) => {
  expect(writtenNumber('85000', formatsOf(code)[0], false)).toBe('85000')
})

test.each([
  '0.000',
  '#,##0.000',
  '#,##0,',
  '0.0,,',
  '[$USD] #,##0',
  '[$US$-409]#,##0',
  '[$€-2] 0',
  '"US$"0',
  ';;;',
  '0%',
  '0.00 %',
  '#,##0"k"',
  '#,##0\\k',
  '000',
  '00000000',
  '0"000"',
  '"1"0',
  '0\\0',
  '# ?/?',
  '[>999]#,##0,;0',
  '#,##0" mil"',
  '"x"',
  '#,##0.0000',
  '#000',
  '0-000',
  '0\\.000\\.000',
  '-#,##0',
  'h:mm',
  'mm:ss',
])('one of the format %s, which shows another, says so', (code) => {
  expect(writtenNumber('150', formatsOf(code)[0], false)).toBe(`150 (formato ${code})`)
})

test('a number that a workbook shows as another is refused', async () => {
  const rows = SHEET_TITLES + xmlRow(2, ['72616670', '<c s="4"><v>150</v></c>', 'x', day(46346)])
  const { rows: read } = await judged(ABONOS, workbook([{ name: 'A', rows }]))
  expect([read[0]?.texts.valor, read[0]?.errors.valor]).toEqual([
    '150 (formato de porcentaje, fracción u hora)',
    expect.any(String),
  ])
})

test('the day of a workbook that counts from 1904 is its day', async () => {
  const rows = SHEET_TITLES + xmlRow(2, ['72616670', 1, 'x', day(46346 - 1462)])
  const book = workbook([{ name: 'A', rows }], 0, '<workbookPr date1904="1"/>')
  expect((await judged(ABONOS, book)).rows[0]?.datos.fecha).toBe('2026-11-20')
})

test('a line is the file’s own, past empty ones and past a cell of several lines', async () => {
  const { rows } = await judged(
    ABONOS,
    `sep=|\r\n${TITLES.replaceAll(';', '|')}\r\n\r\n|||\r\n72616670|1|"a\r\nb"|2026-11-20\n72616670|abc|x|2026-11-20\n`,
  )
  expect(rows.map(({ id, datos }) => [id, datos.valor])).toEqual([
    [5, 1],
    [7, 'abc'],
  ])
})

const OPTIONAL = 'Documento,Fecha,Origen,Valor,Nota,Otra'
test.each([
  ['Documento,Origen,Fecha,Valor\n72616670,Prima,2026-11-20,150,000', true],
  [`${OPTIONAL}\n72616670,2026-11-20,x,15,000,,`, true],
  [`${OPTIONAL},\n72616670,2026-11-20,x,15,000,,,`, true],
  [`${OPTIONAL},\n72616670,2026-11-20,x,15,000,a,b`, true],
  [`${OPTIONAL},,\n72616670,2026-11-20,x,15000,,,,`, false],
  [`${OPTIONAL}\n72616670,2026-11-20,x,15000`, false],
])('a row of more cells than titles is refused, whose values may have moved: %j', async (file, isRefused) => {
  const { rows } = await judged(ABONOS, `${file}\n`)
  expect(/más celdas que títulos/.test(rows[0]?.errors[''] ?? '')).toBe(isRefused)
})

test('a single column with commas in it is one column', async () => {
  const { rows } = await judged(
    FESTIVOS,
    'Fecha\nviernes, 20 de noviembre de 2026\nlunes, 23 de noviembre de 2026\n',
  )
  expect(rows.map(({ datos }) => datos.fecha)).toEqual(['2026-11-20', '2026-11-23'])
})

test('the apostrophe that protects a cell is no part of it, one of its own is', async () => {
  const { rows } = await abono(
    "72616670;51;'-pendiente;2026-11-20",
    "72616670;52;'=1+1;2026-11-20",
    "72616670;53;''=1;2026-11-20",
    "72616670;54;'comillas';2026-11-20",
  )
  expect(rows.map(({ datos }) => datos.origen)).toEqual(['-pendiente', '=1+1', "'=1", "'comillas'"])
})

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const DRIVER = 'Documento;Nombre;Empresa;Fecha de nacimiento;Tipo de documento'
const row = (nombre: string, tipo = 'C.C.') => `5550101;${nombre};Coonatra;17/04/1985;${tipo}`

test('a line in another encoding changes no other, and is refused', async () => {
  const bytes = Buffer.concat([Buffer.from(`${DRIVER}\n${row('Íñigo Muñoz')}\n`), latin1(row('José Ibáñez'))])
  const { rows } = await judged(CONDUCTORES, bytes)
  expect(rows.map(({ datos, errors }) => [datos.nombre, errors.nombre])).toEqual([
    ['Íñigo Muñoz', undefined],
    ['Jos\uFFFD Ib\uFFFD\uFFFDez', expect.stringMatching(/^Letras dañadas: «Jos\uFFFD»/)],
  ])
})

/** As DOS writes the letters of Spanish in its code page 850. */
const dos = (text: string) => {
  const signs: Record<string, number> = {
    á: 0xa0,
    é: 0x82,
    í: 0xa1,
    ó: 0xa2,
    ú: 0xa3,
    ñ: 0xa4,
    Ñ: 0xa5,
    Í: 0xd6,
    Ó: 0xe0,
    Á: 0xb5,
  }
  return new Uint8Array([...text].map((letter) => signs[letter] ?? letter.charCodeAt(0)))
}

test.each<readonly [string, string | Uint8Array]>([
  ['UTF-8 read as Windows’ letters', row('MuÃ±oz')],
  ['the same of a capital', row('Ã\u0081lvarez')],
  ['a sign for a lost letter', row('Mu\uFFFDoz')],
  ...['Mu├▒oz', 'Mu√±oz', 'Mu¿oz'].map((nombre) => [`the signs of ${nombre}`, row(nombre)] as const),
  ...'Muñoz Hernández Gómez Mejía Pérez MUÑOZ GARCÍA Saúl María Ángela Óscar Íngrid Perú'
    .split(' ')
    .map((nombre) => [`DOS’s letters of ${nombre}`, dos(`${DRIVER}\n${row(nombre)}`)] as const),
])('%s are named on their row', async (_what, content) => {
  const file = typeof content === 'string' ? `${DRIVER}\n${content}` : content
  expect((await judged(CONDUCTORES, file)).rows[0]?.errors.nombre).toMatch(/^Letras dañadas: «/)
})

test('a letter that may be lost is doubted, and taken', async () => {
  const { rows } = await judged(CONDUCTORES, `${DRIVER}\n${row('Mu?oz')}\n${row('¿Qué? No')}`)
  expect(rows.map(({ errors, notes }) => [errors, notes.nombre])).toEqual([
    [{}, '¿Falta una letra en «Mu?oz»?'],
    [{}, undefined],
  ])
})

test.each([
  ['Íñigo Núñez Ávila-Güell', 'utf8'],
  ['Íñigo Núñez Ávila Ocaña', 'latin1'],
  ['João Conceição', 'utf8'],
  ['Ana ¡ojo!', 'latin1'],
] as const)('the letters of %s in %s are whole', async (nombre, encoding) => {
  const { rows } = await judged(
    CONDUCTORES,
    new Uint8Array(Buffer.from(`${DRIVER}\n${row(nombre)}`, encoding)),
  )
  expect([rows[0]?.datos.nombre, rows[0]?.errors]).toEqual([nombre, {}])
})

test.each([
  ['CC', 'C.C.'],
  ['Cédula', 'C.C.'],
  ['C.C', 'C.C.'],
  ['cedula de ciudadania', 'C.C.'],
  ['ce', 'C.E.'],
  ['PASAPORTE', 'PP'],
])('the type of document %s is %s', async (written, valor) => {
  const { rows } = await judged(CONDUCTORES, `${DRIVER}\n${row('Ana', written)}`)
  expect([rows[0]?.datos.tipoDocumento, rows[0]?.errors]).toEqual([valor, {}])
})

test('a type of document that is not known is told with the known ones', async () => {
  const { rows } = await judged(CONDUCTORES, `${DRIVER}\n${row('Ana', 'T.I.')}`)
  expect(rows[0]?.errors.tipoDocumento).toBe('«T.I.» no se reconoce: escriba C.C., C.E., PP.')
})

test('a number that Excel has shortened is no documento, an apostrophe and points are none of it', async () => {
  const { rows } = await abono(
    ...['1,02E+09', "'72616670", '72.616.670', '\u200B72616670', '72616670,0'].map(
      (documento, index) => `${documento};${1000 + index};x;2026-11-20`,
    ),
  )
  expect(rows.map(({ errors }) => errors.conductorDocumento?.slice(0, 13))).toEqual([
    'Excel cambió ',
    undefined,
    undefined,
    undefined,
    'Excel cambió ',
  ])
})

test('a driver is known by a name that is theirs alone, and by a documento before it', async () => {
  const file = [
    'Conductor;Valor;Origen;Fecha',
    'JORGE IVAN  RESTREPO MEJIA',
    'óscar diaz',
    'Luis Pérez',
    'Nadie',
    'Ana Maria Gomez',
  ]
  const { rows } = await judged(
    ABONOS,
    [
      ...file.map((line, index) => (index ? `${line};5000;Prima;2026-11-20` : line)),
      'Ana María Gómez;5000;Prima;2019-05-03',
    ].join('\n'),
  )
  expect(rows.map(({ datos, errors }) => [datos.conductorDocumento, errors.conductorDocumento])).toEqual([
    ['72616670', undefined],
    ['97059415', undefined],
    ['Luis Pérez', 'Hay varios conductores de nombre Luis Pérez. Escriba el documento.'],
    ['Nadie', 'El conductor con documento Nadie no existe.'],
    // Her namesake had left by then.
    ['98319837', undefined],
    ['Ana María Gómez', 'Hay varios conductores de nombre Ana María Gómez. Escriba el documento.'],
  ])
  const both = 'Conductor;Documento;Valor;Origen;Fecha\nAna María Gómez;72616670;5000;Prima;2026-11-20'
  const { rows: named, matching } = await judged(ABONOS, both)
  expect([named[0]?.datos.conductorDocumento, matching.conductorDocumento]).toEqual(['72616670', 1])
})

test('a column that goes nowhere is named with its first values', async () => {
  const titles =
    'Fecha;Bus;Documento;Viajes;Reg. inicial;Reg. final;Sensor;Aseo;Lavado;Gasto: Peaje;Nota;Llantas;Día'
  const { lost, rows } = await judged(
    LIQUIDACIONES,
    `${titles}\n26/11/2026;304;72616670;5;100;500;400;5000;15000;9000;llovió;"$ 15,000";20/11/2026`,
  )
  expect(lost.map(({ title, values }) => [title, ...values])).toEqual([
    ['Lavado', '15000'],
    ['Nota', 'llovió'],
    ['Llantas', '$ 15,000'],
    ['Día', '20/11/2026'],
  ])
  expect(rows[0]?.datos.gastos).toEqual([
    { nombre: 'Aseo', valor: 5000 },
    { nombre: 'Peaje', valor: 9000 },
  ])
})

test('a row of a settlement or a paper is left out of the file in which Exportar marks it', async () => {
  const { rows } = await judged(
    DEUDAS,
    'Documento;Valor;Razón;De liquidación\n72616670;1;Descuadre;Está en la liquidación del bus 303 del 21 de noviembre de 2026.\n72616670;2;Otra;\n72616670;3;Nota;No\n72616670;4;Nota;Sí\n72616670;5;Liquidación 2026-3;Es del documento Liquidación 2026-3: anúlelo',
  )
  expect(rows.map(({ kind, accion }) => [kind, accion])).toEqual([
    ['ligada', 'omitir'],
    ['nueva', 'crear'],
    ['nueva', 'crear'],
    ['ligada', 'omitir'],
    ['emitida', 'omitir'],
  ])
})

test.each([
  ['150,000', '¿150.000 o 150?'],
  ['$ 85,000', '¿85.000 o 85?'],
  ['1.500,000', expect.any(String)],
  ['1,500,000', expect.any(String)],
  ['180k', expect.any(String)],
  ["3'500.000", undefined],
  ['150000,00', undefined],
  ['$ 85.000', undefined],
])('the sum %s is asked about, or the one that it can be', async (written, said) => {
  const { rows } = await abono(`72616670;${written};x;2026-11-20`)
  expect(rows[0]?.errors.valor).toEqual(said)
  expect(typeof rows[0]?.datos.valor).toBe(said === undefined ? 'number' : 'string')
})

const PAGE = '<html><body><table><tr><td>Documento</td></tr></table></body></html>'
const OLE = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])
test.each<[string, string | Uint8Array, string]>([
  ['a page', PAGE, 'markup'],
  ['a page with its mark, in capitals', `\uFEFF\r\n ${PAGE.toUpperCase()}`, 'markup'],
  ['a table alone', '<table border=1><tr><th>Valor</th></tr></table>', 'markup'],
  ['a page after a comment', `<!-- de Office -->${PAGE}`, 'markup'],
  ['a page with its pictures', `MIME-Version: 1.0\nX-Document-Type: Workbook\n\n${PAGE}`, 'markup'],
  ['XML of Excel 2003', '<?xml version="1.0"?><Workbook><Worksheet/></Workbook>', 'markup'],
  ['a page in UTF-16', new Uint8Array(Buffer.from(`\uFEFF${PAGE}`, 'utf16le')), 'markup'],
  ['a true .xls', OLE, 'oldExcel'],
  ['a PDF', '%PDF-1.7\n', 'unreadable'],
  ['a mark that swallows rows in the last column', 'a;b;c\n1;2;"llanta\n1;2;\n1;2;de 12"\n1;2;x', 'quotes'],
  ['one that does so in the middle', 'a,b,c\n1,"de 12,3\n1,de 14",3', 'quotes'],
  ['one in the first', 'a\tb\r\n"de 12\t3\r\n\r\nde 14"\t3', 'quotes'],
])('%s is refused with what to do', (_what, content, problem) => {
  expect(read(ABONOS, content)).toMatchObject({ problem })
})

test.each([
  ['20/11/2026', '303', '', '72616670'],
  ['27/10/2026', '304', '', '98319837'],
  ['26/10/2026', '304', '', undefined],
  ['20/11/2026', '319', '', undefined],
  ['20/11/2026', ' 303 ', '1001', undefined],
  ['sin fecha', '303', '', undefined],
  ['01/02/2026', '303', '', '1001'],
])(
  'the driver of %s of bus %s, said to be «%s», is proposed as %s',
  async (fecha, bus, written, proposed) => {
    const { uuid } = server.luis
    const stored = await aLiquidacion(server.db, {
      fecha: '2026-02-01',
      busNumero: '303',
      conductorUuid: uuid,
    })
    const { rows } = await judged(
      LIQUIDACIONES,
      `Fecha;Bus;Documento;Viajes;Reg. inicial;Reg. final;Sensor\n${fecha};${bus};${written};5;100;500;400`,
    )
    expect(rows[0]?.conductor?.documento).toBe(proposed)
    expect('conductorDocumento' in rows[0]!.errors).toBe(!proposed && !written)
    if (proposed) expect(rows[0]?.datos.conductorDocumento).toBe(proposed)
    await server.db.deleteFrom('liquidaciones').where('uuid', '=', stored.uuid).execute()
  },
)

test('a bus without a driver is taken, one whose driver is nobody is not', async () => {
  const bus = (numero: string, conductor: string) =>
    `${numero};Coonatra;Calasanz Boston;2018;Hino;TST${numero};${conductor}`
  const { rows } = await judged(
    BUSES,
    `Número;Empresa;Ruta;Modelo;Marca;Placa;Documento del conductor\n${bus('901', '')}\n${bus('902', '9')}`,
  )
  expect(rows.map(({ errors }) => errors)).toEqual([{}, { conductorDocumento: 'El conductor no existe.' }])
})

test('a bus that a file spells otherwise is judged by what is usual of it, and by its register', async () => {
  await aBus(server.db, { numero: 'A-12' })
  for (let day = 10; day < 20; day += 1)
    await aLiquidacion(server.db, { busNumero: 'A-12', fecha: `2026-11-${day}`, viajes: 6, regFin: 1_340 })
  const { rows } = await judged(LIQUIDACIONES, `${GASTOS}\n26/11/2026;a12;72616670;361;9000;9100;100`)
  expect(Object.keys(rows[0]?.notes ?? {})).toEqual(expect.arrayContaining(['viajes', 'regIni']))
  await server.db.deleteFrom('liquidaciones').execute()
})

test.each([
  [
    'repayments, together',
    ABONOS,
    TITLES,
    ['72616670;60000;a;2026-11-20', '72.616.670;40000;b;2026-11-20'],
    [],
  ],
  ['one too much', ABONOS, TITLES, ['72616670;60000;a;2026-11-20', '72616670;40001;b;2026-11-20'], [3]],
  ['one of a driver without debts', ABONOS, TITLES, ['98319837;1;a;2026-11-20'], [2]],
  ['settlements', LIQUIDACIONES, `${GASTOS};Abono`, ['25/11/2026;303;72616670;5;1;5;4;100001'], [2]],
  [
    'settlements after a debt of their own',
    LIQUIDACIONES,
    `${GASTOS};Abono;Deuda;Razón de la deuda`,
    ['25/11/2026;303;72616670;5;1;5;4;;1;x', '26/11/2026;303;72616670;5;5;9;4;100001;;'],
    [],
  ],
])('what %s repay above the debt is doubted', async (_what, noun, titles, lines, doubted) => {
  await aDeuda(server.db, server.jorge.uuid, { valor: 100_000 })
  const { rows } = await judged(noun, [titles, ...lines].join('\n'))
  await server.db.deleteFrom('deudas').execute()
  const said = rows.filter(({ notes }) => /Supera lo que debe/.test(Object.values(notes).join()))
  expect(said.map(({ id }) => id)).toEqual(doubted)
})

test('a driver is known by a name longer than a documento may be', async () => {
  const { rows } = await judged(
    ABONOS,
    'Conductor;Valor;Origen;Fecha\nMaría de los Ángeles Echavarría Londoño;1000;Prima;2026-11-20',
  )
  expect([rows[0]?.datos.conductorDocumento, rows[0]?.errors]).toEqual(['1003', {}])
})

test.each([
  ['Gasto: Aseo especial', [{ nombre: 'Aseo especial', valor: 7 }]],
  ['Gasto: aseo', [{ nombre: 'Aseo', valor: 7 }]],
  ['gasto.Peaje', [{ nombre: 'Peaje', valor: 7 }]],
  ['Gastos', undefined],
  ['Lavado', undefined],
  ['Combustible galones', undefined],
  ['Aseo;Aseo', undefined],
])('a column %s is the expenses %j', async (title, gastos) => {
  const { rows } = await judged(LIQUIDACIONES, `${GASTOS};${title}\n26/11/2026;303;72616670;5;100;500;400;7`)
  expect(rows[0]?.datos.gastos).toEqual(gastos)
})

test.each([
  ['conductorDocumento', 'Conductor relevo;Conductor titular', null, LIQUIDACIONES],
  ['conductorDocumento', 'Conductor titular;Ayudante', null, LIQUIDACIONES],
  ['conductorDocumento', 'Nombre del conductor;Ayudante', 0, LIQUIDACIONES],
  ['conductorDocumento', 'Nombre;Documento', 1, LIQUIDACIONES],
  ['sensor', 'Sensor delantero;Sensor trasero', null, LIQUIDACIONES],
  ['sensor', 'Sensor delantero;Sensor', 1, LIQUIDACIONES],
  ['abonoValor', 'Abonos acumulados', null, LIQUIDACIONES],
  ['deudaValor', 'Deuda anterior;Razón de la deuda', null, LIQUIDACIONES],
  ['valor', 'Valor pagado;Valor pendiente', null, DEUDAS],
  ['valor', 'Valor;Valor', null, DEUDAS],
  ['fecha', 'Fecha de pago;Fecha de entrega', null, ABONOS],
  ['fecha', 'Festivo nacional', null, FESTIVOS],
  ['valor', 'Valor (miles)', null, ABONOS],
  ['valor', 'Valor ($)', 0, ABONOS],
  ['fecha', 'Fecha de vencimiento', null, ABONOS],
])('%s is guessed of %s as the column %p', (name, titles, column, noun) => {
  expect(recall(noun, titles.split(';'))[name]).toBe(column)
})

test('what marks a row of a settlement marks it in a hidden column too', async () => {
  const rows =
    '</sheetData><cols><col min="3" max="4" hidden="1"/></cols><sheetData>' +
    xmlRow(1, ['Documento', 'Valor', 'Razón', 'De liquidación']) +
    xmlRow(2, ['72616670', 1, 'Descuadre', 'Está en la liquidación del bus 303 del 21 de noviembre de 2026.'])
  expect((await judged(DEUDAS, workbook([{ name: 'A', rows }]))).rows[0]?.kind).toBe('ligada')
})

test.each([
  ['its label in a column of days, its sum in one of buses', ['Total pasajeros sensor', 332]],
  ['its label alone', ['', '', '', 'SUMA', 900]],
  ['a grand total', ['Gran total', '', '', '', 900]],
  ['an average', ['', '', 'Promedio', 4]],
  ...[
    'VALOR TOTAL',
    'Neto total',
    'SUMAN',
    'T O T A L',
    'Sub-total:',
    '72616670 Total',
    'Ana Gómez Total',
  ].map((label) => [label, ['', '', label, 4]] as const),
] as const)('a closing row of %s is left out', async (_what, cells) => {
  const titles = xmlRow(1, GASTOS.split(';'))
  const first = xmlRow(2, [day(46352), '303', '72616670', 5, 100, 500, 400])
  const book = workbook([{ name: 'A', rows: titles + first + xmlRow(3, cells) }])
  expect((await judged(LIQUIDACIONES, book)).rows.map(({ kind }) => kind)).toEqual(['nueva', 'total'])
})

test('signs beyond the first plane and what Excel escapes are read whole', async () => {
  const rows =
    SHEET_TITLES + xmlRow(2, ['72616670', 1, 'a&#128512;b &#x1F600;_x0041_ &amp;lt; ñ &#241;', day(46346)])
  expect((await judged(ABONOS, workbook([{ name: 'A', rows }]))).rows[0]?.datos.origen).toBe(
    'a😀b 😀A &lt; ñ ñ',
  )
})

test.each([
  ['Conductor', 'Ana María Gómez', '98319837'],
  ['Nombre del conductor', 'ANA MARIA GOMEZ', '98319837'],
  ['Nombre', 'Luis Pérez', undefined],
  ['Conductor', 'Nadie', undefined],
  ['Nota', 'Ana María Gómez', '72616670'],
])('where the documento is empty, %s «%s» decides: %s', async (title, name, expected) => {
  const { rows } = await judged(
    LIQUIDACIONES,
    `Fecha;Bus;${title};Documento;Viajes;Reg. inicial;Reg. final;Sensor\n26/11/2026;303;${name};;5;100;500;400`,
  )
  expect(rows[0]?.conductor?.documento).toBe(expected)
  expect('conductorDocumento' in rows[0]!.errors).toBe(!expected)
  const { rows: abonos } = await judged(
    ABONOS,
    `${title};Documento;Valor;Origen;Fecha\n${name};;5000;Prima;2026-11-20`,
  )
  expect(abonos[0]?.conductor?.documento).toBe(title === 'Nota' ? undefined : expected)
})

test.each([
  ['TOTAL', 'total'],
  ['Total', 'total'],
  ['Subtotal:', 'total'],
  ['Gran total', 'total'],
  ['Total general', 'total'],
  ['T O T A L', 'total'],
  ['Suma', 'total'],
  ['Saldo', 'total'],
  ['Total daños espejo', 'nueva'],
  ['Pérdida total', 'nueva'],
  ['Saldo anterior', 'nueva'],
])('a debt of somebody whose reason is «%s» is %s, and may be created', async (razon, kind) => {
  const file = `Documento;Valor;Razón\n72616670;100000;Descuadre\n72616670;100000;${razon}`
  const { rows } = await judged(DEUDAS, file)
  expect(rows.map((one) => one.kind)).toEqual(['nueva', kind])
  for (const row of rows) expect(choicesOf(row.kind, DEUDAS)).toContain('crear')
})

test.each([
  ['Neto reg.', 'sensor'],
  ['Neto registradora', 'nueva'],
])('a row with %s and without its day of delivery is %s', async (title, kind) => {
  const file = `${GASTOS};${title};Fecha de entrega\n26/11/2026;303;72616670;5;100;500;400;7;`
  expect((await judged(LIQUIDACIONES, file)).rows[0]?.kind).toBe(kind)
})

test.each(['#N/D', '#N/A', '#REF!', '#¡REF!', '#¿NOMBRE?', '#NAME?', '#¡DIV/0!', '########'])(
  'the error %s of a cell is refused under its title and in its line, in a text too',
  async (error) => {
    const said = `«${error}» es un error de Excel: escriba lo que va ahí.`
    const { rows } = await judged(CONDUCTORES, `${DRIVER}\n${row(error)}\n${row('Ana #2! ¿no?')}`)
    expect(rows.map(({ errors }) => errors)).toEqual([{ nombre: said }, {}])
    const { rows: ofText } = await abono(`72616670;${error};x;${error}`)
    expect(ofText[0]?.errors).toEqual({ valor: said, fecha: said })
    const cell = `<c t="e"><v>${error}</v></c>`
    const titles = xmlRow(1, [...TITLES.split(';'), 'Neto'])
    const sound = xmlRow(3, ['72616670', 2, 'x', day(46346), cell])
    const { rows: ofBook } = await judged(
      ABONOS,
      workbook([{ name: 'A', rows: titles + xmlRow(2, ['72616670', cell, cell, day(46346)]) + sound }]),
    )
    expect(ofBook.map(({ id, errors }) => [id, errors])).toEqual([
      [2, { valor: said, origen: said }],
      [3, {}],
    ])
  },
)

test.each([
  [
    'commas, with a ; in most comments',
    TITLES.replaceAll(';', ','),
    '72616670,5000,Prima; parcial,2026-11-20',
  ],
  [
    'commas, with two ; in most comments',
    TITLES.replaceAll(';', ','),
    '72616670,5000,de; la; ruta,2026-11-20',
  ],
  ['; with decimal commas', TITLES, '72616670;5000,00;a, b;2026-11-20'],
  ['tabs, with a | in most comments', TITLES.replaceAll(';', '\t'), '72616670\t5000\ta | b\t2026-11-20'],
  [
    '| under lines of free text',
    'Cochera, noviembre\n'.repeat(9) + TITLES.replaceAll(';', '|'),
    '72616670|5000|a|2026-11-20',
  ],
  ['; whose quotes are none by commas', TITLES, '72616670;5000;"a, ""b""";2026-11-20'],
])('cells are separated by %s, as the titles tell', async (_what, titles, line) => {
  const { file, rows } = await judged(ABONOS, `${titles}\n${line}\n${line.replace('5000', '6000')}\n`)
  expect(file.sheets).toHaveLength(1)
  expect(rows.map(({ datos, errors }) => [datos.valor, errors])).toEqual([
    [5000, {}],
    [6000, {}],
  ])
})

test('of a text without a title of ours the separator is that of most cells', async () => {
  const { file } = await judged(ABONOS, 'A;B;C,D\n72616670;5000;Prima,x\n')
  expect(file.sheets.map(({ rows }) => rows[0]?.cells)).toEqual([['A', 'B', 'C,D']])
})

test('the sign that ends a file of DOS is refused with its line', async () => {
  const { rows } = await abono('72616670;1000;x;2026-11-20', '\u001A')
  expect(rows.map(({ errors }) => Object.keys(errors).length > 0)).toEqual([false, true])
})

test('the mark of a file that was joined is none of its cell, and what is no letter there is named', async () => {
  const { rows } = await abono(
    '\uFEFF72616670;1000;x;2026-11-20',
    '\u001A72616670;3000;x;2026-11-20',
    '72616670;4000;P\0rima;2026-11-20',
  )
  expect(rows.map(({ datos, errors }) => [datos.valor, Object.keys(errors)])).toEqual([
    [1000, []],
    [3000, ['conductorDocumento']],
    [4000, ['origen']],
  ])
})

test.each(['utf16le', 'utf16be'] as const)('a text in %s is read without its mark', async (encoding) => {
  const bytes = Buffer.from(`\uFEFF${TITLES}\n72616670;1000;Señal;2026-11-20`, 'utf16le')
  const { rows } = await judged(ABONOS, encoding === 'utf16be' ? bytes.swap16() : bytes)
  expect(rows.map(({ datos, errors }) => [datos.origen, errors])).toEqual([['Señal', {}]])
})

test.each([
  'yyyy',
  'mmm-yy',
  'd-mmm',
  'dd/mm/yyyy h:mm',
  'dd/mm/yyyy',
  '[$-240A]dddd, d "de" mmmm "de" yyyy',
])('a day of the format %s is read as it is stored', (code) =>
  expect(writtenNumber('46346', formatsOf(code)[0], false)).toBe('2026-11-20'),
)

test.each(['14', '16', '17', '22'])('so is a day of the format of the number %s', (id) => {
  const [format] = formatsIn(`<s><cellXfs><xf numFmtId="${id}"/></cellXfs></s>`)
  expect(writtenNumber('46346', format, false)).toBe('2026-11-20')
})

test.each([
  ['0.5', 'dd/mm/yyyy h:mm', '0,5 (formato de fecha)'],
  ['60', 'dd/mm/yyyy', '60 (formato de fecha)'],
  ['0.5', 'h:mm', '0,5 (formato h:mm)'],
])('the number %s of the format %s, a time or a day that never was, is none: %s', (number, code, said) => {
  expect(writtenNumber(number, formatsOf(code)[0], false)).toBe(said)
})

test('the apostrophe that protects a cell is no part of it in a workbook either', async () => {
  const texts = ["'-pendiente", '-pendiente', "''-suyo'", "'comillas'"]
  const rows = texts.map((origen, i) => xmlRow(i + 2, ['72616670', i, origen, day(46346)])).join('')
  const { rows: read } = await judged(ABONOS, workbook([{ name: 'A', rows: SHEET_TITLES + rows }]))
  expect(read.map(({ datos }) => datos.origen)).toEqual(['-pendiente', '-pendiente', "'-suyo'", "'comillas'"])
})

test.each(['Bogot\u00A0', 'Ana\u00A0Gómez', '\u00ADOjo!', 'João', '‘Ana’'])(
  'what Spanish does not have is refused of %j in a text that is no Unicode, and read in one that is',
  async (nombre) => {
    const bytes = [...`${DRIVER}\n${row(nombre)}`].map(
      (letter) => ({ '‘': 0x91, '’': 0x92 })[letter] ?? letter.charCodeAt(0),
    )
    const { rows } = await judged(CONDUCTORES, new Uint8Array(bytes))
    expect(rows[0]?.errors.nombre).toMatch(/^Letras dañadas: «/)
    expect((await judged(CONDUCTORES, `${DRIVER}\n${row(nombre)}`)).rows[0]?.errors).toEqual({})
  },
)

test.each([
  [19_000, 1000, undefined],
  [19_000, 1200, 'tooManyRows'],
])('a sheet of %i rows in sight and %i hidden has the problem %s', (seen, hidden, problem) => {
  const many = (from: number, count: number, more = '') =>
    Array.from({ length: count }, (_, i) => xmlRow(from + i, ['72616670', i, 'x'], more)).join('')
  const rows = SHEET_TITLES + many(2, hidden, 'hidden="1"') + many(2 + hidden, seen)
  const book = workbook([
    { name: 'A', rows },
    { name: 'B', rows: SHEET_TITLES + many(2, 1) },
  ])
  const answer = read(ABONOS, book)
  expect('file' in answer && answer.file.sheets[0]?.problem).toBe(problem)
})

test.each([
  ['98319837;Ana Gómez', undefined],
  ['98319837;ANA MARIA GOMEZ', undefined],
  ['98.319.837;Luis Pérez', 'El archivo dice Luis Pérez, y 98319837 es Ana María Gómez.'],
  ['98319837;', undefined],
  ['9;Luis Pérez', undefined],
])('a driver %s whom the file calls otherwise is doubted: %s', async (driver, said) => {
  const file = `Documento;Conductor;Valor;Origen;Fecha\n${driver};5000;Prima;2026-11-20`
  expect((await judged(ABONOS, file)).rows[0]?.notes.conductorDocumento).toBe(said)
})

test('a row of fewer cells than the titles is doubted', async () => {
  const { rows } = await abono('72616670;1;x;2026-11-20', '72616670;2026-11-20')
  expect(rows.map(({ notes }) => notes[''])).toEqual([undefined, expect.stringContaining('menos celdas')])
})

test.each([
  [';', {}],
  [',', { '': expect.any(String) as string }],
])('an empty cell behind all rows of a text separated by %s moves none', async (separator, errors) => {
  const lines = [TITLES, '72616670;1;x;2026-11-20;', '72616670;2;x;2026-11-20;']
  const { rows } = await judged(ABONOS, lines.join('\n').replaceAll(';', separator))
  expect(rows.map((one) => one.errors)).toEqual([errors, errors])
})

test('a cell that goes on in another line with the cells of another row is doubted', async () => {
  const { rows } = await abono(
    '72616670;1;"uno',
    '98319837;2;x;2026-11-20";2026-11-20',
    '72616670;1;"a\nb";2026-11-20',
  )
  expect(rows.map(({ notes }) => notes[''])).toEqual([
    expect.stringContaining('sigue en otra línea'),
    undefined,
  ])
})

test.each(['\u200E25000', '25000\u200B', '\u200F25.000'])(
  'the mark that nobody sees of %j is none of it',
  async (valor) => {
    const { rows } = await abono(`72616670;${valor};x;\u200F20/11/2026`)
    expect([rows[0]?.datos.valor, rows[0]?.datos.fecha, rows[0]?.errors]).toEqual([25_000, '2026-11-20', {}])
  },
)

test('what Excel shows otherwise is no text, and a day no key', async () => {
  const titles = xmlRow(1, ['Número', 'Empresa', 'Ruta', 'Modelo', 'Marca', 'Placa'])
  const bus = (line: number, ...cells: (string | number)[]) =>
    xmlRow(line, [cells[0]!, 'Coonatra', 'Calasanz Boston', cells[1]!, 'Hino', `TST00${line}`])
  const rows = titles + bus(2, day(46346), 2019) + bus(3, '303', day(2019)) + bus(4, '304', 2019)
  const { rows: read } = await judged(BUSES, workbook([{ name: 'A', rows }]))
  expect(read.map(({ errors, notes }) => [errors, notes].map(Object.keys))).toEqual([
    [['numero'], ['numero']],
    [[], ['modelo']],
    [[], []],
  ])
})

test('of a number of more digits than Excel has none is changed', () => {
  expect(writtenNumber('2026112700012345678', undefined, false)).toBe('2026112700012345678')
})

test('a cell without end is read in time', async () => {
  const { rows } = await judged(FESTIVOS, `Fecha\n2026-12-25\n${'x y '.repeat(1_000_000)}`)
  expect(rows.map(({ errors }) => Object.keys(errors))).toEqual([[], ['fecha']])
})

test('a repeated row that says something else is told from one that says the same', async () => {
  const lines = ['303;72616670;5;100;500;400', '303;72616670;5;100;500;400', '303;72616670;5;500;900;400']
  const file = [GASTOS, ...lines.map((line) => `26/11/2026;${line}`)].join('\n')
  const { rows } = await judged(LIQUIDACIONES, file)
  expect(rows.map(stateOf)).toEqual(['Nueva', 'Repite la fila 2', 'Repite la fila 2 con otros datos'])
})

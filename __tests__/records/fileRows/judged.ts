/** A file as its import would judge it, from its bytes to the rows of 'Revisar'. */
import { strToU8, zipSync } from 'fflate'
import { judgeSource } from '../../../src/records/fileRows/judging'
import type { Marks } from '../../../src/records/fileRows/importSlice'
import { knownBuses, knownConductores } from '../../../src/records/fileRows/known'
import { recall, withExtra } from '../../../src/records/fileRows/matching'
import type { ImportNoun } from '../../../src/records/fileRows/noun'
import { rowsOf } from '../../../src/records/fileRows/rows'
import { lostColumns, sourceOf, titlesAmong, viewOf } from '../../../src/records/fileRows/source'
import { parseFile } from '../../../src/ui/files/reading/parseFile'
import { fileOf } from '../../../src/ui/files/reading/readFile'

const driver = (documento: string, nombre: string, valido = true) => ({
  ...{ documento, nombre, valido, uuid: documento, empresa: 'Coonatra', tipoDocumento: 'C.C.' },
  ...{ fechaNacimiento: null, fechaUltimoIngreso: null, fechaUltimoRetiro: null },
})
const bus = (numero: string, conductorDocumento: string | null = '72616670') => ({
  ...{ numero, placa: `TST${numero}`, empresa: 'Coonatra', ruta: 'CCNT', modelo: '2018', marca: 'Hino' },
  ...{ conductorDocumento, conductorNombre: null },
})
export const DRIVERS = [
  driver('72616670', 'Jorge Iván Restrepo Mejía'),
  driver('98319837', 'Ana María Gómez'),
  driver('1001', 'Luis Pérez'),
  driver('1002', 'Luis Pérez'),
  driver('1003', 'María de los Ángeles Echavarría Londoño'),
  driver('97059415', 'Óscar Díaz', false),
  { ...driver('1004', 'Ana María Gómez', false), fechaUltimoRetiro: '2019-05-03' },
]
/** The last has no driver. */
export const BUSES = [bus('303'), bus('0304', '98319837'), bus('319', null)]
const KNOWN = {
  busNumero: knownBuses([...BUSES, bus('304')]),
  conductorDocumento: knownConductores(DRIVERS),
}
export const NO_MARKS = { corrections: {}, choices: {}, refused: {}, doubts: {}, repeated: {}, saved: {} }

interface Options extends Partial<Pick<Parameters<typeof rowsOf>[3], 'propose' | 'stored'>> {
  marks?: Marks
  name?: string
  sheet?: number
  conOcultas?: boolean
  monthFirst?: Record<string, boolean>
}

export const bytesOf = (content: string | Uint8Array) =>
  new Uint8Array(typeof content === 'string' ? new TextEncoder().encode(content) : content)

/** A file as its import would read it, or why it cannot. */
export const read = (noun: ImportNoun, content: string | Uint8Array, name = 'archivo.csv') =>
  fileOf(name, parseFile(bytesOf(content).buffer), (rows) => titlesAmong(noun, rows).most)

export async function judged(noun: ImportNoun, content: string | Uint8Array, options: Options = {}) {
  const { name = 'archivo.csv', sheet, conOcultas = false, monthFirst = {} } = options
  const { propose, stored = new Map(), marks = NO_MARKS } = options
  const answer = read(noun, content, name)
  if ('problem' in answer) throw new Error(answer.problem)
  const { file } = answer
  const source = sourceOf(file, viewOf(noun, file, sheet ?? file.inSight))
  const matching = recall('nadie', noun, source.headers)
  const whole = withExtra(noun, matching)
  const judgedRows = await judgeSource(whole, source, { matching, monthFirst }, () => undefined)
  const rows = rowsOf(whole, judgedRows, marks, {
    ...{ stored, propose, known: KNOWN, conOcultas },
  })
  return { file, source, matching, rows, lost: lostColumns(source, Object.values(matching)) }
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export interface SheetPart {
  name: string
  rows: string
  state?: string
}

/** A row of inline texts and of numbers, with what else its element says. */
export const xmlRow = (line: number, cells: readonly (string | number)[], more = '') =>
  `<row r="${line}" ${more}>${cells
    .map((cell, index) => {
      const r = `${String.fromCharCode(65 + index)}${line}`
      return typeof cell === 'number'
        ? `<c r="${r}"><v>${cell}</v></c>`
        : cell.startsWith('<')
          ? cell.replace('<c', `<c r="${r}"`)
          : `<c r="${r}" t="inlineStr"><is><t>${cell}</t></is></c>`
    })
    .join('')}</row>`

/** A workbook of these sheets, of which one was in sight when it was saved. Its styles: 1 a day, 2 eight digits, 3 a day and a time. */
export const workbook = (sheets: readonly SheetPart[], active = 0, more = '') =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml': `<workbook xmlns:r="${RELATIONS}">${more}<bookViews><workbookView activeTab="${active}"/></bookViews><sheets>${sheets
          .map(
            ({ name, state }, i) => `<sheet name="${name}" ${state ? `state="${state}"` : ''} r:id="r${i}"/>`,
          )
          .join('')}</sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
          .map(
            (_one, i) =>
              `<Relationship Id="r${i}" Type="${RELATIONS}/worksheet" Target="worksheets/s${i}.xml"/>`,
          )
          .join('')}<Relationship Id="st" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
        'xl/styles.xml':
          '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-240A]dddd, d &quot;de&quot; mmmm &quot;de&quot; yyyy"/><numFmt numFmtId="165" formatCode="00000000"/></numFmts><fonts><font/><font><strike/></font><font><strike val="0"/></font></fonts>' +
          '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="22"/><xf numFmtId="9"/><xf numFmtId="0" fontId="1"/></cellXfs></styleSheet>',
        ...Object.fromEntries(
          sheets.map(({ rows }, i) => [
            `xl/worksheets/s${i}.xml`,
            `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
          ]),
        ),
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  )

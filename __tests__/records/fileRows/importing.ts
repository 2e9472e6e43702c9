/** A file as its import would judge it, from its bytes to the rows of 'Revisar'. */
import { randomUUID } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import type { Revision } from '../../../src/contract/importaciones'
import { readSource } from '../../../src/records/fileRows/readRows'
import type { Marks } from '../../../src/records/fileRows/importSlice'
import { recall, titlesOf, withExtra } from '../../../src/records/fileRows/matching'
import type { ImportNoun } from '../../../src/records/fileRows/noun'
import { filaOf, isJudged, rowsOf, storedOf } from '../../../src/records/fileRows/rows'
import { lostColumns, sourceOf, viewOf } from '../../../src/records/fileRows/source'
import { parseFile } from '../../../src/ui/files/reading/parseFile'
import { fileOf } from '../../../src/ui/files/reading/readFile'
import { aBus, aConductor, aPasaje } from '../../server/builders'
import { openServer, type TestServer } from '../../server/testServer'

export const NO_MARKS: Marks = { corrections: {}, choices: {}, judged: {}, saved: {} }

/** The server on 27 November 2026 with some drivers and buses, of which 319 has no driver. */
export async function openFleet() {
  const server = await openServer('sqlite', {}, '2026-11-27T17:00:00Z')
  const driver = (documento: string, nombre: string, fechaUltimoRetiro: string | null = null) =>
    aConductor(server.db, { documento, nombre, fechaUltimoRetiro, valido: fechaUltimoRetiro ? 0 : 1 })
  const jorge = await driver('72616670', 'Jorge Iván Restrepo Mejía')
  const ana = await driver('98319837', 'Ana María Gómez')
  const luis = await driver('1001', 'Luis Pérez')
  await driver('1002', 'Luis Pérez')
  await driver('1003', 'María de los Ángeles Echavarría Londoño')
  await driver('97059415', 'Óscar Díaz', '2026-11-26')
  await driver('1004', 'Ana María Gómez', '2019-05-03')
  await aPasaje(server.db, { fechaInicio: '2020-01-01', fechaFinal: '2090-12-31' })
  for (const [numero, conductorUuid] of [
    ['303', jorge.uuid],
    ['304', ana.uuid],
    ['319', null],
  ] as const)
    await aBus(server.db, { numero, conductorUuid })
  return { ...server, ana, jorge, luis }
}

interface Options {
  marks?: Marks
  name?: string
  sheet?: number
  conOcultas?: boolean
}

export const bytesOf = (content: string | Uint8Array) =>
  new Uint8Array(typeof content === 'string' ? new TextEncoder().encode(content) : content)

/** A file as its import would read it, or why it cannot. */
export const read = (noun: ImportNoun, content: string | Uint8Array, name = 'archivo.csv') =>
  fileOf(name, parseFile(bytesOf(content).buffer, titlesOf(noun)))

/** @param server absent where only what is read of the file counts. */
export const judging =
  (server: () => Pick<TestServer, 'ask'> | undefined) =>
  async (
    noun: ImportNoun,
    content: string | Uint8Array,
    { name = 'archivo.csv', sheet, conOcultas = false, marks = NO_MARKS }: Options = {},
  ) => {
    const options = { conOcultas, corregirlas: false, crearlas: false }
    const answer = read(noun, content, name)
    if ('problem' in answer) throw new Error(answer.problem)
    const { file } = answer
    const source = sourceOf(file, viewOf(noun, file, sheet ?? file.inSight))
    const matching = recall(noun, source.headers)
    const whole = withExtra(noun, matching)
    const ofFile = await readSource(whole, source, matching)
    const rows = rowsOf(whole, ofFile, marks, options)
    const sent = rows.filter(isJudged)
    const filas = sent.map(filaOf)
    const body = { grupo: randomUUID(), filas }
    const revision =
      filas.length > 0
        ? await server()?.ask<Revision>('editor', 'POST', `/importaciones/${noun.noun}/revisar`, body)
        : undefined
    const judged = Object.fromEntries(
      sent.map(({ id }, place) => [id, revision?.body.filas[place] ?? { estado: 'nueva' }]),
    )
    return {
      file,
      source,
      matching,
      lost: lostColumns(source, Object.values(matching)),
      rows: rowsOf(whole, ofFile, { ...marks, judged } as Marks, options).map((row) => ({
        ...row,
        datos: storedOf(row).datos,
        errors: row.messages,
        notes: row.doubts,
      })),
    }
  }

/** A file as it is read, without a server. */
export const readOnly = judging(() => undefined)

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
        '_rels/.rels': `<Relationships><Relationship Type="${RELATIONS}/officeDocument" Target="xl/workbook22.xml"/></Relationships>`,
        'xl/workbook22.xml': `<workbook xmlns:r="${RELATIONS}">${more}<bookViews><workbookView activeTab="${active}"/></bookViews><sheets>${sheets
          .map(
            ({ name, state }, i) => `<sheet name="${name}" ${state ? `state="${state}"` : ''} r:id="r${i}"/>`,
          )
          .join('')}</sheets></workbook>`,
        'xl/_rels/workbook22.xml.rels': `<Relationships>${sheets
          .map(
            (_one, i) =>
              `<Relationship Id="r${i}" Type="${RELATIONS}/worksheet" Target="worksheets/s${i}.xml"/>`,
          )
          .join('')}<Relationship Id="st" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
        'xl/styles.xml':
          '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-240A]dddd, d &quot;de&quot; mmmm &quot;de&quot; yyyy"/><numFmt numFmtId="165" formatCode="00000000"/></numFmts>' +
          '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="22"/><xf numFmtId="9"/></cellXfs></styleSheet>',
        ...Object.fromEntries(
          sheets.map(({ rows }, i) => [
            `xl/worksheets/s${i}.xml`,
            `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
          ]),
        ),
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  )

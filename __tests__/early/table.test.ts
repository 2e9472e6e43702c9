import { CABECERA_TOTALES } from '../../src/contract/cabeceras'
import type { LiquidacionFila, TotalesLiquidaciones } from '../../src/contract/liquidaciones'
import { drawFirstRows } from '../../src/early/table'
import { aCompany, openList, storedLiquidacion } from '../features/liquidaciones/listScreen'
import { aLiquidacion } from '../server/builders'
import type { TestApp } from '../setup/page'
import { readable, rows } from '../setup/screen'

let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
  await storedLiquidacion(testApp, { liquidada: true })
  await storedLiquidacion(testApp, { busNumero: '15', conductorDocumento: '1002', comentario: '' })
  await storedLiquidacion(testApp, {
    fecha: '2026-03-06',
    regIni: 1_000,
    regFin: 1_900,
    comentario: 'Sin novedad',
  })
  await aLiquidacion(testApp.db, { regIni: 1_000, regFin: 1_000, fechaEntrega: null })
})
afterAll(() => testApp.close())

const all = (part: ParentNode | null | undefined, what: string) => [...(part?.querySelectorAll(what) ?? [])]
const texts = (part: ParentNode | null | undefined, what: string) =>
  all(part, what).map(({ textContent }) => readable(textContent))

/** Column numbers, under which a screen reader finds what stands below a title. */
const columns = (part: ParentNode | null | undefined, what: string) =>
  all(part, what).map((cell) => cell.getAttribute('aria-colindex'))

const CELLS = '[role="gridcell"]:not(.MuiDataGrid-cellEmpty)'
const MARKS = ['cifra', 'cifra-larga', 'negativa', 'envuelve', 'dos-lineas', 'pendiente']

/** Texts, columns, links and marks of a row. */
const rowAsRead = (row: Element) => ({
  cells: texts(row, CELLS),
  columns: columns(row, CELLS),
  links: all(row, 'a').map((link) => link.getAttribute('href')),
  marks: [row, ...all(row, '*')].flatMap(({ classList }) => MARKS.filter((mark) => classList.contains(mark))),
})

test('the first rows, their titles and totals read before the libraries as they do in the grid', async () => {
  const answer = await testApp.ask('admin', { method: 'GET', url: '/api/liquidaciones/table' })
  const totals = JSON.parse(String(answer.headers[CABECERA_TOTALES.toLowerCase()])) as TotalesLiquidaciones
  const plain = drawFirstRows(answer.json<LiquidacionFila[]>(), totals)

  await openList(testApp)
  expect(all(plain, '[data-id]').map(rowAsRead)).toEqual(rows().map(rowAsRead))
  expect(all(plain, '[data-id]')).toHaveLength(4)
  expect(texts(plain, '[role="columnheader"]')).toEqual(texts(document, '[role="columnheader"]'))
  expect(columns(plain, '[role="columnheader"]')).toEqual(columns(document, '[role="columnheader"]'))
  expect(texts(plain, 'dl > div')).toEqual(texts(document, 'dl > div'))
  expect(texts(plain, 'dl > div')).toHaveLength(5)
  expect(texts(plain, 'dl > div').at(-1)).toBe('Registradora sin 1 fila de solo sensor')
})

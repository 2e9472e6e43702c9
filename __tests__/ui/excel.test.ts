import readExcelFile from 'read-excel-file/node'
import { fileTable } from '../../src/ui/export/exportable'
import type { Column } from '../../src/ui/tableState/columns'
import { sheetCell, writeWorkbook, type Sheet } from '../../src/ui/files/workbook'
import { bytesOf } from '../setup/files'

interface Row {
  fecha: string
  nombre: string | null
  valor: number
  parte: number
  cuenta: number
  activo: boolean
  tipo: string
}

const COLUMNS: readonly Column<Row>[] = [
  { field: 'fecha', title: 'Fecha', kind: 'date' },
  { field: 'nombre', title: 'Nombre' },
  { field: 'valor', title: 'Valor', kind: 'pesos' },
  { field: 'parte', title: 'Parte', kind: 'percentage' },
  { field: 'cuenta', title: 'Cuenta', kind: 'number' },
  { field: 'activo', title: 'Activo', kind: 'boolean' },
  { field: 'tipo', title: 'Tipo', kind: 'option', options: [{ valor: 'CC', nombre: 'Cédula' }] },
]

const one = (changes: Partial<Row> = {}): Row => ({
  fecha: '2026-03-05',
  nombre: 'Ana',
  valor: -5_000,
  parte: 12.8,
  cuenta: 3,
  activo: true,
  tipo: 'CC',
  ...changes,
})

/** Writes rows and reads them back as a spreadsheet does. */
async function read(rows: Row[], head: Partial<Sheet> = {}) {
  const table = fileTable(COLUMNS, rows)
  const file = await writeWorkbook({ title: 'Pruebas', ...table, totals: [], ...head })
  const [sheet] = await readExcelFile(Buffer.from(await bytesOf(file)))
  return sheet!
}

test('a day is a day of the calendar, figures are numbers, and what the table names is named', async () => {
  const { data } = await read([one()])
  expect(data).toEqual([
    ['Fecha', 'Nombre', 'Valor', 'Parte', 'Cuenta', 'Activo', 'Tipo'],
    [expect.anything(), 'Ana', -5_000, 12.8, 3, 'Sí', 'Cédula'],
  ])
  expect((data[1]![0] as unknown as Date).toISOString()).toBe('2026-03-05T00:00:00.000Z')
})

test.each(['=SUMA(A1)', '+57 300', '-5 %', '@hoy', '<b>&"'])(
  '%s stays the text that it is',
  async (nombre) => {
    const { data } = await read([one({ nombre })])
    expect(data[1]![1]).toBe(nombre)
  },
)

test('a text that Excel could take for a formula stays one when it is edited there', () => {
  expect(sheetCell('text', '=SUMA(A1)')).toEqual({ value: '=SUMA(A1)', format: '@' })
  expect(sheetCell('text', 'Ana')).toBe('Ana')
})

test('figures have the format of the screen', () => {
  expect(sheetCell('pesos', 1_234)).toMatchObject({ format: '"$" #,##0' })
  expect(sheetCell('pesos', 2_650.5)).toMatchObject({ format: '"$" #,##0.00' })
  expect(sheetCell('percentage', 12.8)).toMatchObject({ value: 12.8, format: '#,##0.######" %"' })
  expect(sheetCell('percentage', 12)).toMatchObject({ value: 12, format: '#,##0" %"' })
  expect(sheetCell('number', 1_234)).toMatchObject({ format: '#,##0' })
  expect(sheetCell('text', 303)).toEqual({ value: 303, format: undefined })
})

test('a day that Excel cannot count is a text, an empty cell is empty', async () => {
  const { data } = await read([one({ fecha: '1899-12-31', nombre: null })])
  expect(data[1]!.slice(0, 2)).toEqual(['1899-12-31', null])
})

test('the totals stand below the rows, as numbers', async () => {
  const { data } = await read([one(), one()], {
    totals: [
      { label: 'Total', value: -10_000 },
      { label: 'Diferencia', value: 'Sin diferencia' },
    ],
  })
  expect(data.slice(-2).map((row) => row.slice(0, 2))).toEqual([
    ['Total', -10_000],
    ['Diferencia', 'Sin diferencia'],
  ])
})

test('the sheet bears the title of the table, as far as Excel takes it', async () => {
  const { sheet } = await read([one()], { title: 'Reporte de asistencias de noviembre de 2026' })
  expect(sheet).toBe('Reporte de asistencias de novie')
})

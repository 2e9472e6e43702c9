import { screen, waitFor } from '@testing-library/react'
import readExcelFile from 'read-excel-file/node'
import { bytesOf, downloads, textOf } from '../../setup/files'
import type { TestApp } from '../../setup/page'
import { openList, buses, filterTable, storedLiquidacion, aCompany } from './listScreen'
import { buttonOf } from '../../setup/screen'

let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
  // Twelve days, so that there is a second page.
  for (let day = 1; day <= 12; day += 1) {
    await storedLiquidacion(testApp, { fecha: `2026-02-${String(day).padStart(2, '0')}` })
  }
  await storedLiquidacion(testApp, {
    busNumero: '15',
    conductorDocumento: '1002',
    comentario: '=SUMA(A1); "cobrar"',
    gastos: [{ nombre: 'Taller', valor: 9_000_000 }],
  })
})
afterAll(() => testApp.close())

/** Chooses one of the formats beside Exportar. */
async function chooseFormat(user: Awaited<ReturnType<typeof openList>>['user'], format: string) {
  await user.click(buttonOf('Más formatos'))
  await user.click(await screen.findByText(format, { selector: '[role="menuitem"]' }))
}

test('exports every row that the filters leave, all pages of them, as Excel in Spanish opens it', async () => {
  const files = downloads()
  const { user } = await openList(testApp, '/', 'consulta')
  await user.click(buttonOf('Exportar'))
  await waitFor(() => expect(files).toHaveLength(1))
  const [file] = files
  expect(file?.name).toBe('liquidaciones.csv')
  const text = await textOf(file!.content)
  expect(text.startsWith('\uFEFF')).toBe(true)
  const lines = text.slice(1).split('\r\n')
  expect(lines[0]).toBe(
    'Fecha;Bus;Conductor;Reg. inicial;Reg. final;Pasajeros reg.;Pasajeros sensor;' +
      'Neto reg.;Neto sensor;Comentario;Fecha de entrega;' +
      'Viajes;Cívica;Tiquetes;Sensor;Gastos;Salario reg.;Salario sensor;Liquidada;' +
      'Documento del conductor;Valor del abono;Valor de la deuda;Razón de la deuda;Gasto: Taller;Gasto: Aseo;Gasto: Combustible',
  )
  // A formula is defused and quoted; a negative number stays a number.
  expect(lines[1]).toBe(
    '2026-03-05;15;Beto Bernal;1000;1300;300;332;-8407520;-8329389;"\'=SUMA(A1); ""cobrar""";2030-03-20;' +
      '6;40;10;350;9000000;107520;118989;No;1002;;;;9000000;;',
  )
  expect(lines.filter(Boolean)).toHaveLength(14)
})

test('a column filter leaves its rows out of the file', async () => {
  const files = downloads()
  const { store, user } = await openList(testApp)
  filterTable(store, { field: 'busNumero', operator: 'equals', value: '15' })
  await waitFor(() => expect(buses()).toEqual(['15']))
  await user.click(buttonOf('Exportar'))
  await waitFor(() => expect(files).toHaveLength(1))
  const text = await textOf(files[0]!.content)
  expect(text.split('\r\n').filter(Boolean)).toHaveLength(2)
})

test('a search exports what it found, asked for by the same filter', async () => {
  const files = downloads()
  const { user } = await openList(testApp, '/?numero=15')
  await waitFor(() => expect(buses()).toEqual(['15']))
  testApp.calls.length = 0
  await user.click(buttonOf('Exportar'))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(testApp.calls).toEqual(['GET /api/liquidaciones/exportacion?numero=15'])
})

test('a file that could not be fetched is told in a toast, and none is made', async () => {
  const files = downloads()
  const { user } = await openList(testApp)
  const { fetch } = globalThis
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await user.click(buttonOf('Exportar'))
  expect(await screen.findByText('No hay conexión con el servidor. Intente de nuevo.')).toBeVisible()
  globalThis.fetch = fetch
  expect(files).toEqual([])
})

test('Excel gets the rows that the filters leave, with their types, and the totals of the table', async () => {
  const files = downloads()
  const { store, user } = await openList(testApp)
  filterTable(store, { field: 'busNumero', operator: 'equals', value: '15' })
  await waitFor(() => expect(buses()).toEqual(['15']))
  await chooseFormat(user, 'Excel')
  await waitFor(() => expect(files).toHaveLength(1))
  expect(files[0]?.name).toBe('liquidaciones.xlsx')
  const [sheet] = await readExcelFile(Buffer.from(await bytesOf(files[0]!.content)))
  const [titles, row, , ...totals] = sheet!.data
  expect(sheet!.sheet).toBe('Liquidaciones')
  expect(titles!.slice(-2)).toEqual(['Razón de la deuda', 'Gasto: Taller'])
  expect((row![0] as unknown as Date).toISOString()).toBe('2026-03-05T00:00:00.000Z')
  expect(row!.slice(1)).toEqual([
    '15',
    'Beto Bernal',
    1000,
    1300,
    300,
    332,
    -8407520,
    -8329389,
    '=SUMA(A1); "cobrar"',
    expect.anything() as unknown,
    6,
    40,
    10,
    350,
    9000000,
    107520,
    118989,
    'No',
    '1002',
    null,
    null,
    null,
    9000000,
  ])
  expect(totals.map((total) => total.slice(0, 2))).toEqual([
    ['Total pasajeros sensor', 332],
    ['Total pasajeros registradora', 300],
    ['Total neto sensor', -8329389],
    ['Total neto registradora', -8407520],
  ])
})

test('paper bears the search, the filter, the rows and the totals, and is gone once it is printed', async () => {
  let role: HTMLElement | undefined
  window.print = () => {
    role = document.querySelector<HTMLElement>('.papel')!.cloneNode(true) as HTMLElement
  }
  const { store, user } = await openList(testApp, '/?numero=15&documento=1002&liquidada=false')
  filterTable(store, { field: 'comentario', operator: 'contains', value: 'cobrar' })
  await waitFor(() => expect(buses()).toEqual(['15']))
  await chooseFormat(user, 'Imprimir')
  await waitFor(() => expect(role).toBeDefined())
  expect(role!.querySelector('h1')).toHaveTextContent('Liquidaciones')
  expect(role!.querySelector('p')).toHaveTextContent(
    'Bus: 15 · Conductor: Beto Bernal · Liquidada: No · Comentario: contiene cobrar',
  )
  expect([...role!.querySelectorAll('th')].map(({ textContent }) => textContent)).toHaveLength(11)
  expect([...role!.querySelectorAll('td')].slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    '05/03/2026',
    '15',
    'Beto Bernal',
  ])
  expect(role!.querySelector('dl')).toHaveTextContent('Total neto registradora-$ 8.407.520')
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(document.querySelector('.papel')).toBeNull())
})

/**
 * Section 9. Proven elsewhere: the page sizes in `2-tablas.test.tsx`; the long date and dd/mm/yy of every day in
 * `contract/fechas.test.ts` and `ui/typedDate.test.ts`; the default expenses and the passengers per register in
 * `2-liquidaciones-dialogos.test.tsx`; the months of Prima and Bono in `2-documentos.test.tsx`; the defaults of the attendance in
 * `2-asistencias.test.tsx`; saving by itself in `features/asistencias/saving.test.tsx`; the widths in `e2e/especificacion.test.ts`.
 */
import { screen, waitFor } from '@testing-library/react'
import { liquidacionesApi } from '../../src/api/liquidaciones'
import { makeStore } from '../../src/app/store'
import { INTERVAL_MS } from '../../src/features/asistencias/useAutoSave'
import { aFestivo, aPasaje } from '../server/builders'
import { openTable } from '../setup/fleet'
import { openForm, buttonOf, columnTexts, waitForColumn, hands } from '../setup/screen'
import { openTestApp, type TestApp } from '../setup/page'

const NO_FILTER = { fechaInicial: null, fechaFinal: null, numero: null, documento: null, liquidada: null }

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestApp()
  await aFestivo(testApp.db, { fecha: '2026-03-05' })
  await aFestivo(testApp.db, { fecha: '2026-05-03' })
  await aPasaje(testApp.db, { ruta: 'CBOS', valor: 12_345, porcentajePasajero: 12.8 })
  await aPasaje(testApp.db, { ruta: 'CSUR2', valido: 0 })
})
afterAll(() => testApp.close())

/** Opens the panel of filters, on a column of the table. */
async function filterBy(title: string) {
  await user.click(buttonOf('Filtros'))
  await user.click(await screen.findByRole('combobox', { name: 'Columna' }))
  await user.click(screen.getByRole('option', { name: title }))
}

test('the attendance is saved by itself every 300000 ms', () => {
  expect(INTERVAL_MS).toBe(300_000)
})

test('a date is dd/mm/yy in a form and the long Spanish date in a table', async () => {
  await openTable(testApp, '/festivos')
  expect(columnTexts('Fecha')).toEqual(['3 de mayo de 2026', '5 de marzo de 2026'])
  const { field } = await openForm(user, 'Crear', 'Formulario Festivo')
  await user.clear(field('Fecha'))
  await user.type(field('Fecha'), '07/04/2026')
  await user.tab()
  expect(field('Fecha')).toHaveValue('07/04/26')
})

test("the date filter's input has placeholder 'mm-dd-yyyy' and mask 99-99-9999, month first", async () => {
  await openTable(testApp, '/festivos')
  await filterBy('Fecha')
  const fecha = await screen.findByPlaceholderText('mm-dd-yyyy')
  await user.type(fecha, 'a0305x2026')
  expect(fecha).toHaveValue('03-05-2026')
  await waitForColumn('Fecha', ['5 de marzo de 2026'])
})

test('numbers use the Spanish locale', async () => {
  await openTable(testApp, '/pasajes')
  expect(columnTexts('Valor')[0]).toBe('$ 12.345')
  expect(columnTexts('Porcentaje pasajero')[0]).toBe('12,8 %')
})

test("a boolean column's filter is a tri-state checkbox with the column's name: unset, true, false", async () => {
  await openTable(testApp, '/pasajes')
  const [valido, invalid] = ['Calasanz Boston', 'Circular Sur 302']
  await filterBy('Válido')
  const checkbox = await screen.findByRole('checkbox', { name: 'Válido' })
  const withoutFilter = async () => {
    await waitForColumn('Ruta', [valido, invalid])
    expect(checkbox).toBePartiallyChecked()
  }
  await withoutFilter()
  await user.click(checkbox)
  await waitForColumn('Ruta', [valido])
  expect(checkbox).toBeChecked()
  await user.click(checkbox)
  await waitForColumn('Ruta', [invalid])
  await waitFor(() => expect(checkbox).not.toBePartiallyChecked())
  expect(checkbox).not.toBeChecked()
  await user.click(checkbox)
  await withoutFilter()
})

test('no request has a time-out: its answer is waited for, if it takes a day', async () => {
  jest.useFakeTimers()
  const requests: Request[] = []
  globalThis.fetch = (input, init) => {
    requests.push(new Request(input, init))
    return new Promise(() => undefined)
  }
  const { buscarLiquidaciones } = liquidacionesApi.endpoints
  const store = makeStore()
  void store.dispatch(buscarLiquidaciones.initiate(NO_FILTER))
  await jest.advanceTimersByTimeAsync(86_400_000)
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([false])
  expect(buscarLiquidaciones.select(NO_FILTER)(store.getState()).isLoading).toBe(true)
  jest.useRealTimers()
})

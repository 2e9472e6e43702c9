/**
 * Section 9. Proven elsewhere: the page sizes in `2-tablas.test.tsx`; the long date and dd/mm/yy of every day in
 * `contract/fechas.test.ts` and `ui/typedDate.test.ts`; the default expenses and the passengers per register in
 * `2-liquidaciones-dialogos.test.tsx`; the months of Prima and Bono in `2-documentos.test.tsx`; the defaults of the attendance in
 * `2-asistencias.test.tsx`; saving by itself in `features/asistencias/guardado.test.tsx`; the widths in `e2e/especificacion.test.ts`.
 */
import { screen, waitFor } from '@testing-library/react'
import { liquidacionesApi } from '../../src/api/liquidaciones'
import { makeStore } from '../../src/app/store'
import { INTERVAL_MS } from '../../src/features/asistencias/useAutoSave'
import { unFestivo, unPasaje } from '../server/builders'
import { abrirTabla } from '../setup/fleet'
import { abrirFormulario, botonDe, columna, esperarColumna, manos } from '../setup/screen'
import { unaOficina, type Oficina } from '../setup/page'

const SIN_FILTRO = { fechaInicial: null, fechaFinal: null, numero: null, documento: null, liquidada: null }

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unaOficina()
  await unFestivo(oficina.db, { fecha: '2026-03-05' })
  await unFestivo(oficina.db, { fecha: '2026-05-03' })
  await unPasaje(oficina.db, { ruta: 'CBOS', valor: 12_345, porcentajePasajero: 12.8 })
  await unPasaje(oficina.db, { ruta: 'CSUR2', valido: 0 })
})
afterAll(() => oficina.cerrar())

/** Opens the panel of filters, on a column of the table. */
async function filtrarPor(titulo: string) {
  await user.click(botonDe('Filtros'))
  await user.click(await screen.findByRole('combobox', { name: 'Columna' }))
  await user.click(screen.getByRole('option', { name: titulo }))
}

test('the attendance is saved by itself every 300000 ms', () => {
  expect(INTERVAL_MS).toBe(300_000)
})

test('a date is dd/mm/yy in a form and the long Spanish date in a table', async () => {
  await abrirTabla(oficina, '/festivos')
  expect(columna('Fecha')).toEqual(['3 de mayo de 2026', '5 de marzo de 2026'])
  const { campo } = await abrirFormulario(user, 'Crear', 'Formulario Festivo')
  await user.clear(campo('Fecha'))
  await user.type(campo('Fecha'), '07/04/2026')
  await user.tab()
  expect(campo('Fecha')).toHaveValue('07/04/26')
})

test("the date filter's input has placeholder 'mm-dd-yyyy' and mask 99-99-9999, month first", async () => {
  await abrirTabla(oficina, '/festivos')
  await filtrarPor('Fecha')
  const fecha = await screen.findByPlaceholderText('mm-dd-yyyy')
  await user.type(fecha, 'a0305x2026')
  expect(fecha).toHaveValue('03-05-2026')
  await esperarColumna('Fecha', ['5 de marzo de 2026'])
})

test('numbers use the Spanish locale', async () => {
  await abrirTabla(oficina, '/pasajes')
  expect(columna('Valor')[0]).toBe('$ 12.345')
  expect(columna('Porcentaje pasajero')[0]).toBe('12,8 %')
})

test("a boolean column's filter is a tri-state checkbox with the column's name: unset, true, false", async () => {
  await abrirTabla(oficina, '/pasajes')
  const [valido, invalido] = ['Calasanz Boston', 'Circular Sur 302']
  await filtrarPor('Válido')
  const casilla = await screen.findByRole('checkbox', { name: 'Válido' })
  const sinFiltro = async () => {
    await esperarColumna('Ruta', [valido, invalido])
    expect(casilla).toBePartiallyChecked()
  }
  await sinFiltro()
  await user.click(casilla)
  await esperarColumna('Ruta', [valido])
  expect(casilla).toBeChecked()
  await user.click(casilla)
  await esperarColumna('Ruta', [invalido])
  await waitFor(() => expect(casilla).not.toBePartiallyChecked())
  expect(casilla).not.toBeChecked()
  await user.click(casilla)
  await sinFiltro()
})

test('no request has a time-out: its answer is waited for, if it takes a day', async () => {
  jest.useFakeTimers()
  const pedidos: Request[] = []
  globalThis.fetch = (input, init) => {
    pedidos.push(new Request(input, init))
    return new Promise(() => undefined)
  }
  const { buscarLiquidaciones } = liquidacionesApi.endpoints
  const store = makeStore()
  void store.dispatch(buscarLiquidaciones.initiate(SIN_FILTRO))
  await jest.advanceTimersByTimeAsync(86_400_000)
  expect(pedidos.map(({ signal }) => signal.aborted)).toEqual([false])
  expect(buscarLiquidaciones.select(SIN_FILTRO)(store.getState()).isLoading).toBe(true)
  jest.useRealTimers()
})

/**
 * Section 2, Asistencias/reporte. Columns, rows per page and words for no rows are in `2-tablas.test.tsx` and
 * `8-errores-listas.test.tsx`; what it counts, in `features/asistencias/consulta.test.tsx`.
 */
import { screen } from '@testing-library/react'
import { abrirTabla } from '../setup/fleet'
import { unaOficina, type Oficina } from '../setup/page'
import { campo, rotulos } from '../setup/screen'

let oficina: Oficina

beforeAll(async () => {
  oficina = await unaOficina()
})
afterAll(() => oficina.cerrar())

test('has the Mes selector, which begins at 1, Limpiar, Buscar and Exportar', async () => {
  await abrirTabla(oficina, '/asistencias/reporte')
  expect(rotulos(document.querySelector('[role="search"]'))).toEqual(['Mes', 'Limpiar', 'Buscar'])
  expect(campo('Mes')).toHaveValue('1')
  expect(campo('Mes')).toHaveDisplayValue('enero')
  expect(screen.getByText('Exportar')).toBeVisible()
})

/**
 * Section 2, Festivos. Columns, rows per page and words for no rows are in `2-tablas.test.tsx` and `8-errores-listas.test.tsx`; the
 * width of its dialog in `e2e/especificacion.test.ts`; creating and deleting a holiday in `features/festivos/festivos.test.tsx`.
 */
import { waitFor } from '@testing-library/react'
import { today } from '../../src/api/client/today'
import { fechaCorta } from '../../src/ui/texts/formats'
import { unFestivo } from '../server/builders'
import { abrirTabla, elegirFila, unDia } from '../setup/fleet'
import {
  abrirFormulario,
  abrirPregunta,
  motivos,
  SIN_SELECCION,
  filas,
  manos,
  rotulos,
} from '../setup/screen'
import type { Oficina } from '../setup/page'

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unDia('/festivos')
  await unFestivo(oficina.db, { fecha: '2026-07-20' })
  await unFestivo(oficina.db, { fecha: '2026-12-25' })
})
afterAll(() => oficina.cerrar())

const elegidas = () => filas().filter((fila) => fila.getAttribute('aria-selected') === 'true')

test('one row at a time is selected', async () => {
  await abrirTabla(oficina, '/festivos')
  await elegirFila(user, '20 de julio de 2026')
  await elegirFila(user, '25 de diciembre de 2026')
  expect(elegidas().map(({ textContent }) => textContent)).toEqual(['25 de diciembre de 2026'])
})

test("Crear opens 'Formulario Festivo', with a date dd/mm/yy that begins with today, and Crear", async () => {
  await abrirTabla(oficina, '/festivos')
  const { campo, dialogo } = await abrirFormulario(user, 'Crear', 'Formulario Festivo')
  expect(rotulos(dialogo)).toEqual(['Fecha', 'Cancelar', 'Crear'])
  expect(campo('Fecha')).toHaveValue(fechaCorta(today()))
})

test('Eliminar is disabled until a row is selected; then it asks in its own words', async () => {
  await abrirTabla(oficina, '/festivos')
  expect(motivos(['Eliminar'])).toEqual({ Eliminar: SIN_SELECCION })
  await elegirFila(user, '25 de diciembre de 2026')
  await waitFor(() => expect(motivos(['Eliminar'])).toEqual({ Eliminar: null }))
  const { dialogo } = await abrirPregunta(user, 'Eliminar', 'Eliminar Liquidación')
  expect(dialogo).toHaveTextContent('¿Estás seguro que deseas eliminar el festivo?')
})

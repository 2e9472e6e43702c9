/**
 * Section 2, Reporte de gastos. Columns, rows per page and words for no rows are in `2-tablas.test.tsx` and
 * `8-errores-listas.test.tsx`; what each filter finds and the figures, in `features/gastos/gastos.test.tsx`; the CSV of Exportar,
 * in `e2e/dinero.test.ts`.
 */
import { screen, waitFor, within } from '@testing-library/react'
import { abrirTabla } from '../setup/fleet'
import { botonDe, campo, manos, rotulos, totales } from '../setup/screen'
import { unaOficina, type Oficina } from '../setup/page'

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unaOficina()
})
afterAll(() => oficina.cerrar())

test('has its five filters, Limpiar, Buscar and Exportar', async () => {
  await abrirTabla(oficina, '/reportes/gastos')
  expect(rotulos(document.querySelector('[role="search"]'))).toEqual([
    'Nombre Gasto',
    'Fecha Inicio',
    'Fecha Final',
    'Bus',
    'Conductor',
    'Limpiar',
    'Buscar',
  ])
  expect(botonDe('Exportar')).toBeEnabled()
})

test.each(['Fecha Inicio', 'Fecha Final'])(
  'the date picker of %s has a bar that clears it',
  async (fecha) => {
    await abrirTabla(oficina, '/reportes/gastos')
    await user.type(campo(fecha), '050326')
    await user.click(screen.getByLabelText(`Elegir ${fecha} en el calendario`))
    const calendario = await screen.findByRole('dialog', { name: `Calendario de ${fecha}` })
    await user.click(await within(calendario).findByText('Limpiar', { selector: 'button' }))
    await waitFor(() => expect(campo(fecha)).toHaveValue(''))
  },
)

test("the footer says 'Total de Gastos' and 'Promedio de Gastos por Día'", async () => {
  await abrirTabla(oficina, '/reportes/gastos')
  await waitFor(() =>
    expect(Object.keys(totales())).toEqual(['Total de Gastos', 'Promedio de Gastos por Día']),
  )
})

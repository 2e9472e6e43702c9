/**
 * Section 2, Liquidaciones list: the list, its search and its toolbar. Its dialogs are in `2-liquidaciones-dialogos.test.tsx`; columns,
 * rows per page and words for no rows in `2-tablas.test.tsx` and `8-errores-listas.test.tsx`. In `features/liquidaciones/`: what a
 * search finds and the order of its dates (busqueda), the totals' figures and single selection (lista), the CSV of Exportar (exportar).
 */
import { screen, waitFor } from '@testing-library/react'
import {
  abrirLista,
  boton,
  dialogoTitulado,
  filaDe,
  registrada,
  unaEmpresa,
} from '../features/liquidaciones/pantalla'
import type { Oficina } from '../setup/page'
import { campo, opciones, rotulos, specifiedLabels, totales } from '../setup/screen'

let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
  await registrada(oficina, { liquidada: true })
  await registrada(oficina, { busNumero: '15', conductorDocumento: '1002' })
})
afterAll(() => oficina.cerrar())

test('the search form has bus, driver, liquidada, start date and end date, and its three buttons', async () => {
  await abrirLista(oficina)
  const busqueda = document.querySelector('[role="search"]')
  expect(rotulos(busqueda)).toEqual([
    'Bus',
    'Conductor',
    'Liquidada',
    'Fecha Inicio',
    'Fecha Final',
    'Limpiar',
    'Buscar',
  ])
  expect(opciones(campo('Liquidada'))).toEqual(['Si', 'No'])
  expect(boton('Limpiar filtros de la tabla')).toBeInTheDocument()
})

test('the toolbar has its six buttons in their order', async () => {
  await abrirLista(oficina)
  expect(specifiedLabels(boton('Crear').parentElement!.parentElement).slice(0, 6)).toEqual([
    'Crear',
    'Eliminar',
    'Liquidar',
    'Detalle',
    'Ingresar Sensores',
    'Exportar',
  ])
})

test('rows not yet settled are highlighted, and the mark is explained', async () => {
  await abrirLista(oficina)
  expect(filaDe('15')).toHaveClass('pendiente')
  expect(filaDe('12')).not.toHaveClass('pendiente')
  expect(screen.getByText('Pendiente')).toBeInTheDocument()
})

test('the footer has the totals of passengers and net values, by sensor and by register', async () => {
  await abrirLista(oficina)
  expect(Object.keys(totales())).toEqual([
    'Total pasajeros sensor',
    'Total pasajeros registradora',
    'Total neto sensor',
    'Total neto registradora',
  ])
})

test("Eliminar opens a confirmation titled 'Eliminar Liquidación'", async () => {
  const { elegirFila, user } = await abrirLista(oficina)
  await elegirFila('15')
  await user.click(boton('Eliminar'))
  const dialogo = await dialogoTitulado('Eliminar Liquidación')
  expect(dialogo).toHaveAttribute('role', 'alertdialog')
  expect(rotulos(dialogo)).toEqual(['Cancelar', 'Eliminar'])
  await user.click(boton('Cancelar'))
  await waitFor(() => expect(dialogo).not.toBeInTheDocument())
})

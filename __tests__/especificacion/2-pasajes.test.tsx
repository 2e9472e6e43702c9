/**
 * Section 2, Pasajes. Columns, rows per page and words for no rows are in `2-tablas.test.tsx` and `8-errores-listas.test.tsx`; the
 * colours of invalid rows and of the icons in `e2e/especificacion.test.ts`; creating, editing and invalidating in
 * `features/pasajes/pasajes.test.tsx`.
 */
import { screen } from '@testing-library/react'
import { unPasaje } from '../server/builders'
import { abrirTabla, elegirFila, unDia } from '../setup/fleet'
import { abrirFormulario, abrirPregunta, botonDe, celda, filas, manos, rotulos } from '../setup/screen'
import type { Oficina } from '../setup/page'

const NUMEROS = [
  'Valor',
  'Porcentaje pasajero',
  'Porcentaje festivos',
  'Porcentaje bonificación',
  'Límite bonificación',
  'Pasajeros por viaje',
]
const CAMPOS = ['Ruta', ...NUMEROS, 'Fecha inicio', 'Fecha final']

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unDia('/pasajes')
  await unPasaje(oficina.db, { ruta: 'CBOS' })
  await unPasaje(oficina.db, { ruta: 'CSUR3', valido: 0 })
})
afterAll(() => oficina.cerrar())

test('valido is a check or a cross, and invalid rows are highlighted', async () => {
  await abrirTabla(oficina, '/pasajes')
  const vistas = filas().map((fila) => [
    celda(fila, 'Ruta')?.textContent,
    celda(fila, 'Válido')?.querySelector('svg')?.getAttribute('data-testid'),
    fila.classList.contains('invalida'),
  ])
  expect(vistas).toEqual([
    ['Calasanz Boston', 'CheckCircleIcon', false],
    ['Circular Sur 303', 'CancelIcon', true],
  ])
  expect(screen.getByText('Inválido')).toBeVisible()
})

test('has Crear, Editar and Invalidar', async () => {
  await abrirTabla(oficina, '/pasajes')
  expect(rotulos(botonDe('Crear').parentElement!.parentElement).slice(0, 3)).toEqual([
    'Crear',
    'Editar',
    'Invalidar',
  ])
})

test('creating and editing have the same fields, all numbers beginning at 0; the edit is sent with Confirmar', async () => {
  await abrirTabla(oficina, '/pasajes')
  const crear = await abrirFormulario(user, 'Crear', 'Crear Pasaje')
  expect(rotulos(crear.dialogo)).toEqual([...CAMPOS, 'Cancelar', 'Crear'])
  for (const numero of NUMEROS) expect([numero, crear.campo(numero).value]).toEqual([numero, '0'])
  await crear.pulsar('Cancelar')
  await crear.cerrado()

  await elegirFila(user, 'Calasanz Boston')
  const editar = await abrirFormulario(user, 'Editar', 'Editar Pasaje')
  expect(rotulos(editar.dialogo)).toEqual([...CAMPOS, 'Cancelar', 'Confirmar'])
})

test('Invalidar asks first', async () => {
  await abrirTabla(oficina, '/pasajes')
  await elegirFila(user, 'Calasanz Boston')
  const { dialogo } = await abrirPregunta(user, 'Invalidar', 'Invalidar Pasaje')
  expect(rotulos(dialogo)).toEqual(['Cancelar', 'Invalidar'])
})

import { act, screen } from '@testing-library/react'
import { unConductor } from '../../server/builders'
import { observarLlamadas, retener } from '../../setup/calls'
import { unaOficina, type Oficina } from '../../setup/page'
import { manos } from '../../setup/screen'
import { abrirPlanilla, boton, celdas, envios, guardadas } from './planilla'

const ANA = 'Ana Álvarez'
const BETO = 'Beto Bernal'

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unaOficina()
  await unConductor(oficina.db, { nombre: ANA })
  await unConductor(oficina.db, { nombre: BETO })
})
beforeEach(async () => {
  await oficina.db.deleteFrom('asistencias').execute()
})
afterAll(() => oficina.cerrar())

const todos = (columna: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `${columna}: todos` })
const pregunta = () => screen.getByRole('alertdialog')

test('one press ticks a column for everybody, and touches only the rows that change', async () => {
  await abrirPlanilla(oficina)
  await user.click(celdas(ANA).asistio)
  await user.click(boton('Completar Asistencia'))
  await user.click(boton('Guardar así'))
  await screen.findByText(/Último guardado/)
  expect(todos('Asistió')).toBePartiallyChecked()
  expect(todos('Al día')).not.toBePartiallyChecked()

  await user.click(todos('Asistió'))
  expect(todos('Asistió')).toBeChecked()
  expect(todos('Asistió')).not.toBePartiallyChecked()
  expect([celdas(ANA).asistio.checked, celdas(BETO).asistio.checked]).toEqual([true, true])
  expect(screen.getByText('1 fila sin guardar.')).toBeVisible()
  const llamadas = observarLlamadas()
  await user.click(boton('Completar Asistencia'))
  await screen.findByText('2 de 2 con asistencia o justificación.')
  expect(await llamadas.find(({ method }) => method === 'POST')?.json()).toMatchObject([
    { conductorNombre: ANA, version: 1, sinTocar: true },
    { conductorNombre: BETO, version: 0 },
  ])

  await user.click(todos('Asistió'))
  expect([celdas(ANA).asistio.checked, celdas(BETO).asistio.checked]).toEqual([false, false])
})

test('what is unticked while it is being saved stays unticked, and is to be saved', async () => {
  await abrirPlanilla(oficina)
  await user.click(celdas(BETO).asistio)
  const soltar = retener('POST /api/asistencias')
  await user.click(boton('Completar Asistencia'))
  await user.click(boton('Guardar así'))
  await user.click(celdas(BETO).asistio)
  soltar()
  await screen.findByText(/Último guardado/)
  expect(celdas(BETO).asistio).not.toBeChecked()
  expect(screen.getByText('1 fila sin guardar.')).toBeVisible()
})

test('the arrow above the first row goes to it, and those below and beside leave it', async () => {
  await abrirPlanilla(oficina)
  const foco = () => document.activeElement
  act(() => celdas(ANA).bus.focus())
  await user.keyboard('{ArrowUp}')
  expect(foco()).toBe(celdas(ANA).bus)
  act(() => celdas(ANA).alDia.focus())
  await user.keyboard('{ArrowUp} ')
  expect(foco()).toBe(todos('Al día'))
  expect([celdas(ANA).alDia.checked, celdas(BETO).alDia.checked]).toEqual([true, true])
  await user.keyboard('{ArrowRight}')
  expect(foco()).toBe(todos('Presencial'))
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(foco()).toBe(todos('Asistió'))
  await user.keyboard('{ArrowDown}')
  expect(foco()).toBe(celdas(ANA).asistio)
})

test('completing with drivers unmarked asks first; Cancelar sends nothing', async () => {
  await abrirPlanilla(oficina)
  await user.click(boton('Completar Asistencia'))
  expect(pregunta()).toHaveTextContent('Quedan 2 sin marcar. ¿Guardar así?')
  await user.click(boton('Cancelar'))
  expect(envios(oficina)).toBe(0)

  await user.click(celdas(ANA).asistio)
  await user.click(boton('Completar Asistencia'))
  expect(pregunta()).toHaveTextContent('Queda 1 sin marcar. ¿Guardar así?')
  await user.click(boton('Guardar así'))
  await screen.findByText(/Último guardado/)
  expect(await guardadas(oficina)).toHaveLength(2)
})

import { act, screen, waitFor } from '@testing-library/react'
import { aConductor } from '../../server/builders'
import { watchCalls, delayCall } from '../../setup/calls'
import { openTestApp, type TestApp } from '../../setup/page'
import { buttonOf, hands } from '../../setup/screen'
import { openPlanilla, cells, stored } from './planilla'

const ANA = 'Ana Álvarez'
const BETO = 'Beto Bernal'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestApp()
  await aConductor(testApp.db, { nombre: ANA })
  await aConductor(testApp.db, { nombre: BETO })
})
beforeEach(async () => {
  await testApp.db.deleteFrom('asistencias').execute()
})
afterAll(() => testApp.close())

const all = (column: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `${column}: todos` })

test('one press ticks a column for everybody, and touches only the rows that change', async () => {
  await openPlanilla(testApp)
  await user.click(cells(ANA).asistio)
  await user.click(buttonOf('Completar Asistencia'))
  await screen.findByText(/Último guardado/)
  expect(all('Asistió')).toBePartiallyChecked()
  expect(all('Al día')).not.toBePartiallyChecked()

  await user.click(all('Asistió'))
  expect(all('Asistió')).toBeChecked()
  expect(all('Asistió')).not.toBePartiallyChecked()
  expect([cells(ANA).asistio.checked, cells(BETO).asistio.checked]).toEqual([true, true])
  expect(screen.getByText('1 fila sin guardar.')).toBeVisible()
  const calls = watchCalls()
  await user.click(buttonOf('Completar Asistencia'))
  await screen.findByText('2 de 2 con asistencia o justificación.')
  expect(await calls.find(({ method }) => method === 'POST')?.json()).toMatchObject([
    { conductorNombre: ANA, version: 1, sinTocar: true },
    { conductorNombre: BETO, version: 0 },
  ])

  await user.click(all('Asistió'))
  expect([cells(ANA).asistio.checked, cells(BETO).asistio.checked]).toEqual([false, false])
})

test('what is unticked while it is being saved stays unticked, and is to be saved', async () => {
  await openPlanilla(testApp)
  await user.click(cells(BETO).asistio)
  const release = delayCall('POST /api/asistencias')
  await user.click(buttonOf('Completar Asistencia'))
  await user.click(cells(BETO).asistio)
  release()
  await screen.findByText(/Último guardado/)
  expect(cells(BETO).asistio).not.toBeChecked()
  expect(screen.getByText('1 fila sin guardar.')).toBeVisible()
})

test('the arrow above the first row goes to it, and those below and beside leave it', async () => {
  await openPlanilla(testApp)
  const focus = () => document.activeElement
  const title = (column: string) => all(column).closest('[role="columnheader"]')
  act(() => cells(ANA).alDia.focus())
  await user.keyboard('{ArrowUp} ')
  expect(focus()).toBe(title('Al día'))
  expect([cells(ANA).alDia.checked, cells(BETO).alDia.checked]).toEqual([true, true])
  await user.keyboard('{ArrowRight}')
  expect(focus()).toBe(title('Presencial'))
  await user.click(all('Al día'))
  expect([cells(ANA).alDia.checked, cells(BETO).alDia.checked]).toEqual([false, false])
  await user.keyboard('{ArrowLeft}')
  expect(focus()).toBe(title('Asistió'))
  await user.keyboard('{ArrowDown}')
  expect(focus()).toBe(cells(ANA).asistio)
})

test('completing saves at once, with drivers unmarked; Deshacer brings back what was typed, and no automatic save stores it', async () => {
  await openPlanilla(testApp)
  await user.click(screen.getByLabelText('Guardado Automático?'))
  await user.click(cells(ANA).asistio)
  await user.click(buttonOf('Completar Asistencia'))
  await screen.findByText(/Último guardado/)
  expect(await stored(testApp)).toHaveLength(2)

  await user.click(buttonOf('Deshacer'))
  await screen.findByText('1 fila sin guardar.')
  expect(cells(ANA).asistio).toBeChecked()
  expect(await stored(testApp)).toEqual([])
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
  expect(screen.queryByText(/Último guardado/)).toBeNull()
  expect(cells(ANA).bus).toHaveFocus()
  expect(screen.getByLabelText('Guardado Automático?')).not.toBeChecked()

  await user.click(buttonOf('Completar Asistencia'))
  expect(await screen.findByRole('button', { name: 'Deshacer' })).toBeVisible()
  await user.click(cells(BETO).asistio)
  await user.click(buttonOf('Completar Asistencia'))
  await waitFor(async () => expect(await stored(testApp)).toMatchObject([{ asistio: 1 }, { asistio: 1 }]))
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  await screen.findByText('1 fila sin guardar.')
  expect(await stored(testApp)).toMatchObject([{ asistio: 1 }, { asistio: 0 }])
  await user.click(buttonOf('Completar Asistencia'))
  await waitFor(async () => expect(await stored(testApp)).toMatchObject([{ asistio: 1 }, { asistio: 1 }]))
})

test('what is typed while a save is being undone stays', async () => {
  await openPlanilla(testApp)
  await user.click(cells(ANA).asistio)
  await user.click(buttonOf('Completar Asistencia'))
  const undo = await screen.findByRole('button', { name: 'Deshacer' })
  const release = delayCall('POST /api/historial/deshacer')
  await user.click(undo)
  await user.click(cells(BETO).asistio)
  release()
  await screen.findByText('2 filas sin guardar.')
  expect([cells(ANA).asistio.checked, cells(BETO).asistio.checked]).toEqual([true, true])
})

/**
 * Section 2, Asistencias/crear. In `features/asistencias/`: filling it in with the keyboard alone, thirty rows to a page and what
 * is stored (crear), saving by itself (guardado).
 */
import { screen } from '@testing-library/react'
import { today } from '../../src/api/client/today'
import { abrirPlanilla, celdas, completarAsi, envios, guardadas } from '../features/asistencias/planilla'
import { unBus, unConductor } from '../server/builders'
import { observarLlamadas } from '../setup/calls'
import { unaOficina, type Oficina } from '../setup/page'
import { columnas, manos } from '../setup/screen'

const ANA = 'Ana Álvarez'

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unaOficina()
  const { uuid } = await unConductor(oficina.db, { nombre: ANA })
  await unConductor(oficina.db, { nombre: 'Beto Bernal' })
  await unBus(oficina.db, { numero: '12', conductorUuid: uuid })
  await unBus(oficina.db, { numero: '15' })
})
beforeEach(async () => {
  await oficina.db.deleteFrom('asistencias').execute()
})
afterAll(() => oficina.cerrar())

const sugerencias = () =>
  [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)

test("on opening, loads today's attendance with creation enabled: one row per driver", async () => {
  await abrirPlanilla(oficina)
  expect(oficina.llamadas).toContain(`GET /api/asistencias/fecha?fecha=${today()}&crear=true`)
  const nombres = [...document.querySelectorAll('[role="rowheader"]')].map(({ textContent }) => textContent)
  expect(nombres).toEqual([ANA, 'Beto Bernal'])
})

test('has its columns in their order; uuid and fecha are hidden, and are sent with each row', async () => {
  await abrirPlanilla(oficina)
  expect(columnas()).toEqual(['Conductor', 'Bus', 'Justificación', 'Asistió', 'Al día', 'Presencial'])
  const enviadas = observarLlamadas()
  await completarAsi(user)
  await screen.findByText(/Último guardado/)
  const envio = enviadas.find(({ method }) => method === 'POST')
  const fila = {
    // Empty in a proposal that nobody has saved yet.
    uuid: null,
    fecha: today(),
    conductorUuid: expect.any(String) as string,
  }
  expect(await envio?.json()).toEqual([expect.objectContaining(fila), expect.objectContaining(fila)])
})

test('Bus is chosen or typed', async () => {
  await abrirPlanilla(oficina)
  const { bus } = celdas(ANA)
  await user.click(bus)
  expect(sugerencias().map((texto) => texto?.slice(0, 2))).toEqual(['12', '15'])
  await user.clear(bus)
  await user.type(bus, '99')
  expect(bus).toHaveValue('99')
})

test('Justificación is filtered while it is typed, takes other words too and is cleared', async () => {
  await abrirPlanilla(oficina)
  const { justificacion } = celdas(ANA)
  await user.click(justificacion)
  expect(sugerencias()).toEqual([
    'Reserva',
    'Varado',
    'Pernocta',
    'Temprano',
    'Enfermo',
    'Incapacidad',
    'Ya liquidó',
    'Autorizado',
    'No tiene liquidaciones',
    'Descanso',
    'Vacaciones',
  ])
  await user.type(justificacion, 'liquid')
  expect(sugerencias()).toEqual(['Ya liquidó', 'No tiene liquidaciones'])
  await user.clear(justificacion)
  await user.type(justificacion, 'Cita médica')
  expect(justificacion).toHaveValue('Cita médica')
  // Also while it is still being typed.
  await user.click(screen.getByLabelText(`Limpiar Justificación de ${ANA}`))
  expect(justificacion).toHaveValue('')
})

test("Asistió, Al día and Presencial are checkboxes; so is 'Guardado Automático?', off at first", async () => {
  await abrirPlanilla(oficina)
  const { asistio, alDia, presencial } = celdas(ANA)
  for (const casilla of [asistio, alDia, presencial]) {
    await user.click(casilla)
    expect(casilla).toBeChecked()
  }
  expect(screen.getByLabelText('Guardado Automático?')).not.toBeChecked()
})

test("'Completar Asistencia' submits; Enter does not", async () => {
  await abrirPlanilla(oficina)
  const { bus, justificacion, asistio } = celdas(ANA)
  for (const celda of [bus, justificacion, asistio]) {
    await user.click(celda)
    await user.keyboard('{Enter}')
  }
  expect(envios(oficina)).toBe(0)
  await completarAsi(user)
  await screen.findByText(/Último guardado/)
  expect(envios(oficina)).toBe(1)
  expect(await guardadas(oficina)).toHaveLength(2)
})

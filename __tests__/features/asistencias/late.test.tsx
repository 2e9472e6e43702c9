import { screen, waitFor, within } from '@testing-library/react'
import { today } from '../../../src/api/client/today'
import { INTERVAL_MS } from '../../../src/features/asistencias/useAutoSave'
import { unConductor } from '../../server/builders'
import { observarLlamadas } from '../../setup/calls'
import { unaOficina, type Oficina } from '../../setup/page'
import { manos } from '../../setup/screen'
import { abrirPlanilla, boton, celdas, completarAsi, guardadas, pasan, soloElReloj } from './planilla'

const ANA = 'Ana Álvarez'
const BETO = 'Beto Bernal'
const PAUSA = /El guardado automático está en pausa hasta entonces\./

let oficina: Oficina
let ana: string
let beto: string
const user = manos()

beforeEach(async () => {
  oficina = await unaOficina()
  ana = (await unConductor(oficina.db, { nombre: ANA })).uuid
  beto = (await unConductor(oficina.db, { nombre: BETO })).uuid
})
afterEach(() => oficina.cerrar())

const colega = async (conductorUuid: string, cambios: object) => {
  const payload = [{ fecha: today(), conductorUuid, ...cambios }]
  const { statusCode } = await oficina.pedir('admin', { method: 'POST', url: '/api/asistencias', payload })
  expect(statusCode).toBe(200)
}
const diferencias = async () =>
  within(await screen.findByRole('list', { name: 'Diferencias' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace('Usar lo de ahora', ''))
const usar = (celda: string) =>
  user.click(screen.getByRole('button', { name: `Usar lo de ahora en ${celda}` }))
const mensajes = () =>
  screen.getAllByText(/Otra persona cambió mientras tanto la asistencia de Ana Álvarez y ahí/)
const justificaciones = async () =>
  Object.fromEntries((await guardadas(oficina)).map(({ nombre, justificacion }) => [nombre, justificacion]))

test('a row that a colleague has changed too is named once, cell by cell; the others are stored', async () => {
  await abrirPlanilla(oficina)
  await user.type(celdas(ANA).justificacion, 'Enfermo')
  await user.click(celdas(ANA).presencial)
  await user.type(celdas(BETO).justificacion, 'Reserva')
  await colega(ana, { justificacion: 'Vacaciones', bus: '15' })
  await user.click(boton('Completar Asistencia'))

  expect(await diferencias()).toEqual([
    `Justificación de ${ANA} Ahora: Vacaciones · Usted: Enfermo`,
    `Presencial: ${ANA} Ahora: No · Usted: Sí`,
  ])
  expect(mensajes()).toHaveLength(1)
  // What nobody has typed over is the colleague's; what was typed stays.
  expect(celdas(ANA)).toMatchObject({ bus: { value: '15' }, justificacion: { value: 'Enfermo' } })
  expect(screen.getByText('1 fila sin guardar.')).toBeVisible()
  expect(await justificaciones()).toEqual({ [ANA]: 'Vacaciones', [BETO]: 'Reserva' })

  await usar(`Justificación de ${ANA}`)
  expect(celdas(ANA).justificacion).toHaveValue('Vacaciones')
  expect(screen.getByRole('button', { name: `Usar lo de ahora en Presencial: ${ANA}` })).toHaveFocus()
  await user.click(boton('Completar Asistencia'))
  await waitFor(() => expect(screen.queryByText(/sin guardar/)).not.toBeInTheDocument())
  expect(await guardadas(oficina)).toMatchObject([
    { nombre: ANA, bus: '15', justificacion: 'Vacaciones', entregoPresencial: 1 },
    { nombre: BETO },
  ])
  expect(screen.queryByRole('list', { name: 'Diferencias' })).not.toBeInTheDocument()
})

test('what is typed may also be kept: the next save goes through', async () => {
  await abrirPlanilla(oficina)
  await user.type(celdas(ANA).justificacion, 'Enfermo')
  await colega(ana, { justificacion: 'Vacaciones' })
  await completarAsi(user)
  await diferencias()
  await completarAsi(user)
  await waitFor(async () => expect(await justificaciones()).toMatchObject({ [ANA]: 'Enfermo' }))
})

test('once all is taken nothing is said any more, and the button that saves has the focus', async () => {
  await abrirPlanilla(oficina)
  await user.type(celdas(ANA).justificacion, 'Enfermo')
  await colega(ana, { justificacion: 'Vacaciones' })
  await completarAsi(user)
  await diferencias()
  await usar(`Justificación de ${ANA}`)
  expect(boton('Completar Asistencia')).toHaveFocus()
  expect(screen.queryByText(/Otra persona/)).not.toBeInTheDocument()
  expect(screen.queryByText(/sin guardar/)).not.toBeInTheDocument()
})

test('the same on both sides, and rows that were not touched here, are no matter', async () => {
  await abrirPlanilla(oficina)
  await user.type(celdas(ANA).justificacion, 'Enfermo')
  await colega(ana, { justificacion: 'Enfermo' })
  await colega(beto, { justificacion: 'Vacaciones' })
  await completarAsi(user)
  await waitFor(() => expect(celdas(BETO).justificacion).toHaveValue('Vacaciones'))
  expect(screen.queryByText(/Otra persona/)).not.toBeInTheDocument()
  expect(await justificaciones()).toEqual({ [ANA]: 'Enfermo', [BETO]: 'Vacaciones' })
})

test('what is marked while a save is on its way is not late by that save', async () => {
  await abrirPlanilla(oficina)
  await user.type(celdas(ANA).justificacion, 'Enfermo')
  const enviar = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const pedido = new Request(input, init)
    if (pedido.method === 'POST') {
      // Of the row that is sent, and of one that is sent untouched.
      await user.click(celdas(ANA).presencial)
      await user.type(celdas(BETO).justificacion, 'Reserva')
    }
    return enviar(pedido)
  }
  await completarAsi(user)
  expect(await screen.findByText('2 filas sin guardar.')).toBeVisible()
  globalThis.fetch = enviar
  await screen.findByText(/Último guardado/)
  await user.click(boton('Completar Asistencia'))
  await waitFor(() => expect(screen.queryByText(/sin guardar/)).not.toBeInTheDocument())
  expect(await justificaciones()).toEqual({ [ANA]: 'Enfermo', [BETO]: 'Reserva' })
})

test('saving by itself waits until what differs is settled, and says so', async () => {
  const restaurar = soloElReloj()
  await abrirPlanilla(oficina)
  await user.click(screen.getByLabelText('Guardado Automático?'))
  await user.type(celdas(ANA).justificacion, 'Enfermo')
  await colega(ana, { justificacion: 'Vacaciones' })
  const llamadas = observarLlamadas()
  const envios = () => llamadas.filter(({ method }) => method === 'POST').length
  pasan(INTERVAL_MS)
  expect(await screen.findByText(PAUSA)).toBeVisible()
  await user.type(celdas(BETO).justificacion, 'Reserva')
  pasan(INTERVAL_MS * 2)
  expect(envios()).toBe(1)

  await usar(`Justificación de ${ANA}`)
  expect(screen.queryByText(PAUSA)).not.toBeInTheDocument()
  pasan(INTERVAL_MS)
  await waitFor(async () =>
    expect(await justificaciones()).toEqual({ [ANA]: 'Vacaciones', [BETO]: 'Reserva' }),
  )
  restaurar()
})

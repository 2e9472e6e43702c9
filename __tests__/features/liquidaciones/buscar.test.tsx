import { act, screen, waitFor, within } from '@testing-library/react'
import { api } from '../../../src/api/client/api'
import { detalleOf } from '../../../src/api/client/tags'
import { failCall, answerWith, delayCall } from '../../setup/calls'
import type { TestApp } from '../../setup/page'
import { signInAgain, expireSessions } from '../../setup/session'
import { cellText, differencesIn, rows } from '../../setup/screen'
import { openList, buses, storedLiquidacion, aCompany, clearLiquidaciones } from './listScreen'

/** 'Buscar' of the Create dialog (sections 2 and 4). */
let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
})
beforeEach(() => clearLiquidaciones(testApp))
afterAll(() => testApp.close())

const SEARCH = { Fecha: '05/03/26', Bus: '12' }

test('is disabled until there are a whole date and a bus', async () => {
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  expect(dialog.button('Buscar')).toBeDisabled()
  await dialog.fill({ Bus: '12' })
  expect(dialog.button('Buscar')).toBeDisabled()
  await dialog.fill({ Fecha: '05/0' })
  expect(dialog.button('Buscar')).toBeDisabled()
  await dialog.fill({ Fecha: '05/03/26' })
  expect(dialog.button('Buscar')).toBeEnabled()
})

test('loads the settlement of the date and bus, which is then replaced in its place', async () => {
  const loaded = await storedLiquidacion(testApp, {
    comentario: 'De la mañana',
    gastos: [{ nombre: 'Vacuna', valor: 12_000 }],
    deudaDto: { razon: 'Descuadre', valor: 5_000 },
  })
  await storedLiquidacion(testApp, { busNumero: '15', conductorDocumento: '1002' })
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill(SEARCH)
  await dialog.press('Buscar')
  await waitFor(() => expect(dialog.field('Viajes')).toHaveValue('6'))
  expect(dialog.field('Registradora inicial')).toHaveValue('1.000')
  expect(dialog.field('Registradora final')).toHaveValue('1.300')
  expect(dialog.field('Sensor')).toHaveValue('350')
  expect(dialog.field('Cívica')).toHaveValue('40')
  expect(dialog.field('Tiquetes')).toHaveValue('10')
  expect(dialog.field('Comentario')).toHaveValue('De la mañana')
  expect(dialog.field('Nombre del gasto 1')).toHaveValue('Vacuna')
  expect(dialog.field('Valor del gasto 1')).toHaveValue('12.000')
  expect(dialog.field('Deuda')).toBeChecked()
  expect(dialog.field('Razón de la deuda')).toHaveValue('Descuadre')
  expect(dialog.field('Abono')).not.toBeChecked()

  await dialog.fill({ 'Registradora final': '1340' })
  await dialog.press('Crear')
  await dialog.closed()
  await waitFor(() => expect(cellText(rows()[1], 'Pasajeros reg.')).toBe('340'))
  expect(buses()).toEqual(['15', '12'])
  const answer = await testApp.ask('admin', { method: 'GET', url: '/api/liquidaciones/table' })
  expect(answer.json()).toHaveLength(2)
  expect(answer.json()).toContainEqual(expect.objectContaining({ uuid: loaded.uuid, pasajerosReg: 340 }))
})

test('what a colleague saves of the loaded settlement is told at once, with both values', async () => {
  const { uuid } = await storedLiquidacion(testApp)
  const { openCreate, store } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill(SEARCH)
  await dialog.press('Buscar')
  await waitFor(() => expect(dialog.field('Viajes')).toHaveValue('6'))
  await dialog.fill({ Viajes: '7' })
  await storedLiquidacion(testApp, { uuid, sensor: 400 })
  act(() => {
    store.dispatch(api.util.invalidateTags([detalleOf(uuid)]))
  })
  await waitFor(() => expect(dialog.banner()).toHaveTextContent('Este registro cambió desde que lo abrió.'))
  expect(differencesIn(dialog.dialog)).toEqual({
    Viajes: 'Ahora: 6 · Usted: 7',
    Sensor: 'Ahora: 400 · Usted: 350',
  })
  expect(dialog.field('Viajes')).toHaveValue('7')
})

test('what was loaded and has changed since is not overwritten', async () => {
  const { uuid } = await storedLiquidacion(testApp)
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill(SEARCH)
  await dialog.press('Buscar')
  await waitFor(() => expect(dialog.field('Viajes')).toHaveValue('6'))
  await storedLiquidacion(testApp, { uuid, sensor: 370 })
  await dialog.fill({ Viajes: '7' })
  await dialog.press('Crear')
  await waitFor(() => expect(dialog.banner()).toHaveTextContent('Otra persona cambió esta liquidación'))
  expect(differencesIn(dialog.dialog)).toEqual({
    Viajes: 'Ahora: 6 · Usted: 7',
    Sensor: 'Ahora: 370 · Usted: 350',
  })
  await dialog.press('Buscar')
  await waitFor(() => expect(dialog.field('Sensor')).toHaveValue('370'))
  expect(dialog.banner()).toBeNull()
  expect(dialog.field('Viajes')).toHaveValue('6')
  await dialog.fill({ Viajes: '7' })
  await dialog.press('Crear')
  await dialog.closed()
  expect(await testApp.db.selectFrom('liquidaciones').select(['viajes', 'sensor']).execute()).toEqual([
    { viajes: 7, sensor: 370 },
  ])
})

test('replaces what was typed, and one press gives it back as it was', async () => {
  await storedLiquidacion(testApp, {
    comentario: 'De la mañana',
    gastos: [{ nombre: 'Vacuna', valor: 12_000 }],
    deudaDto: { razon: 'Descuadre', valor: 5_000 },
  })
  const { openCreate, user } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill({ ...SEARCH, Conductor: 'Beto', Viajes: '9', Cívica: '40', 'Valor del gasto 1': '7000' })
  await user.click(dialog.field('Abono'))
  await dialog.fill({ 'Valor del abono': '20000' })
  await dialog.press('Buscar')
  await waitFor(() => expect(dialog.field('Sensor')).toHaveValue('350'))
  expect(dialog.field('Viajes')).toHaveValue('6')
  expect(dialog.field('Conductor')).toHaveValue('Ana Álvarez')
  expect(dialog.field('Comentario')).toHaveValue('De la mañana')
  expect(dialog.field('Nombre del gasto 1')).toHaveValue('Vacuna')
  expect(screen.queryByLabelText('Nombre del gasto 2')).not.toBeInTheDocument()
  expect(dialog.field('Deuda')).toBeChecked()
  expect(dialog.field('Abono')).not.toBeChecked()
  expect(screen.getByText('Buscar reemplazó lo que usted había escrito.')).toBeVisible()

  await dialog.press('Deshacer')
  expect(dialog.field('Viajes')).toHaveValue('9')
  expect(dialog.field('Viajes')).toHaveFocus()
  expect(dialog.field('Conductor')).toHaveValue('Beto Bernal')
  expect(dialog.field('Cívica')).toHaveValue('40')
  expect(dialog.field('Sensor')).toHaveValue('')
  expect(dialog.field('Valor del gasto 1')).toHaveValue('7.000')
  expect(dialog.field('Valor del abono')).toHaveValue('20.000')
  expect(dialog.field('Deuda')).not.toBeChecked()
  expect(screen.queryByText(/^Buscar reemplazó/)).not.toBeInTheDocument()
})

test('offers nothing back where nothing had been typed, nor once it is another bus', async () => {
  await storedLiquidacion(testApp, { fecha: '2026-03-04', regFin: 4_321, regIni: 4_000 })
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill(SEARCH)
  await dialog.press('Buscar')
  await waitFor(() => expect(dialog.field('Registradora inicial')).toHaveValue('4.321'))
  expect(screen.queryByText(/^Buscar reemplazó/)).not.toBeInTheDocument()
  await dialog.fill({ Viajes: '6' })
  await dialog.press('Buscar')
  expect(await screen.findByText('Buscar reemplazó lo que usted había escrito.')).toBeVisible()
  expect(dialog.field('Viajes')).toHaveValue('')
  await dialog.fill({ Bus: '15' })
  expect(screen.queryByText(/^Buscar reemplazó/)).not.toBeInTheDocument()
})

test('previews a new settlement: the register where the last one left it, and the driver of the bus', async () => {
  await storedLiquidacion(testApp, { fecha: '2026-03-04', regFin: 4_321, regIni: 4_000 })
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill(SEARCH)
  await dialog.press('Limpiar Conductor')
  await dialog.press('Buscar')
  await waitFor(() => expect(dialog.field('Registradora inicial')).toHaveValue('4.321'))
  expect(dialog.field('Registradora final')).toHaveValue('4.321')
  expect(dialog.field('Conductor')).toHaveValue('Ana Álvarez')
  // Uncounted figures are still to be typed; only a stored 0 is one.
  expect(dialog.field('Viajes')).toHaveValue('')
  expect(dialog.field('Sensor')).toHaveValue('')
  expect(dialog.field('Nombre del gasto 2')).toHaveValue('Combustible')
  // Nor does the proposed register of one bus become another's.
  await dialog.fill({ Bus: '15' })
  expect(dialog.field('Registradora inicial')).toHaveValue('0')
  expect(dialog.field('Registradora final')).toHaveValue('0')
})

test('says that a settlement exists and is being corrected, or completed, and no longer once it is another', async () => {
  await storedLiquidacion(testApp)
  const rows = [{ fecha: '2026-03-05', busNumero: '15', sensor: 280, civica: 7, viajes: 5 }]
  await testApp.ask('admin', { method: 'POST', url: '/api/liquidaciones/sensores', payload: rows })
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill(SEARCH)
  await dialog.press('Buscar')
  const corrects = 'Ya existe: entregada el 20 de marzo de 2030. La está corrigiendo.'
  expect(await within(dialog.dialog).findByText(corrects)).toBeVisible()

  await dialog.fill({ Bus: '15' })
  expect(screen.queryByText(/^Ya existe/)).not.toBeInTheDocument()
  await dialog.press('Buscar')
  expect(await screen.findByText('Ya existe: solo con lo del sensor. La está completando.')).toBeVisible()
  // A proposal is none.
  await dialog.fill({ Bus: '12', Fecha: '06/03/26' })
  await dialog.press('Buscar')
  await waitFor(() => expect(dialog.field('Registradora inicial')).toHaveValue('1.300'))
  expect(screen.queryByText(/^Ya existe/)).not.toBeInTheDocument()
})

test('shows the 0 of a stored settlement, and nothing of when it was delivered where a host does not date it', async () => {
  const { uuid } = await storedLiquidacion(testApp)
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill(SEARCH)
  const giveBack = answerWith('GET /api/liquidaciones/detalle', {
    uuid,
    fecha: '2026-03-05',
    busNumero: '12',
    viajes: 0,
    sensor: 0,
    regIni: 20,
    regFin: 20,
  })
  await dialog.press('Buscar')
  expect(await screen.findByText('Ya existe. La está corrigiendo.')).toBeVisible()
  expect(dialog.field('Viajes')).toHaveValue('0')
  expect(dialog.field('Sensor')).toHaveValue('0')
  giveBack()
})

test('fills in the trips and the sensor of a preview as another host answers them', async () => {
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill(SEARCH)
  const giveBack = answerWith('GET /api/liquidaciones/detalle', {
    fecha: '2026-03-05',
    busNumero: '12',
    viajes: 7,
    sensor: 310,
    regIni: 20,
    regFin: 20,
  })
  await dialog.press('Buscar')
  await waitFor(() => expect(dialog.field('Viajes')).toHaveValue('7'))
  expect(dialog.field('Sensor')).toHaveValue('310')
  giveBack()
})

test('where there is nothing it says so and empties the form, date and bus included, and offers what was typed', async () => {
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill({ ...SEARCH, Viajes: '7', 'Registradora final': '88', Comentario: 'Nada' })
  await dialog.press('Buscar')
  await waitFor(() =>
    expect(dialog.banner()).toHaveTextContent('No hay liquidaciones anteriores del bus 12.'),
  )
  expect(dialog.field('Fecha')).toHaveValue('')
  expect(dialog.field('Fecha')).toHaveFocus()
  expect(dialog.field('Bus')).toHaveValue('')
  expect(dialog.field('Conductor')).toHaveValue('')
  expect(dialog.field('Viajes')).toHaveValue('')
  expect(dialog.field('Registradora final')).toHaveValue('0')
  expect(dialog.field('Comentario')).toHaveValue('')
  // A failed look-up is the dialog's own matter: no toast.
  expect(screen.getAllByText('No hay liquidaciones anteriores del bus 12.')).toHaveLength(1)

  await dialog.press('Recuperar lo escrito')
  await waitFor(() => expect(dialog.field('Comentario')).toHaveValue('Nada'))
  expect(dialog.field('Fecha')).toHaveValue('05/03/26')
  expect(dialog.field('Bus')).toHaveValue('12')
  expect(dialog.field('Conductor')).toHaveValue('Ana Álvarez')
  expect(dialog.field('Viajes')).toHaveValue('7')
  expect(dialog.field('Viajes')).toHaveFocus()
  expect(dialog.field('Registradora final')).toHaveValue('88')
  expect(dialog.banner()).toBeNull()
})

test('offers what was typed after a network failure too, with the settlement that it was loaded from', async () => {
  await storedLiquidacion(testApp, { liquidada: true })
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill(SEARCH)
  await dialog.press('Buscar')
  await waitFor(() => expect(dialog.field('Viajes')).toHaveValue('6'))
  await dialog.fill({ Viajes: '8' })
  const repair = failCall('GET /api/liquidaciones/detalle')
  await dialog.press('Buscar')
  await waitFor(() => expect(dialog.banner()).toHaveTextContent('No hay conexión con el servidor.'))
  expect(dialog.field('Viajes')).toHaveValue('')
  repair()
  await dialog.press('Recuperar lo escrito')
  await waitFor(() => expect(dialog.field('Viajes')).toHaveValue('8'))
  await dialog.fill({ Motivo: 'Faltaban viajes' })
  await dialog.press('Crear')
  await dialog.closed()
  expect(await testApp.db.selectFrom('liquidaciones').select(['viajes', 'liquidada']).execute()).toEqual([
    { viajes: 8, liquidada: 1 },
  ])
})

test('while it is on its way what it will fill in waits', async () => {
  await storedLiquidacion(testApp, { fecha: '2026-03-04', regFin: 4_321, regIni: 4_000 })
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill({ ...SEARCH, Sensor: '35' })
  const reply = delayCall('GET /api/liquidaciones/detalle')
  await dialog.press('Buscar')
  for (const field of ['Viajes', 'Registradora inicial', 'Comentario', 'Conductor', 'Valor del gasto 1'])
    expect([field, dialog.field(field).readOnly]).toEqual([field, true])
  expect(dialog.field('Viajes')).toHaveAttribute('aria-busy', 'true')
  expect(dialog.field('Liquidada')).toBeDisabled()
  expect(dialog.dialog.querySelector('[aria-label="Advertencias"]')).toBeEmptyDOMElement()
  expect(dialog.button('Crear')).toBeDisabled()
  expect(screen.getByText('Espere a que Buscar termine.')).toBeVisible()

  reply()
  await waitFor(() => expect(dialog.field('Registradora inicial')).toHaveValue('4.321'))
  expect(dialog.field('Sensor')).toHaveValue('')
  expect(dialog.field('Viajes').readOnly).toBe(false)
  expect(dialog.button('Crear')).toBeEnabled()
})

test('nothing waits any more once another bus is chosen, and the answer is dropped', async () => {
  await storedLiquidacion(testApp)
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill(SEARCH)
  const reply = delayCall('GET /api/liquidaciones/detalle')
  await dialog.press('Buscar')
  expect(dialog.field('Viajes').readOnly).toBe(true)
  await dialog.fill({ Bus: '15' })
  expect(dialog.field('Viajes').readOnly).toBe(false)
  expect(dialog.button('Crear')).toBeEnabled()
  await dialog.fill({ Viajes: '3' })
  reply()
  await waitFor(() => expect(dialog.button('Buscar')).toBeEnabled())
  expect(dialog.field('Bus')).toHaveValue('15')
  expect(dialog.field('Viajes')).toHaveValue('3')
})

test('the driver of a bus is read by name, though the list of drivers is still on its way', async () => {
  const reply = delayCall('GET /api/conductores')
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill({ Bus: '12' })
  expect(dialog.field('Conductor')).toHaveValue('Ana Álvarez')
  reply()
})

test('what was loaded goes with its date and bus, since it is another settlement’s money; what was typed since stays', async () => {
  await storedLiquidacion(testApp, {
    liquidada: true,
    comentario: 'De la mañana',
    abonoDto: { valor: 20_000 },
    deudaDto: { razon: 'Descuadre', valor: 5_000 },
  })
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill(SEARCH)
  await dialog.press('Buscar')
  await waitFor(() => expect(dialog.field('Viajes')).toHaveValue('6'))
  await dialog.fill({ Viajes: '8', 'Registradora final': '1500' })

  await dialog.fill({ Bus: '15' })
  expect(dialog.field('Conductor')).toHaveValue('Beto Bernal')
  expect(dialog.field('Viajes')).toHaveValue('8')
  expect(dialog.field('Registradora final')).toHaveValue('1.500')
  expect(dialog.field('Registradora inicial')).toHaveValue('0')
  expect(dialog.field('Sensor')).toHaveValue('')
  expect(dialog.field('Cívica')).toHaveValue('0')
  expect(dialog.field('Comentario')).toHaveValue('')
  expect(dialog.field('Valor del gasto 2')).toHaveValue('0')
  for (const checkbox of ['Abono', 'Deuda', 'Liquidada'])
    expect([checkbox, dialog.field(checkbox).checked]).toEqual([checkbox, false])

  await dialog.fill({ Sensor: '1500' })
  await dialog.press('Crear')
  await dialog.closed()
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
  expect(await testApp.db.selectFrom('deudas').selectAll().execute()).toHaveLength(1)
})

test('an expense that was typed beside the loaded ones stays, and they go', async () => {
  await storedLiquidacion(testApp, { gastos: [{ nombre: 'Vacuna', valor: 12_000 }] })
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill(SEARCH)
  await dialog.press('Buscar')
  await waitFor(() => expect(dialog.field('Nombre del gasto 1')).toHaveValue('Vacuna'))
  await dialog.press('Agregar Gasto')
  await dialog.fill({ 'Nombre del gasto 2': 'Taller', 'Valor del gasto 2': '3000' })

  await dialog.fill({ Bus: '15' })
  const gastos = [1, 2, 3].map((row) => [
    dialog.field(`Nombre del gasto ${row}`).value,
    dialog.field(`Valor del gasto ${row}`).value,
  ])
  expect(gastos).toEqual([
    ['Aseo', '0'],
    ['Combustible', '0'],
    ['Taller', '3.000'],
  ])
  expect(screen.queryByLabelText('Nombre del gasto 4')).not.toBeInTheDocument()
})

test('what was loaded goes with its bus also after the session ended in between', async () => {
  await storedLiquidacion(testApp, {
    comentario: 'De la mañana',
    deudaDto: { razon: 'Descuadre', valor: 5_000 },
  })
  const { openCreate, opened, user } = await openList(testApp, '/', 'editor')
  const before = await openCreate()
  await before.fill(SEARCH)
  await before.press('Buscar')
  await waitFor(() => expect(before.field('Viajes')).toHaveValue('6'))
  await before.fill({ Viajes: '8' })
  await expireSessions(testApp)
  await before.press('Crear')
  await signInAgain(user, 'editor')

  const dialog = await opened('Crear Liquidación')
  await waitFor(() => expect(dialog.field('Viajes')).toHaveValue('8'))
  await dialog.fill({ Bus: '15' })
  expect(dialog.field('Comentario')).toHaveValue('')
  expect(dialog.field('Deuda')).not.toBeChecked()
  await dialog.fill({ Sensor: '0' })
  await dialog.press('Crear')
  await dialog.closed()
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
})

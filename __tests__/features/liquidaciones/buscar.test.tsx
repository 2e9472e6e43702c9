/** 'Buscar' of the Create dialog (sections 2 and 4). */
import { screen, waitFor } from '@testing-library/react'
import { failCall, answerWith, delayCall } from '../../setup/calls'
import { signInAgain, expireSessions } from '../../setup/session'
import { cellText, rows } from '../../setup/screen'
import { openCrear, buses, storedLiquidacion, companyTested, sensorOf, OF_15 } from './listScreen'

const testApp = companyTested()

const SEARCH = { Fecha: '05/03/26', Bus: '12' }
const OF_THE_MORNING = {
  comentario: 'De la mañana',
  gastos: [{ nombre: 'Vacuna', valor: 12_000 }],
  deudaDto: { razon: 'Descuadre', valor: 5_000 },
}
const theDayBefore = () => storedLiquidacion(testApp, { fecha: '2026-03-04', regFin: 4_321, regIni: 4_000 })
const replaced = () => screen.queryByText('Buscar reemplazó lo que usted había escrito.')
const figures = () =>
  testApp.db.selectFrom('liquidaciones').select(['busNumero', 'viajes', 'sensor', 'liquidada']).execute()

/** Crear, in which Buscar has loaded the settlement that is stored of bus 12. */
async function loaded(usuario?: string) {
  const view = await openCrear(testApp, SEARCH, usuario)
  await view.dialog.press('Buscar')
  await view.dialog.shows({ Viajes: '6' })
  return view
}

test('is disabled until there are a whole date and a bus', async () => {
  const { dialog } = await openCrear(testApp, { Bus: '12' })
  expect(dialog.button('Buscar')).toBeDisabled()
  await dialog.fill({ Fecha: '05/0' })
  expect(dialog.button('Buscar')).toBeDisabled()
  await dialog.fill(SEARCH)
  expect(dialog.button('Buscar')).toBeEnabled()
})

test('loads the settlement of the date and bus, which is then replaced in its place', async () => {
  const { uuid } = await storedLiquidacion(testApp, OF_THE_MORNING)
  await storedLiquidacion(testApp, OF_15)
  const { dialog } = await loaded()
  await dialog.shows({
    Conductor: 'Ana Álvarez',
    'Registradora inicial': '1.000',
    'Registradora final': '1.300',
    Sensor: '350',
    Cívica: '40',
    Tiquetes: '10',
    Comentario: 'De la mañana',
    'Nombre del gasto 1': 'Vacuna',
    'Valor del gasto 1': '12.000',
    Deuda: true,
    'Razón de la deuda': 'Descuadre',
    Abono: false,
  })
  await dialog.fill({ 'Registradora final': '1340' })
  await dialog.press('Crear')
  await dialog.closed()
  await waitFor(() => expect(cellText(rows()[1], 'Pasajeros reg.')).toBe('340'))
  expect(buses()).toEqual(['15', '12'])
  const stored = await testApp.db.selectFrom('liquidaciones').select(['uuid', 'pasajerosReg']).execute()
  expect(stored).toHaveLength(2)
  expect(stored).toContainEqual({ uuid, pasajerosReg: 340 })
})

test('what was loaded and has changed since is not overwritten', async () => {
  const { uuid } = await storedLiquidacion(testApp)
  const { dialog } = await loaded()
  await storedLiquidacion(testApp, { uuid, sensor: 370 })
  await dialog.fill({ Viajes: '7' })
  await dialog.press('Crear')
  await waitFor(() => expect(dialog.banner()).toHaveTextContent('Otra persona cambió esta liquidación'))
  expect(dialog.differences()).toEqual({
    Viajes: 'Ahora: 6 · Usted: 7',
    Sensor: 'Ahora: 370 · Usted: 350',
  })
  await dialog.press('Buscar')
  await dialog.shows({ Sensor: '370', Viajes: '6' })
  expect(dialog.banner()).toBeNull()
  await dialog.fill({ Viajes: '7' })
  await dialog.press('Crear')
  await dialog.closed()
  expect(await figures()).toMatchObject([{ viajes: 7, sensor: 370 }])
})

test('replaces what was typed, and one press gives it back as it was', async () => {
  await storedLiquidacion(testApp, OF_THE_MORNING)
  const typed = { Conductor: 'Beto', Viajes: '9', Cívica: '40', 'Valor del gasto 1': '7000' }
  const { dialog, user } = await openCrear(testApp, { ...SEARCH, ...typed })
  await user.click(dialog.field('Abono'))
  await dialog.fill({ 'Valor del abono': '20000' })
  await dialog.press('Buscar')
  await dialog.shows({ Sensor: '350', Viajes: '6', Conductor: 'Ana Álvarez', Comentario: 'De la mañana' })
  await dialog.shows({ 'Nombre del gasto 1': 'Vacuna', Deuda: true, Abono: false })
  expect(screen.queryByLabelText('Nombre del gasto 2')).not.toBeInTheDocument()
  expect(replaced()).toBeVisible()

  await dialog.press('Deshacer')
  await dialog.shows({ Conductor: 'Beto Bernal', Viajes: '9', Cívica: '40', Sensor: '', Deuda: false })
  await dialog.shows({ 'Valor del gasto 1': '7.000', 'Valor del abono': '20.000' })
  expect(dialog.field('Viajes')).toHaveFocus()
  expect(replaced()).toBeNull()
})

test('previews a new settlement: the register where the last one left it, the driver of the bus, and nothing counted', async () => {
  await theDayBefore()
  const { dialog } = await openCrear(testApp, SEARCH)
  await dialog.press('Buscar')
  await dialog.shows({
    'Registradora inicial': '4.321',
    'Registradora final': '4.321',
    Viajes: '',
    Sensor: '',
    'Nombre del gasto 2': 'Combustible',
  })
  // Nothing had been typed that could be given back.
  expect(replaced()).toBeNull()
  await dialog.fill({ Viajes: '6' })
  await dialog.press('Limpiar Conductor')
  await dialog.press('Buscar')
  await waitFor(() => expect(replaced()).toBeVisible())
  await dialog.shows({ Viajes: '', Conductor: 'Ana Álvarez' })
  // Nor does the proposed register of one bus become another's.
  await dialog.fill({ Bus: '15' })
  await dialog.shows({ 'Registradora inicial': '0', 'Registradora final': '0' })
  expect(replaced()).toBeNull()
})

test('says that a settlement exists and is being corrected, or completed, and no longer once it is another', async () => {
  const { uuid } = await storedLiquidacion(testApp)
  await sensorOf(testApp, '15')
  const { dialog } = await loaded()
  const exists = () => screen.queryByText(/^Ya existe/)?.textContent
  expect(exists()).toBe('Ya existe: entregada el 20 de marzo de 2030. La está corrigiendo.')
  await dialog.fill({ Bus: '15' })
  expect(exists()).toBeUndefined()
  await dialog.press('Buscar')
  await waitFor(() => expect(exists()).toBe('Ya existe: solo con lo del sensor. La está completando.'))
  // A proposal is none.
  await dialog.fill({ Bus: '12', Fecha: '06/03/26' })
  await dialog.press('Buscar')
  await dialog.shows({ 'Registradora inicial': '1.300' })
  expect(exists()).toBeUndefined()
  // Another host may not date it.
  const undated = { uuid, fecha: '2026-03-06', busNumero: '12', regIni: 20, regFin: 20 }
  const giveBack = answerWith('GET /api/liquidaciones/detalle', undated)
  await dialog.press('Buscar')
  await waitFor(() => expect(exists()).toBe('Ya existe. La está corrigiendo.'))
  giveBack()
})

test('where there is nothing it says so and empties the form, date and bus included, and offers what was typed', async () => {
  const typed = { ...SEARCH, Viajes: '7', 'Registradora final': '88', Comentario: 'Nada' }
  const { dialog } = await openCrear(testApp, typed)
  await dialog.press('Buscar')
  const message = 'No hay liquidaciones anteriores del bus 12.'
  await waitFor(() => expect(dialog.banner()).toHaveTextContent(message))
  await dialog.shows({
    Fecha: '',
    Bus: '',
    Conductor: '',
    Viajes: '',
    'Registradora final': '0',
    Comentario: '',
  })
  expect(dialog.field('Fecha')).toHaveFocus()
  // A failed look-up is the dialog's own matter: no toast.
  expect(screen.getAllByText(message)).toHaveLength(1)

  await dialog.press('Recuperar lo escrito')
  await dialog.shows({ ...typed, Conductor: 'Ana Álvarez' })
  expect(dialog.field('Viajes')).toHaveFocus()
  expect(dialog.banner()).toBeNull()
})

test('offers what was typed after a network failure too, with the settlement that it was loaded from', async () => {
  await storedLiquidacion(testApp, { liquidada: true })
  const { dialog } = await loaded()
  await dialog.fill({ Viajes: '8' })
  const repair = failCall('GET /api/liquidaciones/detalle')
  await dialog.press('Buscar')
  await waitFor(() => expect(dialog.banner()).toHaveTextContent('No hay conexión con el servidor.'))
  await dialog.shows({ Viajes: '' })
  repair()
  await dialog.press('Recuperar lo escrito')
  await dialog.shows({ Viajes: '8' })
  await dialog.fill({ Motivo: 'Faltaban viajes' })
  await dialog.press('Crear')
  await dialog.closed()
  expect(await figures()).toMatchObject([{ viajes: 8, liquidada: 1 }])
})

test('while it is on its way what it will fill in waits', async () => {
  await theDayBefore()
  const { dialog } = await openCrear(testApp, { ...SEARCH, Sensor: '35' })
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
  await dialog.shows({ 'Registradora inicial': '4.321', Sensor: '' })
  expect(dialog.field('Viajes').readOnly).toBe(false)
  expect(dialog.button('Crear')).toBeEnabled()
})

test('nothing waits any more once another bus is chosen, and the answer is dropped', async () => {
  await storedLiquidacion(testApp)
  const { dialog } = await openCrear(testApp, SEARCH)
  const reply = delayCall('GET /api/liquidaciones/detalle')
  await dialog.press('Buscar')
  await dialog.fill({ Bus: '15' })
  expect(dialog.field('Viajes').readOnly).toBe(false)
  expect(dialog.button('Crear')).toBeEnabled()
  await dialog.fill({ Viajes: '3' })
  reply()
  await waitFor(() => expect(dialog.button('Buscar')).toBeEnabled())
  await dialog.shows({ Bus: '15', Viajes: '3' })
})

test('what was loaded goes with its date and bus, since it is another settlement’s money; what was typed since stays', async () => {
  await storedLiquidacion(testApp, { ...OF_THE_MORNING, liquidada: true, abonoDto: { valor: 20_000 } })
  const { dialog } = await loaded()
  await dialog.press('Agregar Gasto')
  await dialog.fill({ Viajes: '8', 'Registradora final': '1500', 'Nombre del gasto 2': 'Taller' })
  await dialog.fill({ 'Valor del gasto 2': '3000', Bus: '15' })
  await dialog.shows({
    Conductor: 'Beto Bernal',
    Viajes: '8',
    'Registradora final': '1.500',
    'Registradora inicial': '0',
    Sensor: '',
    Cívica: '0',
    Comentario: '',
    'Valor del gasto 2': '0',
    'Nombre del gasto 3': 'Taller',
    'Valor del gasto 3': '3.000',
    Abono: false,
    Deuda: false,
    Liquidada: false,
  })
  await dialog.fill({ Sensor: '1500' })
  await dialog.press('Crear')
  await dialog.closed()
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
  expect(await testApp.db.selectFrom('deudas').selectAll().execute()).toHaveLength(1)
})

test('what was loaded goes with its bus also after the session ended in between', async () => {
  await storedLiquidacion(testApp, OF_THE_MORNING)
  const { dialog: before, opened, user } = await loaded('editor')
  await before.fill({ Viajes: '8' })
  await expireSessions(testApp)
  await before.press('Crear')
  await signInAgain(user, 'editor')

  const dialog = await opened('Crear Liquidación')
  await dialog.shows({ Viajes: '8' })
  await dialog.fill({ Bus: '15', Sensor: '0' })
  await dialog.shows({ Comentario: '', Deuda: false })
  await dialog.press('Crear')
  await dialog.closed()
  await waitFor(() => expect(buses()).toEqual(['15', '12']))
})

/** Crear, which is drawn ahead while the list rests, and 'Guardar y siguiente': a day's settlements, one bus after the other. */
import { act, screen, waitFor } from '@testing-library/react'
import { selectWorkingDate } from '../../../src/records/settlement/workingDateSlice'
import { signedOut } from '../../../src/session/sessionSlice'
import { aBus, aConductor } from '../../server/builders'
import { failCall, delayCall, watchCalls } from '../../setup/calls'
import {
  buttonOf,
  cellText,
  dialogTitled,
  errorOf,
  inDialog,
  readable,
  rows,
  toast,
} from '../../setup/screen'
import { signInAgain, expireSessions } from '../../setup/session'
import {
  openList,
  openCrear,
  buses,
  storedLiquidacion,
  companyTested,
  clearLiquidaciones,
  sensorOf,
  OF_12,
  OF_15,
  type Dialog,
} from './listScreen'

const testApp = companyTested()

const detalle = async (busNumero: string) => {
  const url = `/api/liquidaciones/detalle?fecha=2026-03-05&busNumero=${busNumero}`
  return (await testApp.ask('admin', { method: 'GET', url })).json<Record<string, unknown>>()
}

test('creates a settlement with an expense, a debt and a repayment: it stands on top with the figures of the server', async () => {
  await storedLiquidacion(testApp, OF_15)
  const { dialog, user } = await openCrear(testApp, {
    ...OF_12,
    Cívica: '40',
    Tiquetes: '10',
    Comentario: 'Sin novedad',
  })
  await dialog.fill({ 'Valor del gasto 2': '150000' })
  await dialog.press('Agregar Gasto')
  await dialog.fill({ 'Nombre del gasto 3': 'Parqueadero', 'Valor del gasto 3': '30000' })
  for (const box of ['Abono', 'Deuda', 'Liquidada']) await user.click(dialog.field(box))
  await dialog.fill({
    'Valor del abono': '20000',
    'Razón de la deuda': 'Descuadre',
    'Valor de la deuda': '5000',
  })
  await dialog.press('Crear')
  await dialog.closed()

  // The toast's words stay the specification's; the bus stands beside them.
  expect(await screen.findByText('Creado exitosamente')).toBeVisible()
  expect(screen.getByText('Bus 12')).toBeVisible()
  expect(buses()).toEqual(['12', '15'])
  const shown = {
    Fecha: '5 de marzo de 2026',
    Conductor: 'Ana Álvarez',
    // 300 passengers: (300 − 40 − 10) × 2.800 − 107.520 of salary − 180.000 of expenses.
    'Pasajeros reg.': '300',
    'Neto reg.': '$ 412.480',
    // 350 − 6 × 3 = 332 passengers, 118.989 of salary.
    'Pasajeros sensor': '332',
    'Neto sensor': '$ 490.611',
    'Fecha de entrega': '20 de marzo de 2030',
  }
  const said = Object.keys(shown).map((title) => [title, readable(cellText(rows()[0], title))])
  expect(Object.fromEntries(said)).toEqual(shown)

  expect(await detalle('12')).toMatchObject({
    comentario: 'Sin novedad',
    liquidada: true,
    // The expense of 0 was not sent; the one typed by hand was.
    gastos: [
      { nombre: 'Combustible', valor: 150_000 },
      { nombre: 'Parqueadero', valor: 30_000 },
    ],
    abonoDto: { valor: 20_000, fecha: '2026-03-05' },
    deudaDto: { razon: 'Descuadre', valor: 5_000, fecha: '2026-03-05' },
  })
})

test('begins empty, and then with the date last used, selected, until the person signs out', async () => {
  const { openCreate, user, store, dialog: first } = await openCrear(testApp)
  await first.shows({ Fecha: '' })
  await first.fill(OF_12)
  await first.press('Crear')
  await first.closed()

  const second = await openCreate()
  await second.shows({ Fecha: OF_12.Fecha, Bus: '', Viajes: '' })
  const fecha = second.field('Fecha')
  expect(fecha).toHaveFocus()
  expect([fecha.selectionStart, fecha.selectionEnd]).toEqual([0, OF_12.Fecha.length])
  await user.keyboard('060326')
  await second.shows({ Fecha: '06/03/26' })
  await user.clear(fecha)
  await user.keyboard('050326')
  // As it began, so nothing is asked.
  await user.keyboard('{Escape}')
  await second.closed()

  await act(async () => void store.dispatch(signedOut('salida')))
  expect(selectWorkingDate(store.getState())).toBe('')
})

describe('while the list rests', () => {
  // jsdom never rests.
  const rests = (requestIdleCallback?: object, cancelIdleCallback?: object) =>
    void Object.assign(globalThis, { requestIdleCallback, cancelIdleCallback })
  beforeEach(() => rests((work: () => void) => setTimeout(work), clearTimeout))
  afterAll(() => rests())

  test('nothing of Crear is in the document, asked or sent before it is pressed; each creation has a key of its own', async () => {
    // An empty list asks for the fares, as Crear does.
    await storedLiquidacion(testApp, { fecha: '2026-03-01', regIni: 700, regFin: 1_000 })
    const calls = watchCalls()
    const made = jest.spyOn(document, 'createElement')
    const { openCreate, store } = await openList(testApp)
    // Crear's form alone has a text area.
    await waitFor(() => expect(made).toHaveBeenCalledWith('textarea'))
    made.mockRestore()
    expect(document.querySelector('[role="dialog"], textarea')).toBeNull()
    const sent = (path: string) => calls.filter(({ url }) => new URL(url).pathname === path)
    expect(sent('/api/pasajes')).toEqual([])
    expect(store.getState().sinGuardar).toEqual({})

    for (const bus of ['12', '15']) {
      const dialog = await openCreate()
      await dialog.fill({ ...OF_12, Bus: bus })
      await dialog.press('Crear')
      await dialog.closed()
    }
    expect(sent('/api/pasajes')).not.toEqual([])
    const keys = sent('/api/liquidaciones').map(({ headers }) => headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(2)
  })
})

test('says Creando... while it is on its way, and is sent once', async () => {
  const { dialog, user } = await openCrear(testApp, OF_12)
  const reply = delayCall('POST /api/liquidaciones')
  await dialog.press('Crear')
  expect(await screen.findByText('Creando...')).toBeDisabled()
  expect(dialog.field('Viajes')).toBeDisabled()
  await user.keyboard('{Enter}{Escape}')
  reply()
  await dialog.closed()
  expect(testApp.calls.filter((call) => call === 'POST /api/liquidaciones')).toHaveLength(1)
})

test('choosing a bus fills its driver, whose message goes, or empties the driver when it has none', async () => {
  // Read by name, though the list of drivers is still on its way.
  const reply = delayCall('GET /api/conductores')
  const { dialog } = await openCrear(testApp)
  await dialog.press('Crear')
  await waitFor(() => expect(errorOf(dialog.field('Conductor'))).toBe('Conductor es requerido.'))
  for (const [Bus, Conductor] of [
    ['12', 'Ana Álvarez'],
    ['17', ''],
    ['15', 'Beto Bernal'],
  ] as const) {
    await dialog.fill({ Bus })
    await dialog.shows({ Conductor })
  }
  expect(errorOf(dialog.field('Conductor'))).not.toMatch(/requerido/)
  await dialog.press('Limpiar Bus')
  await dialog.shows({ Bus: '', Conductor: '' })
  reply()
})

test('the drivers of the day are offered: who had left by then is not', async () => {
  const carlos = { documento: '1003', nombre: 'Carlos Retirado', valido: 0 } as const
  await aConductor(testApp.db, { ...carlos, fechaUltimoRetiro: '2026-03-05' })
  const { dialog, user } = await openCrear(testApp, { ...OF_12, Fecha: '06/03/26', Bus: '17' })
  await user.type(dialog.field('Conductor'), 'Carlos')
  expect(screen.queryByRole('option', { name: /Carlos/ })).not.toBeInTheDocument()
  await user.clear(dialog.field('Conductor'))
  await dialog.fill({ Fecha: '05/03/26', Conductor: 'Carlos' })
  await dialog.shows({ Conductor: 'Carlos Retirado' })
  await dialog.press('Crear')
  await dialog.closed()
  expect(await detalle('17')).toMatchObject({ conductorDocumento: '1003' })
  await clearLiquidaciones(testApp)
  await testApp.db.deleteFrom('conductores').where('documento', '=', '1003').execute()
})

test('a section that is unchecked is neither asked for nor sent, and keeps what was typed until then; 0 will do elsewhere', async () => {
  const { dialog, user } = await openCrear(testApp, { ...OF_12, Viajes: '0', Sensor: '0' })
  const toggle = () => user.click(dialog.field('Deuda'))
  await toggle()
  await dialog.fill({ 'Razón de la deuda': 'Descuadre' })
  await toggle()
  await toggle()
  await dialog.shows({ 'Razón de la deuda': 'Descuadre' })
  await toggle()
  await dialog.press('Crear')
  await dialog.closed()
  expect(await detalle('12')).toMatchObject({ abonoDto: null, deudaDto: null, gastos: [] })
})

describe("'Guardar y siguiente'", () => {
  const stored = async () =>
    (await testApp.db.selectFrom('liquidaciones').select('busNumero').orderBy('busNumero').execute()).map(
      ({ busNumero }) => busNumero,
    )

  const waitForBus = async (dialog: Dialog, bus: string) => {
    await dialog.shows({ Bus: bus })
    await waitFor(() => expect(dialog.field('Bus')).toBeEnabled())
  }

  const saveAndGoOn = async ({ dialog }: { dialog: Dialog }, bus: string) => {
    await dialog.press('Guardar y siguiente')
    await waitForBus(dialog, bus)
    return dialog
  }

  test('keeps the dialog open for the next bus: same date, its driver, its register, the rest empty, ready to type', async () => {
    await storedLiquidacion(testApp, { ...OF_15, fecha: '2026-03-04', regFin: 4_321 })
    const { dialog, user } = await openCrear(testApp, { ...OF_12, Cívica: '40', Comentario: 'Sin novedad' })
    await user.click(dialog.field('Abono'))
    await dialog.fill({ 'Valor del abono': '20000' })
    await dialog.press('Agregar Gasto')
    await dialog.fill({ 'Nombre del gasto 3': 'Taller', 'Valor del gasto 3': '3000' })
    await user.click(dialog.field('Liquidada'))
    expect(dialog.button('Guardar y siguiente')).toHaveAttribute('aria-keyshortcuts', 'Control+Shift+Enter')
    await user.keyboard('{Control>}{Shift>}{Enter}{Enter}{/Shift}{/Control}')

    await waitForBus(dialog, '15')
    await toast('Creado exitosamente')
    expect(testApp.calls.filter((call) => call === 'POST /api/liquidaciones')).toHaveLength(1)
    await dialog.shows({
      Fecha: OF_12.Fecha,
      Conductor: 'Beto Bernal',
      'Registradora inicial': '4.321',
      'Registradora final': '4.321',
      Viajes: '',
      Sensor: '',
      Comentario: '',
      Cívica: '0',
      Abono: false,
      Liquidada: false,
    })
    await waitFor(() => expect(dialog.field('Valor del gasto 1')).toHaveAttribute('placeholder', '30.000'))
    expect(dialog.dialog.querySelectorAll('[name$=".nombre"]')).toHaveLength(2)
    expect(screen.getByText('Creada la del bus 12. Sigue el 15.')).toBeInTheDocument()
    await waitFor(() => expect(dialog.field('Viajes')).toHaveFocus())

    // Nothing of it was typed, so nothing is asked before it is closed.
    await user.keyboard('{Escape}')
    await dialog.closed()
    expect(buttonOf('Crear')).toHaveFocus()
  })

  test('loads what the sensor of the next bus has counted, and passes over buses that were entered, be it meanwhile', async () => {
    await sensorOf(testApp, '17')
    const view = await openCrear(testApp, OF_12)
    await storedLiquidacion(testApp, OF_15)
    const dialog = await saveAndGoOn(view, '17')
    await dialog.shows({ Sensor: '280', Viajes: '5', Cívica: '7' })
    // The bus is nobody's, so its driver is what is missing first.
    await waitFor(() => expect(dialog.field('Conductor')).toHaveFocus())
    await dialog.fill({ Conductor: 'Ana' })
    await dialog.press('Crear')
    await dialog.closed()
    expect(await stored()).toEqual(['12', '15', '17'])
  })

  test('says in the next form that a look-up failed, which can be filled in all the same', async () => {
    const view = await openCrear(testApp, OF_12)
    const repair = failCall('GET /api/liquidaciones/detalle')
    const dialog = await saveAndGoOn(view, '15')
    repair()
    expect(dialog.banner()).toHaveTextContent('No hay conexión con el servidor.')
    await dialog.fill({ Viajes: '5', Sensor: '200', 'Registradora final': '190' })
    await dialog.press('Crear')
    await dialog.closed()
    expect(await stored()).toEqual(['12', '15'])
  })

  test('sends nothing while the next form is on its way, in which keys are typed', async () => {
    const { dialog, user } = await openCrear(testApp, OF_12)
    const reply = delayCall('GET /api/liquidaciones/detalle')
    await dialog.press('Guardar y siguiente')
    await toast('Creado exitosamente')
    expect(screen.getByText('Creando...')).toBeDisabled()
    expect(dialog.button('Guardar y siguiente')).toBeDisabled()
    await user.keyboard('78{Backspace}{Tab}4600')
    reply()
    await waitForBus(dialog, '15')
    await dialog.shows({ 'Registradora final': '4600', Viajes: '7' })
    expect(dialog.field('Registradora final')).toHaveFocus()
    expect(dialog.button('Crear')).toBeEnabled()
  })

  test('keeps the form that the server refuses, and Crear then closes it as ever', async () => {
    const { dialog, user } = await openCrear(testApp, { ...OF_12, Bus: '20', Conductor: 'Ana' })
    await dialog.press('Guardar y siguiente')
    await waitFor(() => expect(dialog.banner()).toHaveTextContent('Calasanz Boston'))
    await dialog.shows({ Sensor: '350', Bus: '20' })
    expect(await stored()).toEqual([])
    await dialog.fill({ Bus: '12' })
    await user.click(dialog.field('Viajes'))
    await user.keyboard('{Enter}')
    await dialog.closed()
    expect(await stored()).toEqual(['12'])
  })

  test('goes by the selector under a search; one without any settlement begins empty, and what was created counts as entered', async () => {
    const { openCreate } = await openList(testApp, '/?numero=12')
    const dialog = await openCreate()
    await dialog.fill({ ...OF_12, Bus: '15' })
    await saveAndGoOn({ dialog }, '17')
    expect(dialog.banner()).not.toBeInTheDocument()
    await dialog.shows({ 'Registradora inicial': '0' })
    await dialog.fill(OF_12)
    await saveAndGoOn({ dialog }, '17')
  })

  test('says after the last bus of the day that there is none, and waits for another', async () => {
    for (const busNumero of ['15', '17']) await storedLiquidacion(testApp, { busNumero })
    await testApp.db.deleteFrom('buses').where('numero', '=', '20').execute()
    const dialog = await saveAndGoOn(await openCrear(testApp, OF_12), '')
    await screen.findByText('Creada la del bus 12. No falta ningún otro bus de ese día.')
    await dialog.shows({ Fecha: OF_12.Fecha })
    await waitFor(() => expect(dialog.field('Bus')).toHaveFocus())
    await aBus(testApp.db, { numero: '20', placa: 'TDD020', ruta: 'CBOS' })
  })

  test('keeps what is typed in the next form when the session ends, and not what was saved', async () => {
    const view = await openCrear(testApp, OF_12, 'editor')
    const dialog = await saveAndGoOn(view, '15')
    await dialog.fill({ Viajes: '9', Sensor: '77', 'Registradora final': '70' })
    await expireSessions(testApp)
    await dialog.press('Guardar y siguiente')
    await screen.findByText(/^Su sesión terminó/, undefined, { timeout: 10_000 })
    await signInAgain(view.user, 'editor')

    const restored = inDialog(view.user, await dialogTitled('Crear Liquidación'))
    await restored.shows({ Viajes: '9', Bus: '15' })
    await saveAndGoOn({ dialog: restored }, '17')
    expect(await stored()).toEqual(['12', '15'])
  })
})

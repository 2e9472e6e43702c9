import { act, screen, waitFor } from '@testing-library/react'
import { aConductor } from '../../server/builders'
import { liquidacionPayload } from '../../server/liquidaciones/company'
import { buttonOf } from '../../setup/screen'
import type { TestApp } from '../../setup/page'
import { failCall, delayCall } from '../../setup/calls'
import { resume, signInAgain, expireSessions } from '../../setup/session'
import { storedLiquidacion, aCompany, clearLiquidaciones } from '../liquidaciones/listScreen'
import { openPlanilla, says, inFocus, waitForNote, note } from './sheet'

/** The sheet as a spreadsheet: copying, pasting, restoring, saving what is left, leaving. */
let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
})
beforeEach(async () => {
  await clearLiquidaciones(testApp)
  await storedLiquidacion(testApp, { fecha: '2026-03-04', regIni: 173_000, regFin: 173_470 })
  const of15 = { fecha: '2026-03-04', busNumero: '15', conductorDocumento: '1002' }
  await storedLiquidacion(testApp, { ...of15, regIni: 90_000, regFin: 90_300 })
})
afterAll(() => testApp.close())

const stored = async () =>
  (
    await testApp.db
      .selectFrom('liquidaciones')
      .select(['busNumero', 'viajes', 'regFin'])
      .where('fecha', '=', '2026-03-05')
      .orderBy('busNumero')
      .execute()
  ).map(({ busNumero, viajes, regFin }) => [busNumero, viajes, regFin])

test('a block copied from Excel is pasted over rows and columns, and waits for Guardar todo', async () => {
  const { goTo, user } = await openPlanilla(testApp)
  await goTo('12', 'Viajes')
  // Reg. inicial stays where the block has nothing; Pasajeros is nobody's to type.
  await user.paste('6\t173470\t173860\t390\t350\t41\r\n7\t90300\t90610\t310\t300\t20\r\n')
  expect([says('12', 'Reg. final'), says('12', 'Pasajeros'), says('12', 'Cívica')]).toEqual([
    '173.860',
    '390',
    '41',
  ])
  expect([says('15', 'Reg. final'), says('15', 'Sensor')]).toEqual(['90.610', '300'])
  expect(screen.getByText('2 filas pegadas.')).toBeInTheDocument()
  expect(screen.getByText('2 filas sin guardar.')).toBeInTheDocument()
  expect(await stored()).toEqual([])

  await user.click(buttonOf('Guardar todo'))
  await waitForNote('15', 'Pendiente')
  await waitForNote('12', 'Pendiente')
  expect(await stored()).toEqual([
    ['12', 6, 173_860],
    ['15', 7, 90_610],
  ])
})

test('a pasted figure that can be read in two ways stays as written, and its row asks', async () => {
  const { goTo, user } = await openPlanilla(testApp)
  await goTo('12', 'Viajes')
  await user.paste("6\t173470\t173860\t390\t350,000\t41\r\n7\t90'300\t90.610\t310\t300,0\t20\r\n")
  expect([says('12', 'Sensor'), says('15', 'Reg. inicial'), says('15', 'Sensor')]).toEqual([
    '350,000. ¿350.000 o 350?',
    '90.300',
    '300',
  ])
  await user.click(buttonOf('Guardar todo'))
  await waitForNote('15', 'Pendiente')
  await waitForNote('12', 'Sin guardar. ¿350.000 o 350?')
  expect(await stored()).toEqual([['15', 7, 90_610]])
})

test('a block that begins with the buses goes to theirs, and a short register is no register', async () => {
  const { goTo, user } = await openPlanilla(testApp)
  await goTo('12', 'Bus')
  await user.paste('15\t\t7\t\t90610\r\n99\t\t5\r\n12\t\t6\t\t860\r\n')
  expect([says('15', 'Viajes'), says('15', 'Reg. final')]).toEqual(['7', '90.610'])
  expect([says('12', 'Viajes'), says('12', 'Reg. final')]).toEqual(['6', '860'])
  expect(screen.getByText('2 filas pegadas. 1 no caben o no se pueden cambiar.')).toBeInTheDocument()
})

test('a pasted name that is no active driver’s, or two drivers’, stays and is refused', async () => {
  await aConductor(testApp.db, { documento: '1003', nombre: 'Carlos Retirado', valido: 0 })
  for (const documento of ['2001', '2002']) await aConductor(testApp.db, { documento, nombre: 'Dora Díaz' })
  const { goTo, user } = await openPlanilla(testApp)
  await goTo('12', 'Conductor')
  const figures = '6\t173470\t173860\t\t350'
  await user.paste(
    `Ana Alvarez R\t${figures}\r\nCarlos Retirado\t7\t90300\t90610\t\t300\r\nDora Díaz\t${figures}\r\n\t${figures}`,
  )
  const strangers = { '12': 'Ana Alvarez R', '15': 'Carlos Retirado', '17': 'Dora Díaz' }
  for (const [bus, name] of Object.entries(strangers)) {
    expect(says(bus, 'Conductor')).toBe(`${name}Sin guardar`)
    await waitForNote(bus, 'Sin guardar. Elija el conductor.')
  }
  await user.click(buttonOf('Guardar todo'))
  expect(note('17')).toBe('Sin guardar. Elija el conductor.')
  expect(testApp.calls.filter((call) => call.startsWith('POST /api/liquidaciones'))).toEqual([])

  await goTo('12', 'Conductor')
  await user.paste('BETO BERNAL\r\n1001')
  expect([says('12', 'Conductor'), says('15', 'Conductor')]).toEqual([
    'Beto BernalSin guardar',
    'Ana ÁlvarezSin guardar',
  ])
})

test('what is pasted over a row that was left waits, as every pasted row', async () => {
  const { goTo, type, user } = await openPlanilla(testApp)
  await goTo('12', 'Viajes')
  await type('6{Tab}173860{ArrowDown}')
  await waitForNote('12', /El sensor es requerido/)
  await goTo('15', 'Bus')
  await user.paste('12\t\t6\t173470\t173860\t\t350')
  expect([says('12', 'Sensor'), note('12')]).toEqual(['350', 'Sin guardar'])
  expect(await stored()).toEqual([])
  await user.click(buttonOf('Guardar todo'))
  await waitForNote('12', 'Pendiente')
  expect(await stored()).toEqual([['12', 6, 173_860]])
})

test('Escape in an expense gives that one back what was loaded, and leaves the others', async () => {
  const { goTo, type } = await openPlanilla(testApp)
  await goTo('12', 'Aseo')
  await type('20000{Tab}180000{Shift>}{Tab}{/Shift}')
  expect(inFocus()).toBe('12 aseo')
  await type('{Escape}')
  await waitFor(() => expect(says('12', 'Aseo')).not.toBe('20.000'))
  expect(says('12', 'Combustible')).toBe('180.000')
})

test.each(['bern{Tab}', '1002{Tab}', 'bern{Enter}'])(
  'a driver typed as %s is the one that it means',
  async (keys) => {
    const { goTo, type } = await openPlanilla(testApp)
    await goTo('12', 'Conductor')
    await type(keys)
    await waitFor(() => expect(says('12', 'Conductor')).toBe('Beto BernalSin guardar'))
  },
)

test('a typed driver’s name that two have stays and refuses its row', async () => {
  const { goTo, type } = await openPlanilla(testApp)
  await goTo('12', 'Conductor')
  await type('dora{Tab}6{Tab}173860{Tab}350{ArrowDown}')
  await waitForNote('12', 'Sin guardar. Elija el conductor.')
  expect(says('12', 'Conductor')).toBe('doraSin guardar')
  expect(await stored()).toEqual([])
})

test('Escape goes back to what was loaded, F2 edits what is there', async () => {
  const { goTo, type } = await openPlanilla(testApp)
  await goTo('12', 'Viajes')
  await type('{ArrowDown}8{Enter}')
  await waitFor(() => expect(says('15', 'Viajes')).toBe('8'))
  await goTo('15', 'Viajes')
  await type('{F2}')
  expect(document.activeElement).toHaveValue('8')
  await type('{Escape}{Escape}')
  await waitFor(() => expect(says('15', 'Viajes')).toBe(''))
  expect(note('15')).toBe('')
})

test('Enter goes down the column where that is chosen, and the choice is remembered', async () => {
  const { goTo, type, user } = await openPlanilla(testApp)
  await goTo('12', 'Viajes')
  await type('6{Enter}')
  expect(inFocus()).toBe('12 regFin')
  await user.click(screen.getByLabelText('Enter baja por la columna'))
  await goTo('12', 'Reg. final')
  await type('173860{Enter}')
  expect(inFocus()).toBe('15 regFin')
  expect(localStorage.getItem('cochera.enterBajaEnPlanilla')).toBe('si')
})

test('the row finder goes to a bus, and says where there is none', async () => {
  const { user } = await openPlanilla(testApp)
  const finder = screen.getByLabelText('Ir al bus')
  await user.type(finder, '99{Enter}')
  expect(screen.getByText('No hay un bus con ese número.')).toBeInTheDocument()
  await user.clear(finder)
  await user.type(finder, '15{Enter}')
  await waitFor(() => expect(inFocus()).toBe('15 viajes'))
  expect(finder).toHaveValue('')
})

test('a dialog over the sheet is no leaving of the row, which goes on after it', async () => {
  const { goTo, type } = await openPlanilla(testApp)
  await goTo('12', 'Viajes')
  await type('6{Tab}173860{Tab}350{Tab}')
  // jsdom has no focus while it goes from one element to another; a browser keeps it.
  jest.spyOn(document, 'hasFocus').mockReturnValue(true)
  await waitFor(async () => {
    await type('{Control>}k{/Control}')
    expect(screen.getByLabelText('Buscar en todo', { selector: 'input' })).toHaveFocus()
  })
  expect(note('12')).toBe('Sin guardar')
  await type('{Escape}')
  await waitFor(() => expect(inFocus()).toBe('12 civica'))
  expect([note('12'), await stored()]).toEqual(['Sin guardar', []])
})

test('what is rare in a row is typed in the whole form, with what the row says', async () => {
  const { goTo, type, user } = await openPlanilla(testApp)
  await goTo('12', 'Viajes')
  await type('6{Tab}173860{Tab}350{Enter}{F4}')
  expect(await screen.findByLabelText(/^Sensor/, { selector: 'input' })).toHaveValue('350')
  await user.type(screen.getByLabelText(/^Comentario/), 'Sin novedad')
  await user.click(screen.getByLabelText('Liquidada'))
  await user.click(buttonOf('Aceptar'))
  await waitForNote('12', 'Liquidada')
  expect([says('12', 'Más'), says('12', 'Aseo')]).toEqual(['comentario', '30.000'])
  expect(await stored()).toEqual([['12', 6, 173_860]])
})

test('the whole form keeps the row’s proposals where its own question is not answered', async () => {
  const { goTo, type, user } = await openPlanilla(testApp)
  const repair = failCall('GET /api/reporte/gastos')
  await goTo('12', 'Viajes')
  await type('6{Tab}173860{Tab}350{Enter}{F4}')
  await user.type(await screen.findByLabelText(/^Comentario/), 'Sin novedad')
  expect(screen.getByLabelText('Valor del gasto 1')).toHaveAttribute('placeholder', '30.000')
  expect(screen.getByLabelText(/^Bus/, { selector: 'input' })).toBeDisabled()
  await user.click(buttonOf('Aceptar'))
  await waitForNote('12', 'Pendiente')
  expect(says('12', 'Aseo')).toBe('30.000')
  repair()
})

test('what the whole form says of a bus that somebody has stored meanwhile goes on in its row', async () => {
  const { goTo, type, user } = await openPlanilla(testApp)
  await goTo('12', 'Viajes')
  await type('6{Tab}173860{Tab}350{Enter}{F4}')
  await user.type(await screen.findByLabelText(/^Comentario/), 'Sin novedad')
  await testApp.ask('admin', { method: 'POST', url: '/api/liquidaciones', payload: liquidacionPayload() })
  await user.click(buttonOf('Aceptar'))
  await waitForNote('12', /Admin la guardó .*Comentario: vacío, usted Sin novedad/)
  await user.click(buttonOf('Guardar la mía: Bus 12'))
  await waitForNote('12', 'Pendiente')
  expect(says('12', 'Más')).toBe('comentario')
})

test('a call that got lost leaves the row as typed, and Guardar todo makes no second one of it', async () => {
  const { goTo, type, user } = await openPlanilla(testApp)
  const repair = failCall('POST /api/liquidaciones')
  await goTo('12', 'Viajes')
  await type('6{Tab}173860{Tab}350{ArrowDown}')
  await waitForNote('12', 'Sin guardar. No hay conexión con el servidor. Intente de nuevo.')
  repair()
  await user.click(buttonOf('Guardar todo'))
  await waitForNote('12', 'Pendiente')
  expect(await stored()).toEqual([['12', 6, 173_860]])
})

test('after an outage what was complete and left goes again by itself, once, under its key', async () => {
  const { goTo, type } = await openPlanilla(testApp)
  const send = globalThis.fetch
  const keys: (string | null)[] = []
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.method !== 'POST') return send(request)
    keys.push(request.headers.get('Idempotency-Key'))
    // The first reaches the server, and its answer is lost.
    if (keys.length === 1) await send(request)
    throw new TypeError('Failed to fetch')
  }
  await goTo('12', 'Viajes')
  await type('6{Tab}173860{Tab}350{ArrowDown}')
  await waitForNote('12', 'Sin guardar. No hay conexión con el servidor. Intente de nuevo.')
  await goTo('15', 'Viajes')
  await type('7{ArrowDown}')
  globalThis.fetch = send
  await waitFor(() => expect(note('12')).toBe('Pendiente'), { timeout: 15_000 })
  expect(note('15')).toMatch(/^Sin guardar/)
  expect(new Set(keys).size).toBe(1)
  expect(await stored()).toEqual([['12', 6, 173_860]])
})

test('what is corrected after an answer that got lost is saved over the first attempt', async () => {
  const { goTo, type, user } = await openPlanilla(testApp)
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const answer = await send(request.clone())
    if (request.method === 'POST') throw new TypeError('Failed to fetch')
    return answer
  }
  await goTo('12', 'Viajes')
  await type('6{Tab}173860{Tab}350{ArrowDown}')
  await waitForNote('12', 'Sin guardar. No hay conexión con el servidor. Intente de nuevo.')
  globalThis.fetch = send
  expect(await stored()).toEqual([['12', 6, 173_860]])
  await goTo('12', 'Viajes')
  await type('7{ArrowDown}')
  await waitForNote('12', /Editor la guardó .*Viajes: 6, usted 7/)
  await user.click(buttonOf('Guardar la mía: Bus 12'))
  await waitForNote('12', 'Pendiente')
  expect(await stored()).toEqual([['12', 7, 173_860]])
})

test('what the server forbids is told in the row, which stays as typed', async () => {
  const { goTo, type } = await openPlanilla(testApp)
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    return request.method === 'POST'
      ? Response.json({ mensaje: 'El 5 de marzo de 2026 está cerrado.' }, { status: 403 })
      : send(request)
  }
  await goTo('12', 'Viajes')
  await type('6{Tab}173860{Tab}350{ArrowDown}')
  await waitForNote('12', 'Sin guardar. El 5 de marzo de 2026 está cerrado.')
  globalThis.fetch = send
  expect([says('12', 'Viajes'), says('12', 'Reg. final')]).toEqual(['6', '173.860'])
})

test('the field of the day says the sheet’s day again where another one was declined', async () => {
  const { goTo, type, user } = await openPlanilla(testApp)
  await goTo('12', 'Viajes')
  await type('6{Tab}')
  const fecha = screen.getByLabelText('Fecha', { selector: 'input' })
  await user.clear(fecha)
  await user.type(fecha, '060326')
  await screen.findByText('Cambios sin guardar')
  await user.click(buttonOf('Seguir editando'))
  await waitFor(() => expect(screen.getByLabelText('Fecha', { selector: 'input' })).toHaveValue('05/03/26'))
  expect(says('12', 'Viajes')).toBe('6')
})

test('leaving with unsent rows asks, and so does another day', async () => {
  const { goTo, type, router, user } = await openPlanilla(testApp)
  await goTo('12', 'Viajes')
  await type('6{Tab}')
  for (const address of ['/buses', '/liquidaciones/planilla?fecha=2026-03-06']) {
    act(() => void router.navigate(address))
    await screen.findByText('Cambios sin guardar')
    await user.click(buttonOf('Seguir editando'))
    await waitFor(() => expect(screen.queryByText('Cambios sin guardar')).not.toBeInTheDocument())
  }
  expect(router.state.location.search).toBe('?fecha=2026-03-05')
  expect(says('12', 'Viajes')).toBe('6')
})

test('what is answered for a day that was left changes nothing of the next one, and no more is sent', async () => {
  const { goTo, type, router, user } = await openPlanilla(testApp)
  await goTo('12', 'Viajes')
  await user.paste('6\t173470\t173860\t390\t350\r\n7\t90300\t90610\t310\t300\r\n')
  const release = delayCall('POST /api/liquidaciones')
  await user.click(buttonOf('Guardar todo'))
  await waitForNote('12', 'Guardando…')
  act(() => void router.navigate('/liquidaciones/planilla?fecha=2026-03-06'))
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
  await waitFor(() => expect([note('12'), note('15')]).toEqual(['', '']))
  await goTo('12', 'Viajes')
  await type('6{ArrowDown}7{Tab}')
  testApp.calls.length = 0
  release()
  const asked = 'GET /api/liquidaciones/planilla?fecha=2026-03-05'
  await waitFor(() => expect(testApp.calls).toContain(asked))
  await waitFor(() => expect(buttonOf('Guardar todo')).toBeEnabled())
  expect([says('12', 'Viajes'), says('15', 'Viajes')]).toEqual(['6', '7'])
  expect([note('12'), note('15')]).toEqual([expect.stringMatching(/^Sin guardar/), 'Sin guardar'])
  expect(await stored()).toEqual([['12', 6, 173_860]])
})

test('what was typed when the session ended is there again after the next sign-in', async () => {
  const { goTo, type, user } = await openPlanilla(testApp)
  await goTo('12', 'Viajes')
  await type('6{Tab}173860{Tab}')
  await expireSessions(testApp)
  await type('350{ArrowDown}')
  await signInAgain(user, 'editor')
  await resume(user)
  await screen.findByText(/Borrador recuperado/)
  await waitFor(() => expect(says('12', 'Sensor')).toBe('350'))
})

/** The sheet while others work, the network goes, the session ends, or typing waits in a draft. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { BusFila } from '../../../src/contract/buses'
import type { Cierres } from '../../../src/contract/cierres'
import { aConductor } from '../../server/builders'
import { liquidacionPayload } from '../../server/liquidaciones/company'
import { failCall, delayCall } from '../../setup/calls'
import { buttonOf } from '../../setup/screen'
import { hearNews } from '../../setup/news'
import { resume, signInAgain, expireSessions } from '../../setup/session'
import { storedLiquidacion, companyTested, sensorOf, OF_15 } from '../liquidaciones/listScreen'
import { DAY, inFocus, note, openPlanilla, says, rowOfBus, typedInPlanilla, waitForNote } from './sheet'

const testApp = companyTested()

const stored = () =>
  testApp.db
    .selectFrom('liquidaciones')
    .select(['busNumero', 'viajes', 'regFin', 'sensor', 'civica', 'liquidada'])
    .where('fecha', '=', DAY)
    .orderBy('busNumero')
    .execute()

const dayBeforeYesterday = (changes: object = {}) =>
  storedLiquidacion(testApp, { fecha: '2026-03-03', regIni: 172_800, regFin: 173_000, ...changes })
const yesterday = (changes: object = {}) =>
  storedLiquidacion(testApp, { fecha: '2026-03-04', regIni: 173_000, regFin: 173_470, ...changes })
const keepsMine = () => buttonOf('Guardar la mía: Bus 12')
const offersMine = () => screen.queryByRole('button', { name: /^Guardar la mía/ })
/** A row of bus 12, whole and left. */
const WHOLE = '6{Tab}173860{Tab}350{ArrowDown}'
const LOST = 'Sin guardar. No hay conexión con el servidor. Intente de nuevo.'

/** Has each POST of the page answered by this, which may pass it on, until it is given back. */
function intercept(answer: (request: Request, send: typeof fetch) => Promise<Response>) {
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    return request.method === 'POST' ? answer(request, send) : send(request)
  }
  return () => void (globalThis.fetch = send)
}

describe('what a colleague does', () => {
  /** A stored row, in which these trips have been typed, before what the colleague does is heard of. */
  async function typedOver(keys = '9{Tab}') {
    const { uuid } = await storedLiquidacion(testApp)
    return { ...(await typedInPlanilla(testApp, keys)), uuid }
  }
  /** The same, over which a colleague has saved another sensor. */
  async function overtaken() {
    const sheet = await typedOver()
    await storedLiquidacion(testApp, { uuid: sheet.uuid, sensor: 320 })
    await hearNews(sheet.store)
    await waitForNote('12', /Sensor: 320, usted 350\./)
    return sheet
  }

  test('to the day before has rows begin where their bus was left, and those that are typed keep what they hold', async () => {
    await dayBeforeYesterday()
    await dayBeforeYesterday(OF_15)
    await sensorOf(testApp, '15')
    const { type, store } = await typedInPlanilla(testApp, '6{Tab}1735')
    const beginnings = () => ['12', '15', '17'].map((bus) => says(bus, 'Reg. inicial'))
    expect(beginnings()).toEqual(['173.000', '173.000', '0'])
    await yesterday()
    await yesterday(OF_15)
    await yesterday({ ...OF_15, busNumero: '17', regFin: 173_200 })
    await hearNews(store)
    await waitFor(() => expect(beginnings()).toEqual(['173.000', '173.470', '173.200']))
    expect(inFocus()).toBe('12 regFin')
    expect(document.activeElement).toHaveValue('1735')
    await type('60{Tab}')
    expect([says('12', 'Viajes'), says('12', 'Reg. final'), says('12', 'Pasajeros')]).toEqual([
      '6',
      '173.560',
      '560',
    ])
    // Under the hand it stays, and is asked of before it is stored.
    await waitForNote('12', /Empieza en 173\.000, no donde terminó la anterior \(173\.470\)/)
  })

  test('comes neither under the hand nor into what is stored', async () => {
    await dayBeforeYesterday()
    const { type, store, user } = await typedInPlanilla(testApp, '9{Tab}')
    await storedLiquidacion(testApp, { sensor: 320 })
    await storedLiquidacion(testApp, OF_15)
    await hearNews(store)
    await waitForNote('15', 'Pendiente')
    await waitForNote('12', /Admin la guardó .*Viajes: 6, usted 9\./)
    const figures = ['Reg. inicial', 'Reg. final', 'Sensor'].map((title) => says('12', title))
    expect(figures).toEqual(['173.000', '', ''])
    // Incomplete rows are not offered to be saved.
    expect(offersMine()).not.toBeInTheDocument()
    await type('173560{Tab}561{Tab}2{Tab}{Tab}{Tab}{Tab}')
    expect(inFocus()).toBe('17 conductorDocumento')
    await user.click(buttonOf('Guardar todo'))
    expect(screen.getByText('Esperan su respuesta: 12.')).toBeInTheDocument()
    expect(await stored()).toMatchObject([{ viajes: 6, sensor: 320 }, { busNumero: '15' }])

    await user.click(keepsMine())
    await waitForNote('12', /^Pendiente/)
    expect(await stored()).toMatchObject([{ viajes: 9, sensor: 561, civica: 2 }, { busNumero: '15' }])
  })

  test('is taken as it is, and nothing of one’s own with it', async () => {
    const { uuid } = await storedLiquidacion(testApp)
    const { goTo, type, store, user } = await openPlanilla(testApp)
    await goTo('12', 'Sensor')
    await type('361{Tab}2')
    await storedLiquidacion(testApp, { uuid, sensor: 320, gastos: [{ nombre: 'Peaje', valor: 9_000 }] })
    await hearNews(store)
    await waitForNote('12', /Sensor: 320, usted 361\./)
    expect([inFocus(), (document.activeElement as HTMLInputElement).value]).toEqual(['12 civica', '2'])
    await type('{ArrowDown}')
    await user.click(buttonOf('Dejar la guardada: Bus 12'))
    await waitForNote('12', 'Pendiente')
    expect([says('12', 'Sensor'), says('12', 'Cívica'), says('12', 'Más')]).toEqual(['320', '40', '1 gasto'])
    expect(await stored()).toMatchObject([{ sensor: 320, civica: 40 }])
  })

  test('after another colleague is told anew', async () => {
    const { uuid, user } = await overtaken()
    // The second's is not heard of yet when the first's is written over.
    await storedLiquidacion(testApp, { uuid, sensor: 330 })
    testApp.calls.length = 0
    await user.click(keepsMine())
    await waitFor(() => expect(testApp.calls).toContain(`GET /api/liquidaciones/planilla?fecha=${DAY}`))
    await waitForNote('12', /Sensor: 330, usted 350\./)
    expect(await stored()).toMatchObject([{ viajes: 6, sensor: 330 }])
    await user.click(keepsMine())
    await waitForNote('12', 'Pendiente')
    expect(await stored()).toMatchObject([{ viajes: 9, sensor: 350 }])
  })

  test('is told field by field in the whole form', async () => {
    const { type, user } = await overtaken()
    await type('{F4}')
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Aceptar' }))
    await user.click(await dialog.findByRole('button', { name: 'Usar lo de ahora en Sensor' }))
    await user.click(dialog.getByRole('button', { name: 'Aceptar' }))
    await waitForNote('12', 'Pendiente')
    expect(await stored()).toMatchObject([{ viajes: 9, sensor: 320 }])
  })

  test('unheard, is told to the whole form, and goes on in its row', async () => {
    await yesterday()
    const { user } = await typedInPlanilla(testApp, '6{Tab}173860{Tab}350{Enter}{F4}')
    await user.type(await screen.findByLabelText(/^Comentario/), 'Sin novedad')
    await storedLiquidacion(testApp)
    await user.click(buttonOf('Aceptar'))
    await waitForNote('12', /Admin la guardó .*Comentario: vacío, usted Sin novedad/)
    await user.click(keepsMine())
    await waitForNote('12', 'Pendiente')
    expect(says('12', 'Más')).toBe('comentario')
  })

  test('be it what sensors bring, is told, and is not lost unseen', async () => {
    await dayBeforeYesterday()
    const { type, store, user } = await typedInPlanilla(testApp, '6{Tab}173300{Tab}350')
    await sensorOf(testApp, '12')
    await hearNews(store)
    await waitForNote('12', /Viajes: 5, usted 6\..*Cívica: 7, usted vacío\./)
    await type('{ArrowDown}')
    expect(await stored()).toMatchObject([{ viajes: 5, civica: 7 }])
    await user.click(keepsMine())
    await waitForNote('12', 'Pendiente')
    expect(await stored()).toMatchObject([{ viajes: 6, sensor: 350, civica: 0 }])
  })

  test('to a row that is saved says who, and when', async () => {
    const { uuid } = await storedLiquidacion(testApp)
    const { goTo, store } = await openPlanilla(testApp)
    await goTo('12', 'Viajes')
    await storedLiquidacion(testApp, { uuid, sensor: 320 })
    await hearNews(store)
    await waitFor(() =>
      expect(document.querySelector('[data-fila]')).toHaveTextContent(/Admin la cambió (a las|el) /),
    )
    expect(says('12', 'Sensor')).toBe('320')
  })

  test('by deleting is told, and the row is entered anew only by a press', async () => {
    const { uuid, type, store, user } = await typedOver()
    await testApp.ask('admin', { method: 'DELETE', url: `/api/liquidaciones?uuid=${uuid}` })
    await hearNews(store)
    await waitForNote('12', /Admin la eliminó/)
    expect([says('12', 'Reg. final'), inFocus()]).toEqual(['1.300', '12 regIni'])
    await type('{ArrowDown}')
    expect(await stored()).toEqual([])
    await user.click(keepsMine())
    await waitForNote('12', 'Pendiente')
    expect(await stored()).toMatchObject([{ viajes: 9, sensor: 350 }])
  })

  test('by settling is not written over, and Escape gives one’s own up', async () => {
    const { uuid, goTo, type, store, user } = await typedOver()
    await storedLiquidacion(testApp, { uuid, liquidada: true })
    await hearNews(store)
    await waitForNote('12', /Liquidada: Sí, usted No\./)
    expect(offersMine()).not.toBeInTheDocument()
    await user.click(buttonOf('Guardar todo'))
    expect(await stored()).toMatchObject([{ viajes: 6, liquidada: 1 }])
    await goTo('12', 'Viajes')
    await type('{Escape}')
    await waitForNote('12', 'Liquidada')
    expect(says('12', 'Viajes')).toBe('6')
  })

  test('by undoing alters nothing under the hand, and is told', async () => {
    const { uuid } = await storedLiquidacion(testApp)
    const grupo = '3b241101-e2bb-4255-8caf-4136c566a962'
    const edit = { url: '/api/liquidaciones/liquidar', payload: liquidacionPayload({ uuid, sensor: 320 }) }
    await testApp.ask('admin', { method: 'PUT', ...edit, headers: { grupo } })
    const { type, store, user } = await typedInPlanilla(testApp, '9{Tab}')
    await testApp.ask('admin', { method: 'POST', url: '/api/historial/deshacer', payload: { grupo } })
    await hearNews(store)
    await waitForNote('12', /Viajes: 6, usted 9\. *Sensor: 350, usted 320\./)
    expect(says('12', 'Sensor')).toBe('320')
    await type('{ArrowDown}')
    expect(await stored()).toMatchObject([{ viajes: 6, sensor: 350 }])
    await user.click(keepsMine())
    await waitForNote('12', 'Pendiente')
    expect(await stored()).toMatchObject([{ viajes: 9, sensor: 320 }])
  })

  test('by closing the till is told in the row, which offers no way over it and is then locked', async () => {
    await testApp.ask('editor', { method: 'POST', url: '/api/liquidaciones', payload: liquidacionPayload() })
    const { goTo, type, store, user } = await typedInPlanilla(testApp, '9{Tab}')
    const tills = await testApp.ask('admin', { method: 'GET', url: '/api/cierres?fecha=2030-03-20' })
    const caja = tills.json<Cierres>().cajas.find(({ username }) => username === 'editor')
    const counted = {
      contadoPor: 'total',
      efectivo: {},
      total: caja?.ahora.esperado,
      motivo: '',
      enterado: true,
    }
    const payload = { fecha: '2030-03-20', username: 'editor', huella: caja?.huella, ...counted }
    const closed = await testApp.ask('admin', { method: 'POST', url: '/api/cierres', payload })
    expect(closed.statusCode).toBe(201)
    await hearNews(store)
    await waitForNote('12', /^Sin guardar\. .*Está en el cierre/)
    expect(offersMine()).not.toBeInTheDocument()
    await type('{ArrowDown}')
    await user.click(buttonOf('Guardar todo'))
    expect(await stored()).toMatchObject([{ viajes: 6 }])
    await user.click(screen.getByRole('button', { name: /^Dejar la/ }))
    await waitForNote('12', /^Está en el cierre del .* de Editor\. Un administrador puede reabrirlo\.$/)
    await goTo('12', 'Viajes')
    await type('9{ArrowDown}')
    expect(says('12', 'Viajes')).toBe('6')
  })

  test('by giving a bus another number keeps its row until what is typed there is given up', async () => {
    await dayBeforeYesterday(OF_15)
    const { goTo, type, store } = await openPlanilla(testApp)
    await goTo('15', 'Viajes')
    await type('6{Tab}8')
    const buses = (await testApp.ask('admin', { method: 'GET', url: '/api/buses' })).json<BusFila[]>()
    const { conductorNombre: _name, ...former } = buses.find(({ numero }) => numero === '15')!
    const rename = (from: string, numero: string) =>
      testApp.ask('admin', {
        method: 'PUT',
        url: `/api/buses/bus/actualizar?numero=${from}`,
        payload: { ...former, numero, version: undefined },
      })
    expect((await rename('15', '115')).statusCode).toBe(200)
    await hearNews(store)
    await waitFor(() => expect(rowOfBus('115')).toBeDefined())
    await waitForNote('15', 'Sin guardar. Este bus ya no tiene ese número. Esc descarta lo escrito.')
    expect(inFocus()).toBe('15 regFin')
    await type('60{Tab}{Escape}')
    await goTo('17', 'Viajes')
    await waitFor(() => expect(rowOfBus('15')).toBeUndefined())
    await rename('115', '15')
  })
})

describe('a row that is sent', () => {
  beforeEach(() => yesterday())

  test('and gets lost stays as typed, and Guardar todo makes no second one of it', async () => {
    const repair = failCall('POST /api/liquidaciones')
    const { user } = await typedInPlanilla(testApp, WHOLE)
    await waitForNote('12', LOST)
    repair()
    await user.click(buttonOf('Guardar todo'))
    await waitForNote('12', 'Pendiente')
    expect(await stored()).toMatchObject([{ viajes: 6, regFin: 173_860 }])
  })

  test('goes again by itself after an outage, once, under its key, where it was complete and left', async () => {
    const keys: (string | null)[] = []
    const repair = intercept(async (request, send) => {
      keys.push(request.headers.get('Idempotency-Key'))
      // The first reaches the server, and its answer is lost.
      if (keys.length === 1) await send(request)
      throw new TypeError('Failed to fetch')
    })
    const { goTo, type } = await typedInPlanilla(testApp, WHOLE)
    await waitForNote('12', LOST)
    await goTo('15', 'Viajes')
    await type('7{ArrowDown}')
    repair()
    await waitFor(() => expect(note('12')).toBe('Pendiente'), { timeout: 15_000 })
    expect(note('15')).toMatch(/^Sin guardar/)
    expect(new Set(keys).size).toBe(1)
    expect(await stored()).toMatchObject([{ viajes: 6, regFin: 173_860 }])
  })

  test('and corrected after its answer got lost is saved over the first attempt', async () => {
    const repair = intercept(async (request, send) => {
      await send(request)
      throw new TypeError('Failed to fetch')
    })
    const { goTo, type, user } = await typedInPlanilla(testApp, WHOLE)
    await waitForNote('12', LOST)
    repair()
    expect(await stored()).toMatchObject([{ viajes: 6 }])
    await goTo('12', 'Viajes')
    await type('7{ArrowDown}')
    await waitForNote('12', /Editor la guardó .*Viajes: 6, usted 7/)
    await user.click(keepsMine())
    await waitForNote('12', 'Pendiente')
    expect(await stored()).toMatchObject([{ viajes: 7, regFin: 173_860 }])
  })

  test('and forbidden stays as typed, and says why until the whole form has saved it', async () => {
    const mensaje = 'El 5 de marzo de 2026 está cerrado.'
    const repair = intercept(async () => Response.json({ mensaje }, { status: 403 }))
    const { goTo, type, user } = await typedInPlanilla(testApp, WHOLE)
    await waitForNote('12', `Sin guardar. ${mensaje}`)
    repair()
    expect([says('12', 'Viajes'), says('12', 'Reg. final')]).toEqual(['6', '173.860'])
    await goTo('12', 'Sensor')
    await type('{F4}')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Aceptar' }))
    await waitForNote('12', 'Pendiente')
    expect(await stored()).toMatchObject([{ busNumero: '12', viajes: 6 }])
  })

  test('of a day that was left changes nothing of the next one by its answer, and no more is sent', async () => {
    await yesterday({ ...OF_15, regIni: 90_000, regFin: 90_300 })
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
    await waitFor(() => expect(testApp.calls).toContain(`GET /api/liquidaciones/planilla?fecha=${DAY}`))
    await waitFor(() => expect(buttonOf('Guardar todo')).toBeEnabled())
    expect([says('12', 'Viajes'), says('15', 'Viajes')]).toEqual(['6', '7'])
    expect([note('12'), note('15')]).toEqual([expect.stringMatching(/^Sin guardar/), 'Sin guardar'])
    expect(await stored()).toMatchObject([{ busNumero: '12', viajes: 6 }])
  })

  test('before it is known what is usual waits for that, and is judged by it', async () => {
    const release = delayCall('GET /api/liquidaciones/habituales')
    const { user } = await typedInPlanilla(testApp, '6{Tab}173770{Tab}290{Tab}280{Tab}90{ArrowDown}')
    await user.click(buttonOf('Guardar todo'))
    await waitForNote('12', /Cívica y tiquetes/)
    expect(await stored()).toEqual([])
    release()
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/Cívica y tiquetes/)
    expect(await stored()).toEqual([])
  })

  test('or stored, of a driver who was away that day, says so', async () => {
    await aConductor(testApp.db, {
      documento: '3001',
      nombre: 'Elsa Escobar',
      fechaUltimoRetiro: '2026-02-01',
      fechaUltimoIngreso: '2026-04-01',
    })
    await storedLiquidacion(testApp, { conductorDocumento: '3001', regIni: 173_470, regFin: 173_800 })
    const { goTo, user } = await openPlanilla(testApp)
    await waitForNote('12', 'Pendiente. El conductor estaba retirado ese día.')
    await goTo('15', 'Conductor')
    await user.paste('3001')
    await waitForNote('15', /El conductor estaba retirado ese día\./)
  })
})

describe('a draft', () => {
  const DRAFT = `borradores/editor/planilla-${DAY}`

  /** Types trips of bus 12 in a page that is then left, and opens the sheet anew with what was kept of it. */
  async function restored(meanwhile?: () => Promise<unknown>) {
    await typedInPlanilla(testApp, '9{Tab}')
    window.dispatchEvent(new Event('pagehide'))
    const draft = sessionStorage.getItem(DRAFT) ?? ''
    await meanwhile?.()
    cleanup()
    const sheet = await openPlanilla(testApp, 'editor', '2026-03-10')
    sessionStorage.setItem(DRAFT, draft)
    act(() => void sheet.router.navigate(`/liquidaciones/planilla?fecha=${DAY}`))
    await waitFor(() => expect(rowOfBus('12')?.closest('[role="grid"]')).toHaveAccessibleName(/5 de marzo/))
    return sheet
  }

  test('that could be sent waits until somebody has looked at its row', async () => {
    await storedLiquidacion(testApp)
    const { goTo } = await restored()
    await waitForNote('12', 'Sin guardar')
    await goTo('12', 'Bus')
    expect(note('12')).toBe('Sin guardar')
    const release = delayCall('PUT /api/liquidaciones/liquidar')
    await goTo('15', 'Bus')
    await waitForNote('12', 'Guardando…')
    release()
    await waitForNote('12', 'Pendiente')
  })

  test('of a half typed row shows its proposals again', async () => {
    await yesterday()
    await restored()
    await waitFor(() =>
      expect([says('12', 'Viajes'), says('12', 'Aseo')]).toEqual(['9', 'Propuesto: 30.000']),
    )
  })

  test('over a record that has changed meanwhile is told apart, and waits', async () => {
    const { uuid } = await storedLiquidacion(testApp)
    const { user } = await restored(() => storedLiquidacion(testApp, { uuid, sensor: 320 }))
    await waitForNote('12', /^Sin guardar\. .*Viajes: 6, usted 9\. *Sensor: 320, usted 350\./)
    await user.click(buttonOf('Guardar todo'))
    expect(await stored()).toMatchObject([{ viajes: 6, sensor: 320 }])
    await user.click(screen.getByRole('button', { name: /^Dejar la/ }))
    await waitForNote('12', 'Pendiente')
    expect([says('12', 'Viajes'), says('12', 'Sensor')]).toEqual(['6', '320'])
  })

  test('of a row that was typed when the session ended is there again after the next sign-in', async () => {
    await yesterday()
    const { type, user } = await typedInPlanilla(testApp, '6{Tab}173860{Tab}')
    await expireSessions(testApp)
    await type('350{ArrowDown}')
    await signInAgain(user, 'editor')
    await resume(user)
    await screen.findByText(/Borrador recuperado/)
    await waitFor(() => expect(says('12', 'Sensor')).toBe('350'))
  })
})

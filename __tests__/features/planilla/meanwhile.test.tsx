import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { Cierres } from '../../../src/contract/cierres'
import { sumarDias } from '../../../src/contract/fechas'
import { aConductor, aGasto, aLiquidacion } from '../../server/builders'
import { liquidacionPayload } from '../../server/liquidaciones/company'
import { delayCall } from '../../setup/calls'
import { buttonOf } from '../../setup/screen'
import type { TestApp } from '../../setup/page'
import { hearNews } from '../../setup/news'
import { storedLiquidacion, aCompany, clearLiquidaciones } from '../liquidaciones/listScreen'
import { DAY, note, openPlanilla, says, rowOfBus, waitForNote } from './sheet'

/** Changes elsewhere while somebody is in a row, or while their typing waits in a draft. */
let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
})
beforeEach(() => clearLiquidaciones(testApp))
afterAll(() => testApp.close())

const stored = () =>
  testApp.db
    .selectFrom('liquidaciones')
    .select(['busNumero', 'viajes', 'sensor'])
    .where('fecha', '=', DAY)
    .orderBy('busNumero')
    .execute()

async function openLive() {
  const sheet = await openPlanilla(testApp)
  return { ...sheet, count: () => hearNews(sheet.store) }
}

const FROM_YESTERDAY = { fecha: '2026-03-04', regIni: 172_800, regFin: 173_000 }
const DRAFT = `borradores/editor/planilla-${DAY}`

/** Opens the sheet anew, with what a draft holds. */
async function openWith(draft: string) {
  cleanup()
  const sheet = await openPlanilla(testApp, 'editor', '2026-03-10')
  sessionStorage.setItem(DRAFT, draft)
  act(() => void sheet.router.navigate(`/liquidaciones/planilla?fecha=${DAY}`))
  await waitFor(() => expect(rowOfBus('12')?.closest('[role="grid"]')).toHaveAccessibleName(/5 de marzo/))
  return sheet
}

test('a till that is closed under the hand is told in the row, which offers no way over it', async () => {
  await testApp.ask('editor', { method: 'POST', url: '/api/liquidaciones', payload: liquidacionPayload() })
  const { goTo, type, count, user } = await openLive()
  await goTo('12', 'Viajes')
  await type('9{Tab}')
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
  expect((await testApp.ask('admin', { method: 'POST', url: '/api/cierres', payload })).statusCode).toBe(201)
  await count()
  await waitForNote('12', /^Sin guardar\. .*Está en el cierre/)
  expect(screen.queryByRole('button', { name: /^Guardar la mía/ })).not.toBeInTheDocument()
  await type('{ArrowDown}')
  await user.click(buttonOf('Guardar todo'))
  expect(await stored()).toMatchObject([{ viajes: 6 }])
  await user.click(screen.getByRole('button', { name: /^Dejar la/ }))
  await waitForNote('12', /^Está en el cierre/)
  expect(says('12', 'Viajes')).toBe('6')
})

test('what a colleague undoes while somebody is in the row alters nothing under the hand, and is told', async () => {
  const { uuid } = await storedLiquidacion(testApp)
  const mark = '3b241101-e2bb-4255-8caf-4136c566a962'
  const edit = liquidacionPayload({ uuid, sensor: 320 })
  await testApp.ask('admin', {
    method: 'PUT',
    url: '/api/liquidaciones/liquidar',
    payload: edit,
    headers: { grupo: mark },
  })
  const { goTo, type, count, user } = await openLive()
  await goTo('12', 'Viajes')
  await type('9{Tab}')
  await testApp.ask('admin', { method: 'POST', url: '/api/historial/deshacer', payload: { grupo: mark } })
  await count()
  await waitForNote('12', /Viajes: 6, usted 9\. *Sensor: 350, usted 320\./)
  expect(says('12', 'Sensor')).toBe('320')
  await type('{ArrowDown}')
  expect(await stored()).toMatchObject([{ viajes: 6, sensor: 350 }])
  await user.click(buttonOf('Guardar la mía: Bus 12'))
  await waitForNote('12', 'Pendiente')
  expect(await stored()).toMatchObject([{ viajes: 9, sensor: 320 }])
})

test('a row that is saved says which colleague has changed it since, and when', async () => {
  const { uuid } = await storedLiquidacion(testApp)
  const { goTo, count } = await openLive()
  await goTo('12', 'Viajes')
  const payload = liquidacionPayload({ uuid, sensor: 320 })
  await testApp.ask('admin', { method: 'PUT', url: '/api/liquidaciones/liquidar', payload })
  await count()
  await waitFor(() =>
    expect(document.querySelector('[data-fila]')).toHaveTextContent(/Admin la cambió (a las|el) /),
  )
  expect(says('12', 'Sensor')).toBe('320')
})

/** Types trips over those of bus 12. @returns the draft that a page which is left then keeps. */
async function draftOfTrips(viajes: string) {
  const { goTo, type } = await openPlanilla(testApp)
  await goTo('12', 'Viajes')
  await type(`${viajes}{Tab}`)
  window.dispatchEvent(new Event('pagehide'))
  return sessionStorage.getItem(DRAFT) ?? ''
}

test('a draft that could be sent waits until somebody has looked at its row', async () => {
  await storedLiquidacion(testApp)
  const draft = await draftOfTrips('9')
  const release = delayCall('PUT /api/liquidaciones/liquidar')
  const { goTo } = await openWith(draft)
  await waitForNote('12', 'Sin guardar')
  await goTo('12', 'Bus')
  expect(note('12')).toBe('Sin guardar')
  await goTo('15', 'Bus')
  await waitForNote('12', 'Guardando…')
  release()
  await waitForNote('12', 'Pendiente')
})

test('a half typed row that is restored shows its proposals again', async () => {
  await storedLiquidacion(testApp, FROM_YESTERDAY)
  await openWith(await draftOfTrips('9'))
  await waitFor(() => expect([says('12', 'Viajes'), says('12', 'Aseo')]).toEqual(['9', 'Propuesto: 30.000']))
})

test('a draft that is restored over a record that has changed meanwhile is told apart, and waits', async () => {
  const { uuid } = await storedLiquidacion(testApp)
  const draft = await draftOfTrips('9')
  await storedLiquidacion(testApp, { uuid, sensor: 320 })
  const { user } = await openWith(draft)
  await waitForNote('12', /^Sin guardar\. .*Viajes: 6, usted 9\. *Sensor: 320, usted 350\./)
  await user.click(buttonOf('Guardar todo'))
  expect(await stored()).toMatchObject([{ viajes: 6, sensor: 320 }])
  await user.click(screen.getByRole('button', { name: /^Dejar la/ }))
  await waitForNote('12', 'Pendiente')
  expect([says('12', 'Viajes'), says('12', 'Sensor')]).toEqual(['6', '320'])
})

test('what is saved before it is known what is usual waits for that, and is judged by it', async () => {
  await storedLiquidacion(testApp, FROM_YESTERDAY)
  const release = delayCall('GET /api/liquidaciones/habituales')
  const { goTo, type, user } = await openPlanilla(testApp)
  await goTo('12', 'Viajes')
  await type('6{Tab}173300{Tab}290{Tab}280{Tab}90{ArrowDown}')
  await user.click(buttonOf('Guardar todo'))
  await waitForNote('12', /Cívica y tiquetes/)
  expect(await stored()).toEqual([])
  release()
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/Cívica y tiquetes/)
  expect(await stored()).toEqual([])
})

test('a driver who was away that day is said in the row, typed or stored', async () => {
  await aConductor(testApp.db, {
    documento: '3001',
    nombre: 'Elsa Escobar',
    fechaUltimoRetiro: '2026-02-01',
    fechaUltimoIngreso: '2026-04-01',
  })
  await storedLiquidacion(testApp, { conductorDocumento: '3001' })
  const { goTo, user } = await openPlanilla(testApp)
  await waitForNote('12', 'Pendiente. El conductor estaba retirado ese día.')
  await goTo('15', 'Conductor')
  await user.paste('3001')
  await waitForNote('15', /El conductor estaba retirado ese día\./)
})

test('an unlikely expense that is proposed in grey is asked of as a typed one', async () => {
  const { uuid: conductorUuid } = await testApp.db
    .selectFrom('conductores')
    .select('uuid')
    .executeTakeFirstOrThrow()
  for (let i = 8; i >= 0; i -= 1) {
    const { uuid } = await aLiquidacion(testApp.db, {
      fecha: sumarDias('2026-03-04', -i),
      busNumero: '12',
      conductorUuid,
      regIni: 173_000,
      regFin: 173_000,
      pasajerosReg: 300,
      viajes: 6,
      sensor: 290,
      pasajerosSensor: 290,
    })
    await aGasto(testApp.db, uuid, { nombre: 'Aseo', valor: i > 0 ? 30_000 : 900_000 })
  }
  const { goTo, type } = await openPlanilla(testApp)
  await waitFor(() => expect(says('12', 'Aseo')).toBe('Propuesto: 900.000'))
  await goTo('12', 'Viajes')
  await type('6{Tab}173300{Tab}290{ArrowDown}')
  await waitForNote('12', /Aseo.* es más de cuatro veces lo usual/)
  expect(await stored()).toEqual([])
})

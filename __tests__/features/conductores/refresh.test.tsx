/** Refetches after a change of the fleet: the lists that show it, and no other. */
import { act, screen, waitFor } from '@testing-library/react'
import { aBus, aConductor, aFestivo, aPasaje } from '../../server/builders'
import { openTable, openTestAppAt, clearFleet } from '../../setup/fleet'
import { buttonOf, chooseRow, hands, openForm, openQuestion, waitForColumn } from '../../setup/screen'
import type { TestApp } from '../../setup/page'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestAppAt('/conductores')
})
beforeEach(async () => {
  await clearFleet(testApp)
  const { db } = testApp
  const ana = await aConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  await aConductor(db, { documento: '1002', nombre: 'Beto Bernal' })
  await aBus(db, { numero: '12', conductorUuid: ana.uuid })
  await aPasaje(db, { ruta: 'CBOS' })
  await aFestivo(db, { fecha: '2026-12-25' })
})
afterAll(() => testApp.close())

const heading = () => document.querySelector('h1')?.textContent

/** Goes through the screens with one cache, so that each list has been asked for once; ends in the last. */
async function walkThrough(...paths: string[]) {
  const { router } = await openTable(testApp, paths[0] ?? '/')
  // The home asks for one list after the other to tell the first step.
  if (paths[0] === '/') await screen.findByText(/^Paso 5 de 5/, undefined, { timeout: 20_000 })
  const goTo = async (path: string) => {
    testApp.calls.length = 0
    const before = heading()
    await act(() => router.navigate(path))
    await waitFor(() => expect(heading()).not.toBe(before))
    await screen.findByText(/^No hay .+\.$|^[1-9]\d*–\d+ de \d+$/, undefined, { timeout: 20_000 })
  }
  for (const path of paths.slice(1)) await goTo(path)
  testApp.calls.length = 0
  return { goTo }
}

/** Calls since then, in alphabetical order. */
const asked = () => [...testApp.calls].sort()

const RETIREMENT = 'PUT /api/conductores/conductor/retirar?documento=1001'
const CONDUCTORES = 'GET /api/conductores/ingresos'
const ALL = 'GET /api/conductores'
/** Figures by which the form of the settlements questions unlikely ones. */
const HABITUALES = 'GET /api/liquidaciones/habituales'
const SELECTOR = 'GET /api/conductores?valido=true'

test('a screen that nothing has changed asks for nothing again', async () => {
  const { goTo } = await walkThrough('/buses', '/pasajes', '/conductores')
  for (const path of ['/buses', '/pasajes', '/conductores']) {
    await goTo(path)
    expect(testApp.calls).toEqual([])
  }
})

test('retiring a driver refreshes the drivers, the buses and the selectors, and nothing else', async () => {
  const { goTo } = await walkThrough('/', '/festivos', '/pasajes', '/buses', '/conductores')
  await chooseRow(user, '1001')
  const retire = await openQuestion(user, 'Retirar', 'Retirar Conductor')
  await retire.press('Retirar')
  await retire.closed()
  await waitFor(() => expect(asked()).toEqual([CONDUCTORES, RETIREMENT]))

  await goTo('/pasajes')
  expect(testApp.calls).toEqual([])
  await goTo('/festivos')
  expect(testApp.calls).toEqual([])
  await goTo('/buses')
  await waitForColumn('Conductor', [''])
  expect(testApp.calls).toEqual(['GET /api/buses'])
})

test('the settlement form no longer offers a retired driver, and leaves the settlements as they are', async () => {
  const { goTo } = await walkThrough('/', '/conductores')
  await chooseRow(user, '1001')
  const retire = await openQuestion(user, 'Retirar', 'Retirar Conductor')
  await retire.press('Retirar')
  await retire.closed()
  await goTo('/')
  // The search of the list finds retired drivers too.
  await waitFor(() => expect(asked()).toEqual(['GET /api/buses', ALL]))

  const create = await openForm(user, 'Crear', 'Crear Liquidación')
  await create.fill({ Bus: '12' })
  expect(create.field('Conductor')).toHaveValue('')
  await user.click(create.field('Conductor'))
  expect(await screen.findByText('Beto Bernal')).toBeVisible()
  expect(screen.queryByText('Ana Álvarez')).toBeNull()
  // The fares, which say what the sensor may count too much, the empty list has asked for.
  expect(asked()).toEqual(['GET /api/buses', ALL, HABITUALES])
})

test("giving a bus to another driver refreshes the buses alone, and the settlement form's driver with them", async () => {
  const { goTo } = await walkThrough('/', '/conductores', '/buses')
  await chooseRow(user, '12')
  const edit = await openForm(user, 'Editar', 'Editar Bus')
  await edit.fill({ Conductor: '1002' })
  await edit.press('Aceptar')
  await edit.closed()
  await waitForColumn('Conductor', ['Beto Bernal'])
  // Besides what the form's own selector asks for, the first time.
  expect(asked()).toEqual(['GET /api/buses', SELECTOR, 'PUT /api/buses/bus/actualizar?numero=12'])

  await goTo('/conductores')
  expect(testApp.calls).toEqual([])
  await goTo('/')
  const create = await openForm(user, 'Crear', 'Crear Liquidación')
  await create.fill({ Bus: '12' })
  await waitFor(() => expect(create.field('Conductor')).toHaveValue('Beto Bernal'))
  // Debt of the chosen driver.
  await waitFor(() => expect(testApp.calls).toEqual([HABITUALES, 'GET /api/deudas/conductor?documento=1002']))
})

test('a bus with another number is called so in the settlements too', async () => {
  const { goTo } = await walkThrough('/', '/conductores', '/buses')
  await chooseRow(user, '12')
  const edit = await openForm(user, 'Editar', 'Editar Bus')
  await edit.fill({ Número: '15' })
  await edit.press('Aceptar')
  await edit.closed()
  await waitForColumn('Número', ['15'])
  await waitFor(() => expect(asked().join()).toContain('GET /api/liquidaciones/cambios'))
  await goTo('/')
  expect(testApp.calls).toEqual([])
  await goTo('/conductores')
  expect(testApp.calls).toEqual([])
})

test('a driver who is admitted again can be chosen again', async () => {
  await testApp.db.updateTable('conductores').set({ valido: 0 }).where('documento', '=', '1002').execute()
  const { goTo } = await walkThrough('/buses', '/conductores')
  await chooseRow(user, '1002')
  const signIn = await openQuestion(user, 'Ingresar', 'Ingresar Conductor')
  await signIn.press('Ingresar')
  await signIn.closed()
  await goTo('/buses')
  await user.click(buttonOf('Crear'))
  const field = await screen.findByLabelText('Conductor', { selector: 'input' })
  await user.click(field)
  expect(await screen.findByText('Beto Bernal')).toBeVisible()
})

/** Crear's dialog is drawn while the list rests: nobody notices before it is pressed. jsdom never rests: here it does. */
import { screen, waitFor } from '@testing-library/react'
import type { TestApp } from '../../setup/page'
import { watchCalls } from '../../setup/calls'
import { aCompany, clearLiquidaciones, openList, storedLiquidacion } from './listScreen'

let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
})
beforeEach(() => {
  Object.assign(globalThis, {
    requestIdleCallback: (work: () => void) => setTimeout(work),
    cancelIdleCallback: clearTimeout,
  })
  return clearLiquidaciones(testApp)
})
afterAll(async () => {
  Object.assign(globalThis, { requestIdleCallback: undefined, cancelIdleCallback: undefined })
  await testApp.close()
})

/** Opens the list and waits until Crear's form, which alone has a text area, is there somewhere. */
async function openWithCrear() {
  const made = jest.spyOn(document, 'createElement')
  const list = await openList(testApp)
  await waitFor(() => expect(made).toHaveBeenCalledWith('textarea'))
  made.mockRestore()
  return list
}

test('nothing of Crear is in the document, and nothing is asked or sent for it, before it is pressed', async () => {
  // An empty list asks for the fares, as Crear does.
  await storedLiquidacion(testApp)
  const calls = watchCalls()
  const { openCreate, store } = await openWithCrear()
  expect(screen.queryByText('Crear Liquidación')).toBeNull()
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  expect(screen.queryByLabelText('Registradora final')).toBeNull()
  const paths = () => calls.map(({ url }) => new URL(url).pathname)
  expect(paths()).not.toContain('/api/pasajes')
  expect(store.getState().sinGuardar).toEqual({})

  const dialog = await openCreate()
  expect(dialog.field('Fecha')).toHaveFocus()
  await waitFor(() => expect(paths()).toContain('/api/pasajes'))
})

test('two creations in a row have different keys, and the second begins with the date of the first', async () => {
  const calls = watchCalls()
  const { openCreate } = await openWithCrear()
  const create = async (texts: Record<string, string>) => {
    const dialog = await openCreate()
    await dialog.fill({ Viajes: '6', 'Registradora final': '300', Sensor: '300', ...texts })
    await dialog.press('Crear')
    await dialog.closed()
  }
  await create({ Fecha: '05/03/26', Bus: '12' })
  const again = await openCreate()
  expect(again.field('Fecha')).toHaveValue('05/03/26')
  expect(again.field('Viajes')).toHaveValue('')
  await again.press('Cancelar')
  await create({ Bus: '15' })
  const keys = calls
    .filter(({ method, url }) => method === 'POST' && new URL(url).pathname === '/api/liquidaciones')
    .map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(2)
})

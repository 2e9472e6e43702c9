import { act, screen, waitFor } from '@testing-library/react'
import { openList, aCompany, storedLiquidacion } from '../features/liquidaciones/listScreen'
import type { Office } from '../setup/page'
import { anotherHost } from '../setup/head'

let office: Office
beforeAll(async () => {
  office = await aCompany()
  await storedLiquidacion(office)
})
afterAll(() => office.close())

/** Features that our own server adds to a day's work. */
const OWN = /importar|con varias|varias filas|^varias|^planilla|planilla del día/i
/** The names of what can be pressed or chosen. */
const named = () =>
  [...document.querySelectorAll('button, a, [role="option"], dd')].flatMap((one) => {
    const name = one.getAttribute('aria-label') ?? one.textContent
    return OWN.test(name) ? name : []
  })

test('what our own server adds to the day leaves no trace: no button, key, choice, address or call', async () => {
  anotherHost()
  const { openSensores, user, router } = await openList(office)
  await waitFor(async () => {
    await user.keyboard('?')
    expect(screen.getByText('Atajos de teclado', { selector: 'h2' })).toBeInTheDocument()
  })
  expect(named()).toEqual([])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull())
  await user.keyboard('yv')
  const sensores = await openSensores()
  expect(named()).toEqual([])
  await sensores.press('Cancelar')

  await user.keyboard('{Control>}k{/Control}')
  const palette = await screen.findByLabelText('Buscar en todo', { selector: '[role="dialog"]' })
  expect(named()).toEqual([])
  await user.keyboard('importar')
  expect(palette).toHaveTextContent('Nada coincide')
  await user.keyboard('{Escape}')

  await act(() => router.navigate('/liquidaciones/planilla'))
  expect(await screen.findByText('Página no encontrada')).toBeVisible()
  expect(office.calls.filter((call) => /importaciones/.test(call))).toEqual([])
})

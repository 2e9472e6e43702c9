import { screen, waitFor, within } from '@testing-library/react'
import { PASSWORD } from '../../server/realApp'
import { failCall } from '../../setup/calls'
import { openTestApp, type TestApp } from '../../setup/page'
import { toasts, readable, hands } from '../../setup/screen'

const AGENTS = {
  Chrome: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
  Firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
}
let testApp: TestApp
const user = hands()

beforeEach(async () => {
  testApp = await openTestApp({ now: '2026-03-20T17:00:00Z' })
})
afterEach(() => testApp.close())

const signIn = async (browser: keyof typeof AGENTS) => {
  const answer = await testApp.ask(null, {
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: 'admin', password: PASSWORD },
    headers: { 'user-agent': AGENTS[browser] },
  })
  return answer.json<{ token: string }>().token
}
const status = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await testApp.ask(null, { method: 'GET', url: '/api/buses', headers })).statusCode
}

async function openSesiones() {
  await testApp.open('/festivos')
  await user.click(await screen.findByRole('button', { name: /Admin/ }, { timeout: 25_000 }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mis sesiones' }))
  const dialog = await screen.findByRole('dialog', { name: 'Mis sesiones' })
  await within(dialog).findByText('Esta sesión')
  return dialog
}
const rowsOf = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('li')].map(({ textContent }) => readable(textContent))

test('a person sees the own sign-ins and ends one', async () => {
  const lost = await signIn('Chrome')
  const other = await signIn('Firefox')
  const dialog = await openSesiones()
  const times = 'Desde: 20 mar 2026, 12:00Última actividad: 20 mar 2026, 12:00'
  expect(rowsOf(dialog).sort()).toEqual([
    `Chrome en Windows${times}Terminar`,
    `Dispositivo desconocido${times}Esta sesión`,
    `Firefox en Linux${times}Terminar`,
  ])
  await user.click(within(dialog).getByRole('button', { name: /^Terminar Chrome en Windows/ }))
  await waitFor(() => expect(rowsOf(dialog)).toHaveLength(2))
  expect(toasts()).toEqual(['Sesión terminada.'])
  expect(within(dialog).getByRole('list')).toHaveFocus()
  expect([await status(lost), await status(other)]).toEqual([401, 200])
})

test('a person ends all of them but this one', async () => {
  const others = [await signIn('Chrome'), await signIn('Firefox')]
  const dialog = await openSesiones()
  await user.click(within(dialog).getByRole('button', { name: 'Terminar las demás' }))
  await waitFor(() => expect(rowsOf(dialog)).toHaveLength(1))
  expect(toasts()).toEqual(['Las demás sesiones terminaron.'])
  expect(within(dialog).getByRole('button', { name: 'Terminar las demás' })).toBeDisabled()
  expect(await Promise.all(others.map(status))).toEqual([401, 401])
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
})

test('a failure says why and is tried again', async () => {
  await testApp.open('/festivos')
  await user.click(await screen.findByRole('button', { name: /Admin/ }, { timeout: 25_000 }))
  const mend = failCall('GET /api/auth/sesiones')
  await user.click(await screen.findByRole('menuitem', { name: 'Mis sesiones' }))
  const dialog = await screen.findByRole('dialog', { name: 'Mis sesiones' })
  expect(await within(dialog).findByText(/^No hay conexión/)).toBeInTheDocument()
  mend()
  await user.click(within(dialog).getByRole('button', { name: 'Reintentar' }))
  expect(await within(dialog).findByText('Esta sesión')).toBeInTheDocument()
  expect(within(dialog).queryByText(/^No hay conexión/)).not.toBeInTheDocument()
})

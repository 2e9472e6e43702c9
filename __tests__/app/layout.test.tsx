import { screen, within } from '@testing-library/react'
import { openTestApp, type TestApp } from '../setup/page'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const menu = () => screen.findByRole('navigation', { name: 'Menú principal' })

test('marks the current screen in the menu and names it in the tab', async () => {
  await testApp.open('/')
  const link = within(await menu()).getByRole('link', { name: 'Liquidaciones' })
  expect(link).toHaveAttribute('aria-current', 'page')
  expect(document.title).toBe('Liquidaciones · Cochera')
})

test('says who is signed in and what they may do', async () => {
  await testApp.open('/', 'consulta')
  const who = await screen.findByRole('button', { name: /Consulta/ })
  expect(who).toHaveTextContent('Solo consulta')
})

test('the menu makes room for the screen, which is remembered', async () => {
  const { user } = await testApp.open('/')
  await menu()
  const button = screen.getByRole('button', { name: 'Menú', expanded: true })
  await user.click(button)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(localStorage.getItem('cochera.menuContraido')).toBe('true')

  await user.click(button)
  expect(within(await menu()).getByRole('link', { name: 'Liquidaciones' })).toBeVisible()
})

test('the chosen colours are applied and remembered', async () => {
  const { user } = await testApp.open('/')
  const openMenu = async () => user.click(await screen.findByRole('button', { name: /Administración/ }))
  await openMenu()
  await user.click(await screen.findByRole('menuitem', { name: 'Tema oscuro' }))
  await openMenu()

  expect(await screen.findByRole('menuitem', { name: 'Tema claro' })).toBeVisible()
  expect(document.documentElement).toHaveAttribute('data-tema', 'dark')
  expect(localStorage.getItem('cochera.tema')).toBe('dark')
})

test('the first stop of the keyboard leads past the menu', async () => {
  const { user } = await testApp.open('/')
  await menu()
  await user.tab()
  expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})

test('an address that does not exist keeps the menu of whoever is signed in', async () => {
  const { router, user } = await testApp.open('/no-existe/tampoco')
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
  expect(document.title).toBe('Página no encontrada · Cochera')
  expect(screen.getByRole('main')).toHaveTextContent('Página no encontrada')
  await user.click(within(await menu()).getByRole('link', { name: 'Festivos' }))
  expect(await screen.findByRole('heading', { name: 'Festivos' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/festivos')
})

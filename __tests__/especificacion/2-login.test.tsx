/**
 * Section 2, Login. Signing in, going to '/' and what is refused are in `features/sesion/login.test.tsx`; the looks of the fields,
 * in `e2e/especificacion.test.ts`.
 */
import { screen } from '@testing-library/react'
import { openTestApp, type TestApp } from '../setup/page'
import { labels } from '../setup/screen'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

async function openLogin() {
  const { user } = await testApp.open('/login', null)
  await screen.findByRole('heading', { name: 'Inicio de Sesión', level: 1 })
  return { user, clave: screen.getByLabelText<HTMLInputElement>('Clave') }
}

test("is 'Inicio de Sesión', with Usuario, Clave and 'Iniciar Sesión'", async () => {
  const { clave } = await openLogin()
  expect(labels(document.querySelector('form'))).toEqual(['Usuario', 'Clave', 'Iniciar Sesión'])
  expect(clave).toHaveAttribute('type', 'password')
  expect(screen.getByText('Iniciar Sesión')).toHaveAttribute('type', 'submit')
})

test('Clave has a toggle that shows and hides it', async () => {
  const { user, clave } = await openLogin()
  await user.type(clave, 'secreta')
  await user.click(screen.getByRole('button', { name: 'Mostrar clave' }))
  expect(clave).toHaveAttribute('type', 'text')
  expect(clave).toHaveValue('secreta')
  await user.click(screen.getByRole('button', { name: 'Ocultar clave' }))
  expect(clave).toHaveAttribute('type', 'password')
})

test('Clave says nothing of how strong it is', async () => {
  const { user, clave } = await openLogin()
  await user.type(screen.getByLabelText('Usuario'), 'admin')
  await user.click(clave)
  const before = document.body.textContent
  await user.type(clave, '1234')
  expect(document.body.textContent).toBe(before)
  expect(document.querySelector('meter, progress, [role="progressbar"], [role="status"]')).toBeNull()
})

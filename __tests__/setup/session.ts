/** Sessions that end and begin under a page. */
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { PASSWORD } from '../server/realApp'
import type { TestApp } from './page'

/** Every token given so far stops counting, as when it runs out: the next call is answered with a 401. */
export const expireSessions = ({ db }: TestApp) =>
  db
    .updateTable('usuarios')
    .set((usuario) => ({ versionSesion: usuario('versionSesion', '+', 1) }))
    .execute()

/** Signs in by the login page that stands there. */
export async function signInAgain(user: UserEvent, username: string) {
  await user.type(await screen.findByLabelText('Usuario'), username)
  await user.type(screen.getByLabelText('Clave', { selector: 'input' }), PASSWORD)
  await user.click(screen.getByText('Iniciar Sesión', { selector: 'button' }))
}

/** Goes from the home, where a sign-in ends, to the screen that it offers. */
export async function resume(user: UserEvent) {
  const link = await screen.findByText(/^Continuar en /)
  const title = link.textContent.replace('Continuar en ', '')
  await user.click(link)
  await screen.findByText(title, { selector: 'h1' })
}

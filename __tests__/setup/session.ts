/** Sessions that end and begin under a page. */
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { CLAVE } from '../server/aplicacion'
import type { Oficina } from './page'

/** Every token given so far stops counting, as when it runs out: the next call is answered with a 401. */
export const vencerSesiones = ({ db }: Oficina) =>
  db
    .updateTable('usuarios')
    .set((usuario) => ({ versionSesion: usuario('versionSesion', '+', 1) }))
    .execute()

/** Signs in by the login page that stands there. */
export async function ingresarDeNuevo(user: UserEvent, username: string) {
  await user.type(await screen.findByLabelText('Usuario'), username)
  await user.type(screen.getByLabelText('Clave', { selector: 'input' }), CLAVE)
  await user.click(screen.getByText('Iniciar Sesión', { selector: 'button' }))
}

/** Goes from the home, where a sign-in ends, to the screen that it offers. */
export async function continuar(user: UserEvent) {
  const enlace = await screen.findByText(/^Continuar en /)
  const titulo = enlace.textContent.replace('Continuar en ', '')
  await user.click(enlace)
  await screen.findByText(titulo, { selector: 'h1' })
}

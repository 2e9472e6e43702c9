import { Rechazo } from './atender'
import { type Costumbres } from './costumbres'

export const CREDENCIALES = { username: 'ana.admin', password: 'una clave ajena' }

/** Who may call: whoever bears the token of the last sign-in. */
export function sesion(costumbres: Costumbres) {
  let numero = 0
  let token: string | null = null
  return {
    entrar: (cuerpo: unknown) => {
      const { username, password } = cuerpo as typeof CREDENCIALES
      if (username !== CREDENCIALES.username || password !== CREDENCIALES.password)
        throw new Rechazo(400, 'Usuario o clave equivocados.')
      numero += 1
      token = `ficha-${numero}`
      return { token, ...costumbres.sesion }
    },
    conoce: (autorizacion: string | undefined) => token !== null && autorizacion === `Bearer ${token}`,
    /** Nobody is known any more. */
    vencer: () => {
      token = null
    },
  }
}

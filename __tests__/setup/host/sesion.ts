import { Rejection } from './nouns'
import { type Variant } from './variants'

export const CREDENTIALS = { username: 'ana.admin', password: 'una clave ajena' }

/** Who may call: whoever bears the token of the last sign-in. */
export function sesion(variant: Variant) {
  let numero = 0
  let token: string | null = null
  return {
    signIn: (body: unknown) => {
      const { username, password } = body as typeof CREDENTIALS
      if (username !== CREDENTIALS.username || password !== CREDENTIALS.password)
        throw new Rejection(400, 'Usuario o clave equivocados.')
      numero += 1
      token = `ficha-${numero}`
      return { token, ...variant.sesion }
    },
    knows: (authorization: string | undefined) => token !== null && authorization === `Bearer ${token}`,
    /** Nobody is known any more. */
    expire: () => {
      token = null
    },
  }
}

import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { LONGITUD_MINIMA_DE_CLAVE } from '../../contract/sesion'
import { DEMO_PASSWORD } from '../config'

// Argon2id, the library's default, with the memory and passes that OWASP recommends: 19 MiB per attempt.
const OPCIONES = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** What is stored in a password's place. */
export const cifrarClave = (clave: string): Promise<string> => hash(clave, OPCIONES)

/** Whether the password is the one that was hashed; a stored text that is no hash matches nothing. */
export const claveCorrecta = async (claveHash: string, clave: string): Promise<boolean> => {
  try {
    return await verify(claveHash, clave)
  } catch {
    return false
  }
}

/** A password for a person to be told once: 20 characters, 120 bits. */
export const generarClave = (): string => randomBytes(15).toString('base64url')

const REPETIDA = /^(.+?)\1+$/s
let comunes: Promise<ReadonlySet<string>> | undefined

/** The 49,000 passwords that people choose most, by zxcvbn's count; fetched when somebody chooses one. */
const clavesComunes = () =>
  (comunes ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>(dictionary['passwords-common']),
  ))

/**
 * Why a password may not be chosen: too short, or one of those that a stranger would try first, written once or several
 * times over. Nothing when it may.
 */
export async function motivoDeRechazo(clave: string): Promise<string | undefined> {
  if (clave.length < LONGITUD_MINIMA_DE_CLAVE)
    return `La clave debe tener al menos ${LONGITUD_MINIMA_DE_CLAVE} caracteres.`
  const minuscula = clave.toLowerCase()
  const unidad = REPETIDA.exec(minuscula)?.[1] ?? minuscula
  const conocidas = await clavesComunes()
  const facil =
    unidad.length < 4 || minuscula === DEMO_PASSWORD || conocidas.has(minuscula) || conocidas.has(unidad)
  return facil ? 'Esa clave es demasiado común. Elija otra.' : undefined
}

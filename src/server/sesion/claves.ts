import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// Argon2id, the library's default, with the memory and passes that OWASP recommends: 19 MiB per attempt.
const OPCIONES = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The shortest password outside the demonstration. */
export const LONGITUD_MINIMA = 12

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

import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { LONGITUD_MINIMA_DE_CLAVE } from '../../contract/sesion'
import { DEMO_PASSWORD } from '../config-schema'
import { fieldError } from '../http/errors'

// Argon2id (the library's default) with OWASP's recommended memory and passes: 19 MiB per attempt.
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash to store. */
export const hashPassword = (password: string) => hash(password, ARGON2)

/** Checks a password against a hash; a text that is no hash matches nothing. */
export const isPassword = async (hashed: string, password: string) => {
  try {
    return await verify(hashed, password)
  } catch {
    return false
  }
}

/** A random password to show once: 20 characters, 120 bits. */
export const generatePassword = () => randomBytes(15).toString('base64url')

const REPEATED = /^(.+?)\1+$/s
let common: Promise<ReadonlySet<string>> | undefined

/** The 49,000 most common passwords, by zxcvbn's count; loaded on first use. */
const commonPasswords = () =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>(dictionary['passwords-common']),
  ))

/** Checks whether a password is a common one, written once or repeated. */
async function isCommon(password: string) {
  const lower = password.toLowerCase()
  const unit = REPEATED.exec(lower)?.[1] ?? lower
  const known = await commonPasswords()
  return unit.length < 4 || lower === DEMO_PASSWORD || known.has(lower) || known.has(unit)
}

/** The hash of a new password. @throws HttpError 400 on the field that holds it when it is too short or a common one. */
export async function hashAcceptable(field: string, password: string) {
  if (password.length < LONGITUD_MINIMA_DE_CLAVE)
    throw fieldError(400, field, `La clave debe tener al menos ${LONGITUD_MINIMA_DE_CLAVE} caracteres.`)
  if (await isCommon(password)) throw fieldError(400, field, 'Esa clave es demasiado común. Elija otra.')
  return hashPassword(password)
}

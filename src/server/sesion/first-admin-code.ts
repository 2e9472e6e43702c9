import { randomInt } from 'node:crypto'
import { isSameSecret } from '../http/secrets'

// Without letters and digits that are taken for each other.
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const part = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** A code for the console, 50 bits: 'K7QXM-2WRTB'. */
export const createFirstAdminCode = () => `${part()}-${part()}`

const lettersOf = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Compares a typed code with this one, ignoring case and separators. */
export const isFirstAdminCode = (code: string, typed: string) =>
  isSameSecret(lettersOf(code), lettersOf(typed))

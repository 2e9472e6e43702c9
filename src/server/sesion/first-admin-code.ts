import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

// Without letters and digits that are taken for each other.
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const part = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** A code for the console, 50 bits: 'K7QXM-2WRTB'. */
export const createFirstAdminCode = () => `${part()}-${part()}`

const digest = (code: string) =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest()

/** Whether a typed code is this one, in either case and however it is divided. */
export const isFirstAdminCode = (code: string, typed: string) => timingSafeEqual(digest(code), digest(typed))

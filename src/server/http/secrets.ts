import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares two secrets in constant time. */
export const isSameSecret = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))

/** A text that tells nothing of this one, and is the same each time. */
export const hashOf = (text: string) => digest(text).toString('hex')

/** Section 7: bearer token on every call when one is stored, credentials sent, JSON as the content type. */
import { storedToken } from '../../session/storedSession'

/** The content type of every call but those for a PDF, whether or not it has a body. */
const JSON_TYPE = 'application/json'

export const CREDENTIALS = 'include'

export const requestHeaders = (token: string | null = storedToken()): Record<string, string> => ({
  'Content-Type': JSON_TYPE,
  ...(token && { Authorization: `Bearer ${token}` }),
})

/** A call outside RTK Query: one that starts before its code is here, or that the cache must not know. */
export const request = (url: string, init?: RequestInit, token?: string | null) =>
  fetch(url, { credentials: CREDENTIALS, headers: requestHeaders(token), ...init })

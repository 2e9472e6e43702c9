import { pageSetting } from './pageSettings'

/** Addresses by what the page says: a key in a form asks for them ten times. */
const resolved = new Map<string, string>()

/**
 * The address of the API host: the served page's `<meta name="api-base-url">`, so that a deployment changes it without
 * a rebuild. Absolute, without a slash at the end; `/api` of this host when the page does not say.
 */
export function baseUrl() {
  const setting = pageSetting('api-base-url') ?? '/api'
  const known = resolved.get(setting) ?? new URL(setting, document.baseURI).href.replace(/\/+$/, '')
  resolved.set(setting, known)
  return known
}

/** The whole address of a call. */
export const addressOf = (path: string) => `${baseUrl()}/${path.replace(/^\//, '')}`

/**
 * Checks whether the API is our own server, which offers more than the table of section 7: the page bears its mark and is of the API's
 * origin. Behind a proxy another host may be of that origin too, but the mark is missing.
 */
export const isOwnServer = () =>
  pageSetting('servidor-propio') === 'si' && `${baseUrl()}/`.startsWith(`${window.location.origin}/`)

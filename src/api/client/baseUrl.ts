import { pageSetting } from './pageSettings'

/**
 * The address of the API host: the served page's `<meta name="api-base-url">`, so that a deployment changes it without
 * a rebuild. Absolute, without a slash at the end; `/api` of this host when the page does not say.
 */
export function baseUrl() {
  return new URL(pageSetting('api-base-url') ?? '/api', document.baseURI).href.replace(/\/+$/, '')
}

/** The whole address of a call. */
export const addressOf = (path: string) => `${baseUrl()}/${path.replace(/^\//, '')}`

/**
 * Whether the API is our own server, which offers more than the table of section 7: it has marked the page that it serves,
 * and the API is of the page's origin. Behind a proxy another host may be of that origin too; there the mark is missing.
 */
export const isOwnServer = () =>
  pageSetting('servidor-propio') === 'si' && new URL(baseUrl()).origin === window.location.origin

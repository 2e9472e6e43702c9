import { pageSetting } from './pageSettings'

/**
 * The address of the API host: the served page's `<meta name="api-base-url">`, so that a deployment changes it without
 * a rebuild. Absolute, without a slash at the end; `/api` of this host when the page does not say.
 */
export function baseUrl(): string {
  return new URL(pageSetting('api-base-url') ?? '/api', document.baseURI).href.replace(/\/+$/, '')
}

/** The whole address of a call. */
export const addressOf = (path: string): string => `${baseUrl()}/${path.replace(/^\//, '')}`

/** Whether the API is our own server, which offers more than the table of section 7. */
export const isOwnServer = (): boolean => new URL(baseUrl()).origin === window.location.origin

import { ajusteDeLaPagina } from './pageSettings'

/**
 * The address of the API host: the served page's `<meta name="api-base-url">`, so that a deployment changes it without
 * a rebuild. Absolute, without a slash at the end; `/api` of this host when the page does not say.
 */
export function urlBase(): string {
  return new URL(ajusteDeLaPagina('api-base-url') ?? '/api', document.baseURI).href.replace(/\/+$/, '')
}

/** Whether the API is our own server, which offers more than the table of section 7. */
export const esServidorPropio = (): boolean => new URL(urlBase()).origin === window.location.origin

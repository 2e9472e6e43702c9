import { hoyEn } from '../contract/fechas'

/**
 * The company's day, `YYYY-MM-DD`, whatever the browser's time zone: the served page's `<meta name="zona-horaria">`
 * names the company's zone, America/Bogota when it does not.
 */
export function hoy(): string {
  const zona = document.querySelector<HTMLMetaElement>('meta[name="zona-horaria"]')?.content.trim()
  return hoyEn(zona ?? 'America/Bogota')
}

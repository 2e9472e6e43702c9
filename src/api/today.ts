import { hoyEn } from '../contract/fechas'

/** The company's time zone: the served page's `<meta name="zona-horaria">`, America/Bogota when it names none. */
export const zonaHoraria = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="zona-horaria"]')?.content.trim() || 'America/Bogota'

/** The company's day, `YYYY-MM-DD`, whatever the browser's time zone. */
export const hoy = (): string => hoyEn(zonaHoraria())

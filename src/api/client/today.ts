import { hoyEn } from '../../contract/fechas'
import { pageSetting } from './pageSettings'

/** The company's time zone: the served page's `<meta name="zona-horaria">`, America/Bogota when it names none. */
export const timeZone = () => pageSetting('zona-horaria') || 'America/Bogota'

/** Milliseconds by which our own server's clock is ahead of this device's, whatever store asks; 0 before its first answer. */
let ahead = 0

/** Whether our own server's first answer told another day than this device's clock; absent before it. */
let wasWrong: boolean | undefined

/** Sets the clock by the `Date` of our own server's answer. */
export function setClock(date: string | null) {
  if (!date) return
  ahead = Date.parse(date) - Date.now()
  wasWrong ??= today() !== deviceToday()
}

/** Changes once, where days that were taken before the first answer are wrong. */
export const clockKey = () => String(wasWrong ?? false)

/** The company's day by this device's own clock. */
export const deviceToday = () => hoyEn(timeZone(), new Date(Date.now()))

/** The company's day, `YYYY-MM-DD`, whatever the browser's time zone and clock. */
export const today = () => hoyEn(timeZone(), new Date(Date.now() + ahead))

import { hoyEn } from '../../contract/fechas'
import { pageSetting } from './pageSettings'

/** The company's time zone: the served page's `<meta name="zona-horaria">`, America/Bogota when it names none. */
export const timeZone = () => pageSetting('zona-horaria') || 'America/Bogota'

/** The company's day, `YYYY-MM-DD`, whatever the browser's time zone. */
export const today = () => hoyEn(timeZone())

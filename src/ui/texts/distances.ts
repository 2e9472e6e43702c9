/** How far a figure or a day is from another. */
import { counted } from './formats'

/** With its sign: '+12', '−3', '0'. */
export const signed = (format: (figure: number) => string, figure: number) =>
  `${figure > 0 ? '+' : ''}${format(figure)}`

/** 'hoy', 'en 9 días', 'hace 1 día' */
export const daysFromToday = (days: number) =>
  days === 0 ? 'hoy' : `${days < 0 ? 'hace' : 'en'} ${counted(Math.abs(days), ['día', 'días'])}`

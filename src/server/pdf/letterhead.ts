import { fechaLarga, type Periodo } from '../../contract/fechas'
import { INK, SOFT_INK, TEXT_WIDTH, type Row } from './paper'

export interface Letterhead {
  empresa: string
  /** Tax number of the issuer, under its name. */
  nit?: string | undefined
  title: string
  /** Below the title. */
  subtitle: string
  /** Day of issue, `YYYY-MM-DD`. */
  today: string
  /** A note before the figures. */
  note?: string | undefined
}

/** '1 de enero de 2026 a 30 de junio de 2026' */
export const longPeriodo = ({ desde, hasta }: Periodo): string =>
  `${fechaLarga(desde)} a ${fechaLarga(hasta)}`

const DATE_WIDTH = 170

/** The head of a page: issuer, date and title. */
export const letterheadOf = ({ empresa, nit, title, subtitle, today, note = '' }: Letterhead): Row[] => [
  {
    above: 50,
    cells: [
      {
        text: nit ? `${empresa}\nNIT ${nit}` : empresa,
        width: TEXT_WIDTH - DATE_WIDTH,
        face: 'bold',
        size: 13,
        rule: INK,
      },
      {
        text: `Fecha de expedición\n${fechaLarga(today)}`,
        width: DATE_WIDTH,
        right: true,
        rule: INK,
      },
    ],
  },
  { above: 10, cells: [{ text: title, face: 'bold', size: 20 }] },
  { cells: [{ text: subtitle, size: 11.5, color: SOFT_INK }] },
  { cells: [{ text: note, size: 9.5 }] },
]

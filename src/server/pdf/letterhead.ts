import { fechaLarga, type Periodo } from '../../contract/fechas'
import { PAGE_WIDTH, TEXT_WIDTH, MARGIN, INK, SOFT_INK, drawRule, type Doc } from './paper'
import { drawText } from './text'

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

/** Draws the head of a page: issuer, date and title. @returns the `y` under it. */
export function drawLetterhead(doc: Doc, { empresa, nit, title, subtitle, today, note }: Letterhead): number {
  const companyWidth = TEXT_WIDTH - DATE_WIDTH - 16
  const belowName = drawText(doc, empresa, MARGIN, 50, {
    face: 'bold',
    size: empresa.length > 40 ? 11 : 15,
    width: companyWidth,
  })
  const belowCompany = nit ? drawText(doc, `NIT ${nit}`, MARGIN, belowName, { size: 9.5 }) : belowName
  const right = { width: DATE_WIDTH, align: 'right' } as const
  const x = PAGE_WIDTH - MARGIN - DATE_WIDTH
  const belowLabel = drawText(doc, 'Fecha de expedición', x, 49, {
    ...right,
    size: 8.5,
    color: SOFT_INK,
  })
  const belowDate = drawText(doc, fechaLarga(today), x, belowLabel, right)
  const y = Math.max(belowCompany, belowDate) + 10
  drawRule(doc, y, MARGIN, PAGE_WIDTH - MARGIN, INK)

  const belowTitle = drawText(doc, title, MARGIN, y + 18, { face: 'bold', size: 20 })
  const style = { size: 11.5, color: SOFT_INK }
  const belowSubtitle = drawText(doc, subtitle, MARGIN, belowTitle + 1, style)
  return note ? drawText(doc, note, MARGIN, belowSubtitle + 5, { size: 9.5 }) : belowSubtitle
}

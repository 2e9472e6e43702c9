import { fechaLarga } from '../../contract/fechas'
import { type Periodo } from '../nomina/dias'
import { PAGE_WIDTH, TEXT_WIDTH, MARGIN, INK, SOFT_INK, drawRule, type Doc } from './paper'
import { drawText } from './text'

export interface Membrete {
  empresa: string
  titulo: string
  /** Below the title. */
  subtitulo: string
  /** Day of issue, `YYYY-MM-DD`. */
  hoy: string
  /** A note before the figures. */
  nota?: string
}

/** '1 de enero de 2026 a 30 de junio de 2026' */
export const longPeriodo = ({ desde, hasta }: Periodo): string =>
  `${fechaLarga(desde)} a ${fechaLarga(hasta)}`

const FECHA_WIDTH = 170

/** Draws the head of a page: issuer, date and title. @returns the `y` under it. */
export function drawMembrete(doc: Doc, { empresa, titulo, subtitulo, hoy, nota }: Membrete): number {
  const anchoEmpresa = TEXT_WIDTH - FECHA_WIDTH - 16
  const bajoEmpresa = drawText(doc, empresa, MARGIN, 50, {
    fuente: 'negrita',
    cuerpo: empresa.length > 40 ? 11 : 15,
    ancho: anchoEmpresa,
  })
  const derecha = { ancho: FECHA_WIDTH, alineado: 'right' } as const
  const x = PAGE_WIDTH - MARGIN - FECHA_WIDTH
  const bajoRotulo = drawText(doc, 'Fecha de expedición', x, 49, {
    ...derecha,
    cuerpo: 8.5,
    color: SOFT_INK,
  })
  const bajoFecha = drawText(doc, fechaLarga(hoy), x, bajoRotulo, derecha)
  const y = Math.max(bajoEmpresa, bajoFecha) + 10
  drawRule(doc, y, MARGIN, PAGE_WIDTH - MARGIN, INK)

  const bajoTitulo = drawText(doc, titulo, MARGIN, y + 18, { fuente: 'negrita', cuerpo: 20 })
  const style = { cuerpo: 11.5, color: SOFT_INK }
  const bajoSubtitulo = drawText(doc, subtitulo, MARGIN, bajoTitulo + 1, style)
  return nota ? drawText(doc, nota, MARGIN, bajoSubtitulo + 5, { cuerpo: 9.5 }) : bajoSubtitulo
}

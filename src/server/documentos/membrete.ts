import { fechaLarga } from '../../contract/fechas'
import { type Periodo } from '../nomina/dias'
import { ANCHO, ANCHO_UTIL, MARGEN, TINTA, TINTA_SUAVE, escribir, linea, type Doc } from './pdf'

export interface Membrete {
  empresa: string
  titulo: string
  /** What the title is about: '' when it says it all. */
  subtitulo: string
  /** Day of issue, `YYYY-MM-DD`. */
  hoy: string
  /** Something the reader must know before the figures. */
  nota?: string
}

/** '1 de enero de 2026 a 30 de junio de 2026' */
export const periodoLargo = ({ desde, hasta }: Periodo): string =>
  `${fechaLarga(desde)} a ${fechaLarga(hasta)}`

const ANCHO_FECHA = 170

/** The head of a page: who issues it and when, and what it is. @returns the `y` under it. */
export function encabezar(doc: Doc, { empresa, titulo, subtitulo, hoy, nota }: Membrete): number {
  const anchoEmpresa = ANCHO_UTIL - ANCHO_FECHA - 16
  const bajoEmpresa = escribir(doc, empresa, MARGEN, 50, {
    fuente: 'negrita',
    cuerpo: 15,
    ancho: anchoEmpresa,
  })
  const derecha = { ancho: ANCHO_FECHA, alineado: 'right' } as const
  const x = ANCHO - MARGEN - ANCHO_FECHA
  const bajoRotulo = escribir(doc, 'Fecha de expedición', x, 49, {
    ...derecha,
    cuerpo: 8.5,
    color: TINTA_SUAVE,
  })
  const bajoFecha = escribir(doc, fechaLarga(hoy), x, bajoRotulo, derecha)
  const y = Math.max(bajoEmpresa, bajoFecha) + 10
  linea(doc, y, MARGEN, ANCHO - MARGEN, TINTA)

  const bajoTitulo = escribir(doc, titulo, MARGEN, y + 18, { fuente: 'negrita', cuerpo: 20 })
  const bajoSubtitulo = subtitulo
    ? escribir(doc, subtitulo, MARGEN, bajoTitulo + 1, { cuerpo: 11.5, color: TINTA_SUAVE })
    : bajoTitulo
  return nota ? escribir(doc, nota, MARGEN, bajoSubtitulo + 5, { cuerpo: 9.5 }) : bajoSubtitulo
}

import { TEXT_WIDTH, MARGIN, FOOT, INK, SOFT_INK, drawText, drawRule, measureText, type Doc } from './pdf'

interface Firma {
  /** In what capacity: 'Recibí a satisfacción'. */
  calidad: string
  nombre: string
  /** 'C.C. 71234567'; empty where it is not known. */
  documento: string
}

const GAP = 40
const FIRMA_WIDTH = (TEXT_WIDTH - GAP) / 2
const NOMBRE = { fuente: 'negrita', ancho: FIRMA_WIDTH } as const
const DOCUMENTO = { ancho: FIRMA_WIDTH } as const
const CALIDAD = { ancho: FIRMA_WIDTH, cuerpo: 8.5, color: SOFT_INK } as const

const heightOf = (doc: Doc, { nombre, documento, calidad }: Firma): number =>
  measureText(doc, nombre, NOMBRE) +
  measureText(doc, documento, DOCUMENTO) +
  measureText(doc, calidad, CALIDAD)

/** Two lines for signing, side by side at the bottom of the page. */
export function drawFirmas(doc: Doc, firmas: readonly [Firma, Firma]) {
  const y = FOOT - 14 - Math.max(...firmas.map((firma) => heightOf(doc, firma)))
  for (const [index, { calidad, nombre, documento }] of firmas.entries()) {
    const x = MARGIN + index * (FIRMA_WIDTH + GAP)
    drawRule(doc, y, x, x + FIRMA_WIDTH, INK)
    const bajoNombre = drawText(doc, nombre, x, y + 4, NOMBRE)
    const bajoDocumento = drawText(doc, documento, x, bajoNombre, DOCUMENTO)
    drawText(doc, calidad, x, bajoDocumento, CALIDAD)
  }
}

import { ANCHO_UTIL, MARGEN, PIE, TINTA, TINTA_SUAVE, escribir, linea, medir, type Doc } from './pdf'

export interface Firma {
  /** In what capacity: 'Recibí a satisfacción'. */
  calidad: string
  nombre: string
  /** 'C.C. 71234567'; empty for a line to be filled in by hand. */
  documento: string
}

const SEPARACION = 40
const ANCHO_FIRMA = (ANCHO_UTIL - SEPARACION) / 2
const NOMBRE = { fuente: 'negrita', ancho: ANCHO_FIRMA } as const
const DOCUMENTO = { ancho: ANCHO_FIRMA } as const
const CALIDAD = { ancho: ANCHO_FIRMA, cuerpo: 8.5, color: TINTA_SUAVE } as const

const altoDe = (doc: Doc, { nombre, documento, calidad }: Firma): number =>
  medir(doc, nombre, NOMBRE) + medir(doc, documento, DOCUMENTO) + medir(doc, calidad, CALIDAD)

/** Two lines for signing, side by side at the bottom of the page. */
export function firmar(doc: Doc, firmas: readonly [Firma, Firma]) {
  const y = PIE - 14 - Math.max(...firmas.map((firma) => altoDe(doc, firma)))
  for (const [indice, { calidad, nombre, documento }] of firmas.entries()) {
    const x = MARGEN + indice * (ANCHO_FIRMA + SEPARACION)
    linea(doc, y, x, x + ANCHO_FIRMA, TINTA)
    const bajoNombre = escribir(doc, nombre, x, y + 4, NOMBRE)
    const bajoDocumento = escribir(doc, documento, x, bajoNombre, DOCUMENTO)
    escribir(doc, calidad, x, bajoDocumento, CALIDAD)
  }
}

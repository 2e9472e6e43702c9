import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import normal from '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'
import negrita from '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'
import type PDFDocument from 'pdfkit'

export type Doc = InstanceType<typeof PDFDocument>
/** Draws one page, which is there and empty. */
export type Pagina = (doc: Doc) => void

/** Letter, in points of 1/72 inch. */
export const ANCHO = 612
const ALTO = 792
export const MARGEN = 54
export const ANCHO_UTIL = ANCHO - 2 * MARGEN
/** Where the foot begins, which has the page's number. */
export const PIE = ALTO - 52

export const TINTA = '#1b1f24'
export const TINTA_SUAVE = '#5b636d'
const LINEA = '#c9ced5'

/** One TrueType face, embedded, because a PDF's standard fonts cannot write a name from beyond Western Europe. */
const FUENTES = { normal, negrita }
export type Fuente = keyof typeof FUENTES

let leidas: Promise<[string, Buffer][]> | undefined
const leerFuentes = () =>
  (leidas ??= Promise.all(
    Object.entries(FUENTES).map(async ([nombre, archivo]): Promise<[string, Buffer]> => [
      nombre,
      await readFile(path.resolve(__dirname, archivo)),
    ]),
  ))

export interface Impreso {
  titulo: string
  empresa: string
  /** Instant of its making. */
  fecha: Date
  /** Said at the foot of every page, beside its number. */
  pie: string
}

interface EstiloDeTexto {
  fuente?: Fuente
  cuerpo?: number
  color?: string
  ancho?: number
  alineado?: 'left' | 'right' | 'center'
  /** A single line, cut with an ellipsis where it does not fit. */
  unaLinea?: boolean
}

const conEstilo = (doc: Doc, { fuente = 'normal', cuerpo = 10, color = TINTA }: EstiloDeTexto) =>
  doc.font(fuente).fontSize(cuerpo).fillColor(color)

/** Writes a text with its upper left corner at (x, y). @returns the `y` under it. */
export function escribir(doc: Doc, texto: string, x: number, y: number, estilo: EstiloDeTexto = {}): number {
  const { ancho = ANCHO_UTIL, alineado = 'left' } = estilo
  conEstilo(doc, estilo)
  const unaLinea = estilo.unaLinea && { height: doc.currentLineHeight(), ellipsis: true }
  doc.text(texto, x, y, { width: ancho, align: alineado, ...unaLinea })
  return doc.y
}

/** The height that a text takes. */
export const medir = (doc: Doc, texto: string, estilo: EstiloDeTexto): number =>
  conEstilo(doc, estilo).heightOfString(texto, { width: estilo.ancho ?? ANCHO_UTIL })

/** A hairline across the page. */
export function linea(doc: Doc, y: number, desde = MARGEN, hasta = ANCHO - MARGEN, color = LINEA) {
  doc.moveTo(desde, y).lineTo(hasta, y).lineWidth(0.6).strokeColor(color).stroke()
}

function numerar(doc: Doc, pie: string, numero: number, total: number) {
  const y = PIE + 8
  linea(doc, PIE)
  const estilo = { cuerpo: 8.5, color: TINTA_SUAVE, unaLinea: true }
  escribir(doc, pie, MARGEN, y, { ...estilo, ancho: ANCHO_UTIL - 110 })
  escribir(doc, `Página ${numero} de ${total}`, ANCHO - MARGEN - 100, y, {
    ...estilo,
    ancho: 100,
    alineado: 'right',
  })
}

/**
 * Makes a PDF of letter pages. Between one page and the next the process attends to others, so that the document of a
 * whole company stops nobody.
 */
export async function imprimir({ titulo, empresa, fecha, pie }: Impreso, paginas: readonly Pagina[]) {
  // Loaded with the first document: the package takes a fifth of the server's start.
  const { default: Documento } = await import('pdfkit')
  const doc = new Documento({
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    // None of its own to begin with: they are files that it looks for beside its code, and ours take their place.
    font: '',
    lang: 'es-CO',
    displayTitle: true,
    info: { Title: titulo, Author: empresa, Creator: 'Cochera', CreationDate: fecha },
  })
  const trozos: Buffer[] = []
  doc.on('data', (trozo: Buffer) => trozos.push(trozo))
  const terminado = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))

  for (const [nombre, archivo] of await leerFuentes()) {
    // To understand a font, which its first letter asks for, takes as long as ten pages: others get their turn before each.
    await setImmediate()
    doc.registerFont(nombre, archivo).font(nombre).widthOfString('a')
  }
  for (const [indice, pagina] of paginas.entries()) {
    await setImmediate()
    doc.addPage()
    pagina(doc)
    numerar(doc, pie, indice + 1, paginas.length)
  }
  await setImmediate()
  doc.end()
  await terminado
  return Buffer.concat(trozos)
}

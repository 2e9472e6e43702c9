import { pesosEnLetras } from '../nomina/letras'
import { entero, pesos, pesosConCentavos } from './cifras'
import { firmar } from './firmas'
import { encabezar, type Membrete } from './membrete'
import { type Pago } from './pagos'
import { ANCHO, ANCHO_UTIL, MARGEN, TINTA, TINTA_SUAVE, escribir, linea, type Doc, type Pagina } from './pdf'

/** The last page keeps room under its rows for the total, its words and the signatures. */
const FILAS_POR_PAGINA = 20
const ALTO_DE_FILA = 18

interface Columna {
  titulo: string
  ancho: number
  derecha?: boolean
  celda: (pago: Pago, numero: number) => string
}

const COLUMNAS: readonly Columna[] = [
  { titulo: 'N.º', ancho: 28, celda: (_, numero) => String(numero) },
  { titulo: 'Conductor', ancho: 184, celda: ({ nombre }) => nombre },
  {
    titulo: 'Documento',
    ancho: 100,
    celda: ({ tipoDocumento, documento }) => `${tipoDocumento} ${documento}`,
  },
  { titulo: 'Días', ancho: 32, derecha: true, celda: ({ dias }) => entero(dias) },
  { titulo: 'Base mensual', ancho: 86, derecha: true, celda: ({ base }) => pesosConCentavos(base) },
  { titulo: 'Valor', ancho: 74, derecha: true, celda: ({ valor }) => pesos(valor) },
]

const anchoHasta = (columna: number) => COLUMNAS.slice(0, columna).reduce((x, { ancho }) => x + ancho, 0)
const CELDAS = COLUMNAS.map((columna, indice) => ({ ...columna, x: MARGEN + anchoHasta(indice) }))

function fila(doc: Doc, y: number, textos: readonly string[], estilo: Parameters<typeof escribir>[4] = {}) {
  for (const [indice, { x, ancho, derecha }] of CELDAS.entries()) {
    escribir(doc, textos[indice] ?? '', x, y, {
      cuerpo: 9.5,
      ...estilo,
      ancho: ancho - (derecha ? 0 : 6),
      alineado: derecha ? 'right' : 'left',
      unaLinea: true,
    })
  }
}

/** The table's last row. Its sum may take more room than its column has, which must not cut it. */
function drawTotalRow(doc: Doc, pagos: readonly Pago[], total: number, y: number) {
  const conductores = `${entero(pagos.length)} ${pagos.length === 1 ? 'conductor' : 'conductores'}`
  const negrita = { fuente: 'negrita', cuerpo: 9.5 } as const
  linea(doc, y - 3, MARGEN, ANCHO - MARGEN, TINTA)
  fila(doc, y, ['', `Total a pagar, ${conductores}`], negrita)
  escribir(doc, pesos(total), MARGEN, y, { ...negrita, alineado: 'right' })
  linea(doc, y + ALTO_DE_FILA - 3, MARGEN, ANCHO - MARGEN, TINTA)
}

function cierre(doc: Doc, pagos: readonly Pago[], y: number) {
  const total = pagos.reduce((suma, { valor }) => suma + valor, 0)
  drawTotalRow(doc, pagos, total, y)
  escribir(doc, `Son: ${pesosEnLetras(total)} m/cte.`, MARGEN, y + ALTO_DE_FILA + 8, { ancho: ANCHO_UTIL })
  firmar(doc, [
    { calidad: 'Elaboró', nombre: 'Nombre:', documento: 'C.C.' },
    { calidad: 'Aprobó', nombre: 'Nombre:', documento: 'C.C.' },
  ])
}

/** The pages that list what is paid to everybody, the last one with the total. */
export function resumen(membrete: Membrete, pagos: readonly Pago[]): Pagina[] {
  const cuantas = Math.ceil(pagos.length / FILAS_POR_PAGINA)
  return Array.from({ length: cuantas }, (_, pagina): Pagina => (doc) => {
    const primera = pagina * FILAS_POR_PAGINA
    let y = encabezar(doc, membrete) + 18
    fila(
      doc,
      y,
      COLUMNAS.map(({ titulo }) => titulo),
      { fuente: 'negrita', cuerpo: 9, color: TINTA_SUAVE },
    )
    y += ALTO_DE_FILA
    linea(doc, y - 3, MARGEN, ANCHO - MARGEN, TINTA)
    for (const [indice, pago] of pagos.slice(primera, primera + FILAS_POR_PAGINA).entries()) {
      fila(
        doc,
        y,
        COLUMNAS.map(({ celda }) => celda(pago, primera + indice + 1)),
      )
      y += ALTO_DE_FILA
      linea(doc, y - 3)
    }
    if (pagina === cuantas - 1) cierre(doc, pagos, y)
  })
}

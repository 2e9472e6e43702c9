import { pesosInWords } from '../nomina/letras'
import { integer, pesos, pesosWithCents } from './figures'
import { drawFirmas } from './firmas'
import { drawMembrete, type Membrete } from './membrete'
import { type Pago } from './pagos'
import {
  PAGE_WIDTH,
  TEXT_WIDTH,
  MARGIN,
  INK,
  SOFT_INK,
  drawText,
  drawRule,
  type Doc,
  type DrawPage,
} from './pdf'

/** Leaves room on the last page for the total, its words and the signatures. */
const ROWS_PER_PAGE = 20
const ROW_HEIGHT = 18

interface Column {
  titulo: string
  ancho: number
  derecha?: boolean
  celda: (pago: Pago, numero: number) => string
}

const COLUMNS: readonly Column[] = [
  { titulo: 'N.º', ancho: 28, celda: (_, numero) => String(numero) },
  { titulo: 'Conductor', ancho: 184, celda: ({ nombre }) => nombre },
  {
    titulo: 'Documento',
    ancho: 100,
    celda: ({ tipoDocumento, documento }) => `${tipoDocumento} ${documento}`,
  },
  { titulo: 'Días', ancho: 32, derecha: true, celda: ({ dias }) => integer(dias) },
  { titulo: 'Base mensual', ancho: 86, derecha: true, celda: ({ base }) => pesosWithCents(base) },
  { titulo: 'Valor', ancho: 74, derecha: true, celda: ({ valor }) => pesos(valor) },
]

const widthUpTo = (columna: number) => COLUMNS.slice(0, columna).reduce((x, { ancho }) => x + ancho, 0)
const CELLS = COLUMNS.map((columna, index) => ({ ...columna, x: MARGIN + widthUpTo(index) }))

function drawRow(doc: Doc, y: number, texts: readonly string[], style: Parameters<typeof drawText>[4] = {}) {
  for (const [index, { x, ancho, derecha }] of CELLS.entries()) {
    drawText(doc, texts[index] ?? '', x, y, {
      cuerpo: 9.5,
      ...style,
      ancho: ancho - (derecha ? 0 : 6),
      alineado: derecha ? 'right' : 'left',
      unaLinea: true,
    })
  }
}

/** The table's last row. Its sum may be wider than the column, which must not cut it. */
function drawTotalRow(doc: Doc, pagos: readonly Pago[], total: number, y: number) {
  const conductores = `${integer(pagos.length)} ${pagos.length === 1 ? 'conductor' : 'conductores'}`
  const bold = { fuente: 'negrita', cuerpo: 9.5 } as const
  drawRule(doc, y - 3, MARGIN, PAGE_WIDTH - MARGIN, INK)
  drawRow(doc, y, ['', `Total a pagar, ${conductores}`], bold)
  drawText(doc, pesos(total), MARGIN, y, { ...bold, alineado: 'right' })
  drawRule(doc, y + ROW_HEIGHT - 3, MARGIN, PAGE_WIDTH - MARGIN, INK)
}

function drawClosing(doc: Doc, pagos: readonly Pago[], y: number) {
  const total = pagos.reduce((sum, { valor }) => sum + valor, 0)
  drawTotalRow(doc, pagos, total, y)
  drawText(doc, `Son: ${pesosInWords(total)} m/cte.`, MARGIN, y + ROW_HEIGHT + 8, { ancho: TEXT_WIDTH })
  drawFirmas(doc, [
    { calidad: 'Elaboró', nombre: 'Nombre:', documento: 'C.C.' },
    { calidad: 'Aprobó', nombre: 'Nombre:', documento: 'C.C.' },
  ])
}

/** The pages that list all payments, the last one with the total. */
export function summaryPages(membrete: Membrete, pagos: readonly Pago[]): DrawPage[] {
  const count = Math.ceil(pagos.length / ROWS_PER_PAGE)
  return Array.from({ length: count }, (_, pagina): DrawPage => (doc) => {
    const first = pagina * ROWS_PER_PAGE
    let y = drawMembrete(doc, membrete) + 18
    drawRow(
      doc,
      y,
      COLUMNS.map(({ titulo }) => titulo),
      { fuente: 'negrita', cuerpo: 9, color: SOFT_INK },
    )
    y += ROW_HEIGHT
    drawRule(doc, y - 3, MARGIN, PAGE_WIDTH - MARGIN, INK)
    for (const [index, pago] of pagos.slice(first, first + ROWS_PER_PAGE).entries()) {
      drawRow(
        doc,
        y,
        COLUMNS.map(({ celda }) => celda(pago, first + index + 1)),
      )
      y += ROW_HEIGHT
      drawRule(doc, y - 3)
    }
    if (pagina === count - 1) drawClosing(doc, pagos, y)
  })
}

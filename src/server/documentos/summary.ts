import { sumaDe } from '../../contract/numeros'
import { pesosInWords } from '../nomina/letras'
import { integer, pesos, pesosWithCents } from '../pdf/figures'
import { drawFirmas } from '../pdf/firmas'
import { drawMembrete, type Membrete } from '../pdf/membrete'
import { type Pago } from './pagos'
import { PAGE_WIDTH, TEXT_WIDTH, MARGIN, INK, drawRule, type Doc, type DrawPage } from '../pdf/paper'
import { drawText } from '../pdf/text'
import { ROW_HEIGHT, drawTable, drawTexts, inPages, type PrintColumn } from '../pdf/table'

/** Leaves room on the last page for the total, its words and the signatures. */
const ROWS_PER_PAGE = 20

const COLUMNS: readonly PrintColumn<Pago>[] = [
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

/** The table's last row. Its sum may be wider than the column, which must not cut it. */
function drawTotalRow(doc: Doc, pagos: readonly Pago[], total: number, y: number) {
  const conductores = `${integer(pagos.length)} ${pagos.length === 1 ? 'conductor' : 'conductores'}`
  const bold = { fuente: 'negrita', cuerpo: 9.5 } as const
  drawRule(doc, y - 3, MARGIN, PAGE_WIDTH - MARGIN, INK)
  drawTexts(doc, COLUMNS, y, ['', `Total a pagar, ${conductores}`], bold)
  drawText(doc, pesos(total), MARGIN, y, { ...bold, alineado: 'right' })
  drawRule(doc, y + ROW_HEIGHT - 3, MARGIN, PAGE_WIDTH - MARGIN, INK)
}

function drawClosing(doc: Doc, pagos: readonly Pago[], y: number) {
  const total = sumaDe(pagos, 'valor')
  drawTotalRow(doc, pagos, total, y)
  drawText(doc, `Son: ${pesosInWords(total)} m/cte.`, MARGIN, y + ROW_HEIGHT + 8, { ancho: TEXT_WIDTH })
  drawFirmas(doc, [
    { calidad: 'Elaboró', nombre: 'Nombre:', documento: 'C.C.' },
    { calidad: 'Aprobó', nombre: 'Nombre:', documento: 'C.C.' },
  ])
}

/** The pages that list all payments, the last one with the total. */
export const summaryPages = (membrete: Membrete, pagos: readonly Pago[]): DrawPage[] =>
  inPages(pagos, ROWS_PER_PAGE).map(({ first, rows }, page, { length }) => (doc) => {
    const y = drawTable(doc, COLUMNS, drawMembrete(doc, membrete) + 18, rows, first + 1)
    if (page === length - 1) drawClosing(doc, pagos, y)
  })

import { sumaDe } from '../../contract/numeros'
import { pesosInWords } from '../nomina/letras'
import { integer, pesos, pesosWithCents } from '../pdf/figures'
import { drawSignatures } from '../pdf/signatures'
import { drawLetterhead, type Letterhead } from '../pdf/letterhead'
import { type Pago } from './pagos'
import { PAGE_WIDTH, TEXT_WIDTH, MARGIN, INK, drawRule, type Doc, type DrawPage } from '../pdf/paper'
import { drawText } from '../pdf/text'
import { ROW_HEIGHT, printTable, inPages, type PrintColumn } from '../pdf/table'

const ROWS_PER_PAGE = 26
/** Leaves room for the sums, their words and the signatures. */
const ROWS_OF_LAST = 16

const FIRST_COLUMN = 24
const COLUMNS: readonly PrintColumn<Pago>[] = [
  { title: 'N.º', width: FIRST_COLUMN, cell: (_, numero) => String(numero) },
  { title: 'Conductor', width: 184, cell: ({ nombre }) => nombre },
  {
    title: 'Retiro',
    width: 52,
    cell: ({ fechaRetiro }) => fechaRetiro?.split('-').reverse().join('/') ?? '',
  },
  {
    title: 'Documento',
    width: 78,
    cell: ({ tipoDocumento, documento }) => `${tipoDocumento} ${documento}`,
  },
  { title: 'Días', width: 28, right: true, cell: ({ causados }) => integer(causados) },
  { title: 'Base mensual', width: 76, right: true, cell: ({ base }) => pesosWithCents(base) },
  { title: 'Valor', width: 62, right: true, cell: ({ valor }) => pesos(valor) },
]

const isRetired = ({ fechaRetiro }: Pago) => fechaRetiro !== null

/** A sum below the table. It may be wider than the column, which must not cut it. @returns the `y` under it. */
function drawSum(doc: Doc, what: string, pagos: readonly Pago[], y: number) {
  const conductores = `${integer(pagos.length)} ${pagos.length === 1 ? 'conductor' : 'conductores'}`
  const bold = { face: 'bold', size: 9.5 } as const
  drawText(doc, `${what}, ${conductores}`, MARGIN + FIRST_COLUMN, y, bold)
  drawText(doc, pesos(sumaDe(pagos, 'valor')), MARGIN, y, { ...bold, align: 'right' })
  drawRule(doc, y + ROW_HEIGHT - 3, MARGIN, PAGE_WIDTH - MARGIN, INK)
  return y + ROW_HEIGHT
}

function drawClosing(doc: Doc, pagos: readonly Pago[], top: number) {
  drawRule(doc, top - 3, MARGIN, PAGE_WIDTH - MARGIN, INK)
  const retired = pagos.filter(isRetired)
  const active = pagos.filter((pago) => !isRetired(pago))
  const sums = [
    ['Activos', active],
    ['Retirados', retired],
    ['Total a pagar', pagos],
  ] as const
  const y = sums.reduce((below, [what, of]) => drawSum(doc, what, of, below), top)
  drawText(doc, `Son: ${pesosInWords(sumaDe(pagos, 'valor'))} m/cte.`, MARGIN, y + 8, { width: TEXT_WIDTH })
  drawSignatures(doc, [
    { capacity: 'Elaboró', nombre: 'Nombre:', documento: 'C.C.' },
    { capacity: 'Aprobó', nombre: 'Nombre:', documento: 'C.C.' },
  ])
}

/** The pages that list a company's payments, those of its active drivers first; the last one has the sums. */
export function summaryPages(letterhead: Letterhead, pagos: readonly Pago[]): DrawPage[] {
  const sorted = [...pagos].sort((a, b) => Number(isRetired(a)) - Number(isRetired(b)))
  return inPages(sorted, ROWS_PER_PAGE, ROWS_OF_LAST).map(({ first, rows }, page, { length }) => (doc) => {
    const y = printTable(doc, COLUMNS, drawLetterhead(doc, letterhead) + 18, rows, first + 1)
    if (page === length - 1) drawClosing(doc, pagos, y)
  })
}

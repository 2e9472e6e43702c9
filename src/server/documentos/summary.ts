import { pesosInWords } from '../nomina/letras'
import { integer, pesos, pesosWithCents } from '../pdf/figures'
import { drawSignatures } from '../pdf/signatures'
import { drawLetterhead, type Letterhead } from '../pdf/letterhead'
import { type Draft } from './draft'
import { shortDate } from './paper-details'
import { PAGE_WIDTH, TEXT_WIDTH, MARGIN, INK, drawRule, type Doc, type DrawPage } from '../pdf/paper'
import { drawText } from '../pdf/text'
import { ROW_HEIGHT, printTable, inPages, type PrintColumn } from '../pdf/table'

const ROWS_PER_PAGE = 26
/** Leaves room for the sums, their words and the signatures. */
const ROWS_OF_LAST = 16

const FIRST_COLUMN = 24
const COLUMNS: readonly PrintColumn<Draft>[] = [
  { title: 'N.º', width: FIRST_COLUMN, cell: (_, numero) => String(numero) },
  { title: 'Conductor', width: 184, cell: ({ papel }) => papel.nombre },
  { title: 'Retiro', width: 52, cell: ({ papel }) => shortDate(papel.contrato.hasta) },
  {
    title: 'Documento',
    width: 78,
    cell: ({ conductor }) => `${conductor.tipoDocumento} ${conductor.documento}`,
  },
  { title: 'Días', width: 28, right: true, cell: ({ papel }) => integer(papel.lineas[0]?.dias ?? 0) },
  {
    title: 'Base mensual',
    width: 76,
    right: true,
    cell: ({ papel }) => pesosWithCents(papel.lineas[0]?.base ?? 0),
  },
  { title: 'Valor', width: 62, right: true, cell: ({ papel }) => pesos(papel.total) },
]

const isRetired = ({ papel }: Draft) => papel.retirado === true

const totalOf = (papeles: readonly Draft[]) => papeles.reduce((sum, { papel }) => sum + papel.total, 0)

/** A sum below the table. It may be wider than the column, which must not cut it. @returns the `y` under it. */
function drawSum(doc: Doc, what: string, papeles: readonly Draft[], y: number) {
  const { size } = new Set(papeles.map(({ papel }) => papel.documento))
  const conductores = `${integer(size)} ${size === 1 ? 'conductor' : 'conductores'}`
  const bold = { face: 'bold', size: 9.5 } as const
  drawText(doc, `${what}, ${conductores}`, MARGIN + FIRST_COLUMN, y, bold)
  drawText(doc, pesos(totalOf(papeles)), MARGIN, y, { ...bold, align: 'right' })
  drawRule(doc, y + ROW_HEIGHT - 3, MARGIN, PAGE_WIDTH - MARGIN, INK)
  return y + ROW_HEIGHT
}

function drawClosing(doc: Doc, papeles: readonly Draft[], top: number) {
  drawRule(doc, top - 3, MARGIN, PAGE_WIDTH - MARGIN, INK)
  const retired = papeles.filter(isRetired)
  const active = papeles.filter((borrador) => !isRetired(borrador))
  const sums = [
    ['Activos', active],
    ['Retirados', retired],
    ['Total a pagar', papeles],
  ] as const
  const y = sums.reduce((below, [what, of]) => drawSum(doc, what, of, below), top)
  drawText(doc, `Son: ${pesosInWords(totalOf(papeles))} m/cte.`, MARGIN, y + 8, { width: TEXT_WIDTH })
  drawSignatures(doc, [
    { capacity: 'Elaboró', nombre: 'Nombre:', documento: 'C.C.' },
    { capacity: 'Aprobó', nombre: 'Nombre:', documento: 'C.C.' },
  ])
}

/** The pages that list a company's payments, those of its active drivers first; the last one has the sums. */
export function summaryPages(letterhead: Letterhead, papeles: readonly Draft[]): DrawPage[] {
  const sorted = [...papeles].sort((a, b) => Number(isRetired(a)) - Number(isRetired(b)))
  return inPages(sorted, ROWS_PER_PAGE, ROWS_OF_LAST).map(({ first, rows }, page, { length }) => (doc) => {
    const y = printTable(doc, COLUMNS, drawLetterhead(doc, letterhead) + 18, rows, first + 1)
    if (page === length - 1) drawClosing(doc, papeles, y)
  })
}

import { nombreDeTipoDocumento, papelDe } from '../../contract/catalogos'
import { CONCEPTOS, type Linea } from '../../contract/previa'
import { pesosInWords } from '../nomina/letras'
import { pesos, pesosWithCents } from '../pdf/figures'
import { drawSignatures } from '../pdf/signatures'
import { drawLetterhead, type Letterhead } from '../pdf/letterhead'
import { MARGIN, TEXT_WIDTH, type Doc, type DrawPage } from '../pdf/paper'
import { drawSection, linesInPages } from '../pdf/sections'
import { printTable, inPages, type PrintColumn } from '../pdf/table'
import { drawText, measureText } from '../pdf/text'
import { type Draft } from './draft'
import { contratoText, detailsOf, shortDate } from './paper-details'

const ROWS_PER_PAGE = 26
/** Leaves room for the sum, the authorization and the signatures. */
const ROWS_OF_LAST = 16
/** Lines of text that fit on a page of details. */
const LINES_PER_PAGE = 33
/** The same under the table of a single step. */
const LINES_UNDER_STEP = 18

const COLUMNS: readonly PrintColumn<Linea>[] = [
  { title: 'Concepto', width: 214, cell: ({ concepto }) => CONCEPTOS[concepto] },
  { title: 'Desde', width: 56, cell: ({ desde }) => shortDate(desde) },
  { title: 'Hasta', width: 56, cell: ({ hasta }) => shortDate(hasta) },
  { title: 'Días', width: 32, right: true, cell: ({ dias }) => dias?.toLocaleString('es-CO') ?? '' },
  {
    title: 'Base',
    width: 78,
    right: true,
    cell: ({ base }) => (base === null ? '' : pesosWithCents(base)),
  },
  { title: 'Valor', width: 68, right: true, cell: ({ valor }) => pesos(valor) },
]

/** Stands at the foot of what has no number. */
export const SIN_EMITIR = 'Sin emitir'

/** Draws a sum in figures and in words. @returns the `y` under it. */
function drawBox(doc: Doc, rotulo: string, value: number, y: number) {
  const padding = 12
  const width = TEXT_WIDTH - 2 * padding
  const words = `Son: ${pesosInWords(value)} m/cte.`
  const height = 2 * padding + 26 + measureText(doc, words, { size: 10.5, width })
  doc.roundedRect(MARGIN, y, TEXT_WIDTH, height, 4).fillColor('#f1f3f5').fill()
  const x = MARGIN + padding
  drawText(doc, rotulo, x, y + padding + 3, { face: 'bold', size: 12, width })
  drawText(doc, pesos(value), x, y + padding - 2, {
    face: 'bold',
    size: 17,
    width,
    align: 'right',
  })
  drawText(doc, words, x, y + padding + 26, { size: 10.5, width })
  return y + height
}

function drawClosing(doc: Doc, { papel, conductor, autorizacion }: Draft, title: string, y: number) {
  const below = drawBox(doc, `Total: ${title}`, papel.total, y + 14)
  if (autorizacion) drawText(doc, autorizacion, MARGIN, below + 12, { face: 'bold', width: TEXT_WIDTH })
  drawSignatures(doc, [
    { capacity: 'Empleador', nombre: papel.empresa, documento: '' },
    {
      capacity: 'Trabajador. Recibí a satisfacción.',
      nombre: papel.nombre,
      documento: `${conductor.tipoDocumento} ${conductor.documento}`,
    },
  ])
}

/** Words of a paper that is issued: 'n.º 2026-3', 'Reemplaza al n.º 2026-2'. */
interface Emision {
  numero: string
  note?: string | undefined
}

/** The pages of a driver's paper, from it alone: its steps and their sum, to be signed, and how each was computed. @param today day of issue. */
export function paperPages(borrador: Draft, today: string, emision?: Emision): DrawPage[] {
  const { papel, conductor, nit } = borrador
  const { lineas, empresa } = papel
  const kind = papelDe(borrador.cuerpo.tipo).titulo
  const title = emision ? `${kind} ${emision.numero}` : kind
  const note = emision?.note
  const letterhead: Letterhead = { empresa, nit, title, note, subtitle: contratoText(borrador), today }
  // Room for the note.
  const taken = note ? 1 : 0
  const details = detailsOf(borrador).filter(([, text]) => text !== '')
  const isShort = lineas.length <= 1 && linesInPages(details, LINES_UNDER_STEP - taken).length === 1
  const steps = inPages(lineas, ROWS_PER_PAGE - taken, ROWS_OF_LAST - taken)
  const tables = steps.map(({ rows, first }, page): DrawPage => (doc) => {
    const head = drawSection(
      doc,
      'Conductor',
      [
        ['Nombre', papel.nombre],
        [nombreDeTipoDocumento(conductor.tipoDocumento), conductor.documento],
      ],
      drawLetterhead(doc, letterhead),
    )
    const table = printTable(doc, COLUMNS, head + 16, rows, first + 1)
    const y = isShort ? drawSection(doc, 'Cómo se calculó', details, table) : table
    if (page === steps.length - 1) drawClosing(doc, borrador, kind, y)
  })
  if (isShort) return tables
  return [
    ...tables,
    ...linesInPages(details, LINES_PER_PAGE - taken).map((rows): DrawPage => (doc) => {
      drawSection(doc, 'Cómo se calculó', rows, drawLetterhead(doc, letterhead))
    }),
  ]
}

import { nombreDeTipoDocumento } from '../../contract/catalogos'
import { CONCEPTOS } from '../../contract/previa'
import { type Config } from '../config'
import { pesos, pesosWithCents } from '../pdf/figures'
import { drawFirmas } from '../pdf/firmas'
import { drawMembrete, type Membrete } from '../pdf/membrete'
import { MARGIN, TEXT_WIDTH, type Doc, type DrawPage } from '../pdf/paper'
import { drawSection } from '../pdf/sections'
import { drawTable, inPages, type PrintColumn } from '../pdf/table'
import { drawText } from '../pdf/text'
import { type Paso } from '../nomina/prestaciones'
import { type Borrador } from './paper'
import { contratoText, detailsOf, shortDate } from './paper-details'
import { drawBox } from './receipt'

const ROWS_PER_PAGE = 26
/** Leaves room for the sum, the authorization and the signatures. */
const ROWS_OF_LAST = 16
/** Entries that fit on a page, of a step up to five lines each. */
const DETAILS_PER_PAGE = 9
/** Details, and pairs of ranges of days, that still fit under the table of a single step. */
const DETAILS_BESIDE_STEP = 13

const COLUMNS: readonly PrintColumn<Paso>[] = [
  { titulo: 'Concepto', ancho: 214, celda: ({ concepto }) => CONCEPTOS[concepto] },
  { titulo: 'Desde', ancho: 56, celda: ({ desde }) => shortDate(desde) },
  { titulo: 'Hasta', ancho: 56, celda: ({ hasta }) => shortDate(hasta) },
  { titulo: 'Días', ancho: 32, derecha: true, celda: ({ dias }) => dias?.toLocaleString('es-CO') ?? '' },
  {
    titulo: 'Base',
    ancho: 78,
    derecha: true,
    celda: ({ base }) => (base === null ? '' : pesosWithCents(base)),
  },
  { titulo: 'Valor', ancho: 68, derecha: true, celda: ({ valor }) => pesos(valor) },
]

function drawClosing(doc: Doc, { papel, tipoDocumento, autorizacion }: Borrador, titulo: string, y: number) {
  const below = drawBox(doc, `Total: ${titulo}`, papel.total, y + 14)
  if (autorizacion) drawText(doc, autorizacion, MARGIN, below + 12, { fuente: 'negrita', ancho: TEXT_WIDTH })
  drawFirmas(doc, [
    { calidad: 'Empleador', nombre: papel.empresa, documento: '' },
    {
      calidad: 'Trabajador. Recibí a satisfacción.',
      nombre: papel.nombre,
      documento: `${tipoDocumento} ${papel.documento}`,
    },
  ])
}

/** The pages of a driver's paper: its steps and their sum, to be signed, and how each was computed. */
export function paperPages(titulo: string, hoy: string, config: Config, borrador: Borrador): DrawPage[] {
  const { papel, pasos, tipoDocumento } = borrador
  const membrete: Membrete = { empresa: papel.empresa, titulo, subtitulo: contratoText(borrador), hoy }
  const details = detailsOf(borrador, config).filter(([, text]) => text !== '')
  const isShort =
    pasos.length <= 1 &&
    details.length + (papel.neutrales.length + papel.licencias.length) / 2 <= DETAILS_BESIDE_STEP
  const steps = inPages(pasos, ROWS_PER_PAGE, ROWS_OF_LAST)
  const tables = steps.map(({ rows, first }, page): DrawPage => (doc) => {
    const head = drawSection(
      doc,
      'Conductor',
      [
        ['Nombre', papel.nombre],
        [nombreDeTipoDocumento(tipoDocumento), papel.documento],
      ],
      drawMembrete(doc, membrete),
    )
    const table = drawTable(doc, COLUMNS, head + 16, rows, first + 1)
    const y = isShort ? drawSection(doc, 'Cómo se calculó', details, table) : table
    if (page === steps.length - 1) drawClosing(doc, borrador, titulo, y)
  })
  if (isShort) return tables
  return [
    ...tables,
    ...inPages(details, DETAILS_PER_PAGE).map(({ rows }): DrawPage => (doc) => {
      drawSection(doc, 'Cómo se calculó', rows, drawMembrete(doc, membrete))
    }),
  ]
}

import { nombreDeTipoDocumento, papelDe } from '../../contract/catalogos'
import { CONCEPTOS, type Linea } from '../../contract/previa'
import { pesos, pesosWithCents } from '../pdf/figures'
import { signaturesOf } from '../pdf/signatures'
import { letterheadOf } from '../pdf/letterhead'
import { INK, TEXT_WIDTH, type Pages, type Row } from '../pdf/paper'
import { sectionOf } from '../pdf/sections'
import { tableOf, type PrintColumn } from '../pdf/table'
import { type Draft } from './draft'
import { contratoText, detailsOf, shortDate } from './paper-details'

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

/** The sum, and who signs. */
function closingOf({ papel, conductor, autorizacion = '' }: Draft, title: string): Row[] {
  const bold = { face: 'bold', size: 14, rule: INK } as const
  return [
    {
      above: 10,
      keep: true,
      cells: [
        { ...bold, text: `Total: ${title}`, width: TEXT_WIDTH - 170 },
        { ...bold, text: pesos(papel.total), width: 170, right: true },
      ],
    },
    { keep: true, cells: [{ text: autorizacion, face: 'bold' }] },
    ...signaturesOf(
      `${papel.empresa}\nEmpleador`,
      `${papel.nombre}\n${conductor.tipoDocumento} ${conductor.documento}\nTrabajador. Recibí a satisfacción.`,
    ),
  ]
}

/** Words of a paper that is issued: 'n.º 2026-3', 'Reemplaza al n.º 2026-2'. */
interface Emision {
  numero: string
  note?: string | undefined
}

/**
 * The pages of a driver's paper, from it alone: its steps and their sum, to be signed, and how each was computed, before the sum where
 * there is a single step. @param today day of issue.
 */
export function paperPages(borrador: Draft, today: string, emision?: Emision): Pages {
  const { papel, conductor, nit } = borrador
  const { lineas, empresa } = papel
  const kind = papelDe(borrador.cuerpo.tipo).titulo
  const title = emision ? `${kind} ${emision.numero}` : kind
  const table = tableOf(COLUMNS, lineas)
  const details = sectionOf('Cómo se calculó', detailsOf(borrador))
  const closing = closingOf(borrador, kind)
  return {
    head: [
      ...letterheadOf({ empresa, nit, title, note: emision?.note, subtitle: contratoText(borrador), today }),
      ...sectionOf('Conductor', [
        ['Nombre', papel.nombre],
        [nombreDeTipoDocumento(conductor.tipoDocumento), conductor.documento],
      ]),
    ],
    rows: lineas.length > 1 ? [...table, ...closing, ...details] : [...table, ...details, ...closing],
  }
}

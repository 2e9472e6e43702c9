import { integer, pesos, pesosWithCents } from '../pdf/figures'
import { signaturesOf } from '../pdf/signatures'
import { letterheadOf, type Letterhead } from '../pdf/letterhead'
import { type Draft } from './draft'
import { shortDate } from './paper-details'
import { INK, TEXT_WIDTH, type Pages, type Row } from '../pdf/paper'
import { tableOf, type PrintColumn } from '../pdf/table'

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

/** A sum below the table. It may be wider than the column. */
function sumOf(what: string, papeles: readonly Draft[]): Row {
  const { size } = new Set(papeles.map(({ papel }) => papel.documento))
  const conductores = `${integer(size)} ${size === 1 ? 'conductor' : 'conductores'}`
  const bold = { face: 'bold', size: 9.5, rule: INK } as const
  const width = (TEXT_WIDTH - FIRST_COLUMN) / 2
  return {
    keep: true,
    cells: [
      { ...bold, text: '', width: FIRST_COLUMN },
      { ...bold, text: `${what}, ${conductores}`, width },
      { ...bold, text: pesos(papeles.reduce((sum, { papel }) => sum + papel.total, 0)), width, right: true },
    ],
  }
}

/** The pages that list a company's payments, those of its active drivers first, and their sums. */
export function summaryPages(letterhead: Letterhead, papeles: readonly Draft[]): Pages {
  const retired = papeles.filter(isRetired)
  const active = papeles.filter((borrador) => !isRetired(borrador))
  return {
    head: letterheadOf(letterhead),
    rows: [
      ...tableOf(COLUMNS, [...active, ...retired]),
      sumOf('Activos', active),
      sumOf('Retirados', retired),
      sumOf('Total a pagar', papeles),
      ...signaturesOf('Nombre:\nC.C.\nElaboró', 'Nombre:\nC.C.\nAprobó'),
    ],
  }
}

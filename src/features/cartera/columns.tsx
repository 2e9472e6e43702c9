import { styled } from '@mui/material/styles'
import { isOwnServer } from '../../api/client/baseUrl'
import type { AbonoFila } from '../../contract/abonos'
import type { DeudaFila } from '../../contract/deudas'
import { fechaLarga } from '../../contract/fechas'
import { ABONOS, DEUDAS } from '../../records/nouns/cartera'
import { LIQUIDACIONES } from '../../records/nouns/liquidaciones'
import { columnsOf, type Noun } from '../../records/nouns/noun'
import type { Column } from '../../ui/tableState/columns'
import { CONDUCTOR_COLUMN } from '../../ui/tableState/links'
import { paletteOf } from '../../ui/style/palette'

/** A row of a ledger: a driver's amount. A row of a settlement has its uuid and its bus, that of an issued paper its uuid, and its name as origin. */
export interface CarteraRow {
  uuid: string
  valor: number
  conductorDocumento: string
  conductorNombre: string
  fecha: string
  liquidacionUuid?: string | null
  busNumero?: string | null
  emitidoUuid?: string | null
}

const OF_PAPER = 'Es del documento '

/**
 * 'Está en la liquidación del bus 303 del 21 de noviembre de 2026.' or 'Es del documento Liquidación 2026-3: anúlelo', as the server refuses
 * what is done to it here; undefined for a row of neither.
 */
export function linkOf(row: CarteraRow & { origen?: string }) {
  const { liquidacionUuid, busNumero, fecha, emitidoUuid, origen } = row
  if (!isOwnServer()) return undefined
  if (emitidoUuid) return `${OF_PAPER}${origen}: anúlelo`
  if (!liquidacionUuid || !busNumero) return undefined
  return `Está en la liquidación del bus ${busNumero} del ${fechaLarga(fecha)}.`
}

/** A cell's text, marked when the row belongs to a settlement or a paper. */
const Cell = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  maxWidth: '100%',
  verticalAlign: 'bottom',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > small': {
    flex: 'none',
    padding: '1px 6px',
    border: `1px solid ${paletteOf(theme).borde}`,
    borderRadius: 10,
    fontSize: '0.75rem',
    lineHeight: 1.4,
    color: paletteOf(theme).text.secondary,
  },
}))

/** The title under which our own files mark a row that belongs to a settlement or a paper. */
export const DE_LIQUIDACION = 'De liquidación'

/** Tells by a cell under it why an import leaves its row out. */
export function markOf(cell = '') {
  if (cell.startsWith(OF_PAPER)) return 'emitida'
  return /^(?:Sí$|VERDADERO$|Está en la liquidación )/.test(cell) ? 'ligada' : undefined
}

/** Columns of a ledger's file beyond those of the screen. */
export const FILE_COLUMNS: readonly Column<CarteraRow>[] = [
  { field: 'conductorDocumento', title: 'Documento del conductor' },
  { field: 'liquidacionUuid', title: DE_LIQUIDACION, value: linkOf },
]

/** Section 2: the columns of a ledger. `field` is its text column: the reason or the origin. */
const carteraColumns = <Row extends CarteraRow>(noun: Noun, field: Extract<keyof Row, 'razon' | 'origen'>) =>
  columnsOf<CarteraRow>(noun, {
    valor: { card: 'amount', width: 124 },
    conductorNombre: { ...CONDUCTOR_COLUMN, card: 'title' },
    [field]: {
      card: 'subtitle',
      minWidth: 180,
      maxWidth: 360,
      render: (row: Row) => {
        const link = linkOf(row)
        const text = row[field] as string
        return (
          <Cell title={link}>
            <span title={text}>{text}</span>
            {link && text !== LIQUIDACIONES.name && (
              <small>{row.emitidoUuid ? 'De documento' : DE_LIQUIDACION}</small>
            )}
          </Cell>
        )
      },
    },
    fecha: { card: 'subtitle' },
    busNumero: null,
  }) as readonly Column<Row>[]

export const DEUDAS_COLUMNS = carteraColumns<DeudaFila>(DEUDAS, 'razon')
export const ABONOS_COLUMNS = carteraColumns<AbonoFila>(ABONOS, 'origen')
